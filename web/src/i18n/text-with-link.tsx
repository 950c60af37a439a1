import type { ReactNode } from 'react'

/**
 * Renders a sentence whose link is between `<a>` and `</a>`, because its position in the sentence differs between
 * languages.
 */
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

/** Returns the same sentence without its link. */
export const withoutLink = (text: string): string => text.replace(/<\/?a>/g, '')
