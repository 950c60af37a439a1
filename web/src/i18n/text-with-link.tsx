import type { ReactNode } from 'react'

/** A sentence whose link stands between `<a>` and `</a>`: its place in the sentence differs from language to language. */
export function TextWithLink({ text, link }: { text: string; link(words: string): ReactNode }) {
  const [before = '', words = '', after = ''] = text.split(/<\/?a>/)
  return (
    <>
      {before}
      {link(words)}
      {after}
    </>
  )
}

/** The same sentence without its link. */
export const withoutLink = (text: string): string => text.replace(/<\/?a>/g, '')
