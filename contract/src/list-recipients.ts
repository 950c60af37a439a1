import type { CsvRecord } from './csv.ts'

/** An address as mail programs copy it, with the name of its owner or without, and what parts it from the next. */
const recipient =
  /\s*((?:"[^"]*"|'[^']*'|[^"<>@;\n]*?)\s*<\s*(?:mailto:)?[^<>\s@]+@[^<>\s@]+\s*>|[^\s<>"@;,،؛，；|]+@[^\s<>"@;,،؛，；|]+)\s*(?:[;,،؛，；|\s]+|$)/uy

/** The people of a line that holds nothing but addresses, with their names or without; empty for another line. */
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
 * A copied field of a mail program as a column of addresses, each under the number of its line; a line without an address
 * may stand above. Null for a text that is none, or no more than a column of addresses.
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
