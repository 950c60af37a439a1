import type { ReactNode } from 'react'

export const line = {
  stroke: 'var(--primary)',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
export const sheet = { ...line, fill: 'var(--paper)' } as const
export const accent = { ...line, fill: 'var(--tint-strong)' } as const
export const soft = { fill: 'var(--tint-strong)' } as const

type Props = { name: string; className?: string; children: ReactNode }

/** Renders the frame of a picture that a part of the page shows when it has no other content. */
export function StatePicture({ name, className, children }: Props) {
  return (
    <svg className={className} viewBox="0 0 120 120" fill="none" aria-hidden="true" data-picture={name}>
      <circle cx="60" cy="60" r="54" fill="var(--tint)" />
      {children}
    </svg>
  )
}
