export type TextPart = { text: string; href: string | null }

/** An address ends before the punctuation of the sentence around it. */
const address = /\bhttps?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]}»’”]/giu

/** Returns the parts of a text that people wrote; those that are addresses of `http` or `https` lead there. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const found of text.matchAll(address)) {
    const [href] = found
    if (URL.parse(href) === null) continue
    if (found.index > end) parts.push({ text: text.slice(end, found.index), href: null })
    parts.push({ text: href, href })
    end = found.index + href.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null })
  return parts
}
