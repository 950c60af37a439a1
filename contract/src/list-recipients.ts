import type { CsvRecord } from './csv.ts'

/** An address as mail programs copy it, with or without the name of its owner, and the separator after it. */
const recipient =
  /\s*((?:"[^"]*"|'[^']*'|[^"<>@;\n]*?)\s*<\s*(?:mailto:)?[^<>\s@]+@[^<>\s@]+\s*>|[^\s<>"@;,،؛，；|]+@[^\s<>"@;,،؛，；|]+)\s*(?:[;,،؛，；|\s]+|$)/uy

/** Returns the people of a line that holds only addresses, with or without names; empty for any other line. */
function recipientsOf(line: string): string[] {
  const list = line
    .replace(/\s+/gu, ' ')
    .replace(/^ ?\p{L}{1,15}\s*[:：]\s*(?=.*@)/u, '')
    .trim()
  const found: string[] = []
  recipient.lastIndex = 0
  while (recipient.lastIndex < list.length) {
    const [, one] = recipient.exec(list) ?? []
    if (one === undefined) return []
    found.push(one.trim())
  }
  return found
}

/**
 * Reads an address field copied from a mail program as a column of addresses, each with the number of its line; a line
 * without an address may precede them. Returns null for any other text, and for a mere column of addresses.
 */
export function readRecipients(text: string): CsvRecord[] | null {
  const lines = text
    .split(/\r\n?|[\n\u0085\u2028\u2029]/)
    .map((content, index) => ({ line: index + 1, content }))
    .filter(({ content }) => /[\p{L}\p{N}]/u.test(content))
  const [first] = lines
  if (first === undefined) return null
  const isTitle = !/[@;\t|]/.test(first.content)
  const people = (isTitle ? lines.slice(1) : lines).map(({ line, content }) => ({
    line,
    found: recipientsOf(content),
  }))
  const isList =
    people.every(({ found }) => found.length > 0) &&
    people.some(({ found }) => found.length > 1 || found[0]?.includes('<'))
  if (!isList) return null
  const title = isTitle ? [{ line: first.line, cells: [first.content] }] : []
  return [...title, ...people.flatMap(({ line, found }) => found.map(one => ({ line, cells: [one] })))]
}
