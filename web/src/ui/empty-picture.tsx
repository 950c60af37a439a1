import type { ReactNode } from 'react'
import { accent, line, StatePicture, sheet, soft } from './state-picture.tsx'

/** The names of the pictures that a part of the page shows when it is empty. */
export type EmptyPictureName =
  | 'nothing'
  | 'games'
  | 'results'
  | 'messages'
  | 'thread'
  | 'people'
  | 'done'
  | 'reserved'

/** Drawn for this product in two tones of the theme. */
const pictures: Record<EmptyPictureName, ReactNode> = {
  // A sheet with a blank chart, under a magnifier.
  nothing: (
    <>
      <path d="M34 30h40l14 14v44a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6Z" {...sheet} />
      <path d="M74 30v14h14" {...accent} />
      <path d="M38 82h40" {...line} opacity=".5" />
      <path d="M40 70h8v12h-8zm14-10h8v22h-8zm14 4h8v18h-8z" {...soft} />
      <path d="M38 58c8-2 10-10 18-9s9 6 22-3" {...line} strokeDasharray="1 5" />
      <circle cx="88" cy="86" r="13" {...sheet} strokeWidth="2.5" />
      <path d="m98 96 9 9" {...line} strokeWidth="4" />
      <path d="M83 86h10" {...line} strokeWidth="2.5" opacity=".55" />
    </>
  ),
  // A factory whose chimney does not smoke, with its flag not raised yet.
  games: (
    <>
      <path d="M24 92h76" {...line} opacity=".5" />
      <path d="M32 92V62l18-12v12l18-12v42Z" {...sheet} />
      <path d="M68 92V36h12v56" {...accent} />
      <path d="M80 92V66h12v26" {...sheet} />
      <path d="M39 72h7v8h-7zm14 0h7v8h-7z" {...soft} />
      <path d="M74 28v-2m4-4c6-1 6-6 12-6" {...line} strokeDasharray="1 5" />
      <path d="M26 92V34" {...line} />
      <path d="M26 36h16l-4 5 4 5H26" {...line} strokeDasharray="4 4" />
    </>
  ),
  // Bars of future quarters, and a clock.
  results: (
    <>
      <path d="M26 90h70" {...line} opacity=".5" />
      <rect x="30" y="70" width="13" height="20" rx="3" {...accent} />
      <rect x="49" y="56" width="13" height="34" rx="3" fill="none" {...line} strokeDasharray="4 4" />
      <rect x="68" y="44" width="13" height="46" rx="3" fill="none" {...line} strokeDasharray="4 4" />
      <path d="M36 60 55 46l19-14" {...line} strokeDasharray="1 5" />
      <circle cx="88" cy="82" r="16" {...sheet} strokeWidth="2.5" />
      <path d="M88 73v9l6 4" {...line} strokeWidth="2.5" />
    </>
  ),
  // A silent bell.
  messages: (
    <>
      <path d="M36 78c6-5 7-12 7-20a17 17 0 0 1 34 0c0 8 1 15 7 20Z" {...sheet} />
      <path d="M60 41v-5" {...line} strokeWidth="3" />
      <path d="M52 84a8 8 0 0 0 16 0Z" {...accent} />
      <path d="M36 78h48" {...line} strokeWidth="2.5" />
      <path d="M78 34h9l-9 10h9m5-22h7l-7 8h7" {...line} opacity=".6" />
    </>
  ),
  // A message, and the outline of its answer.
  thread: (
    <>
      <path
        d="M32 34h44a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8H52L40 78V68h-8a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8Z"
        {...sheet}
      />
      <path d="M36 46h36M36 56h20" {...line} opacity=".5" />
      <path
        d="M92 56a7 7 0 0 1 7 7v15a7 7 0 0 1-7 7h-3v9l-10-9H67a7 7 0 0 1-7-7"
        {...line}
        strokeDasharray="4 4"
      />
    </>
  ),
  // One person, and empty outlines for more.
  people: (
    <>
      <circle cx="60" cy="48" r="11" {...accent} />
      <path d="M40 86c0-13 8-21 20-21s20 8 20 21Z" {...sheet} />
      <circle cx="31" cy="56" r="8" fill="none" {...line} strokeDasharray="4 4" />
      <path d="M18 84c0-9 5-15 13-15 3 0 5 1 7 2" {...line} strokeDasharray="4 4" />
      <circle cx="89" cy="56" r="8" fill="none" {...line} strokeDasharray="4 4" />
      <path d="M102 84c0-9-5-15-13-15-3 0-5 1-7 2" {...line} strokeDasharray="4 4" />
    </>
  ),
  // A list that is ticked to its end.
  done: (
    <>
      <rect x="34" y="30" width="46" height="62" rx="6" {...sheet} />
      <rect x="48" y="25" width="18" height="10" rx="3" {...accent} />
      <path d="m42 50 3 3 6-6m-9 19 3 3 6-6" {...line} />
      <path d="M57 51h15m-15 16h15m-30 14h30" {...line} opacity=".5" />
      <circle cx="84" cy="82" r="16" fill="var(--primary)" />
      <path
        d="m77 82 5 5 9-10"
        stroke="var(--on-primary)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  // A padlock.
  reserved: (
    <>
      <path d="M46 56V46a14 14 0 0 1 28 0v10" {...line} strokeWidth="3" />
      <rect x="36" y="56" width="48" height="36" rx="8" {...sheet} />
      <circle cx="60" cy="70" r="5" {...accent} />
      <path d="M60 75v8" {...line} strokeWidth="3" />
      <path d="M24 92h72" {...line} opacity=".5" />
    </>
  ),
}

export const emptyPictureNames = Object.keys(pictures) as EmptyPictureName[]

type Props = { name?: EmptyPictureName; className?: string }

export function EmptyPicture({ name = 'nothing', className }: Props) {
  return (
    <StatePicture name={name} className={className}>
      {pictures[name]}
    </StatePicture>
  )
}
