import type { CsvRecord } from './csv.ts'

const wholeLine = /^[ \t]*"([^"]*(?:""[^"]*)*)"[;,\t ]*$/

/** Pairs of characters that people and word processors put around cells instead of quotation marks. */
const otherQuotes = [
  ['“', '”'],
  ['„', '“'],
  ['”', '”'],
  ['«', '»'],
  ['‘', '’'],
  ["'", "'"],
] as const

/** Converts a text whose lines or cells are quoted in another way to the quoting of RFC 4180. */
export function normaliseQuotes(text: string): string {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const areMost = (is: (line: string) => boolean) =>
    lines.length > 0 && lines.filter(is).length * 2 > lines.length
  // A program has quoted each line as a single cell: « "Nom;Prénom;Mail" ».
  const isWhole = (line: string) => /[;,\t|،؛，；]/.test(wholeLine.exec(line)?.[1] ?? '')
  if (areMost(isWhole)) {
    const unquoted = (line: string) => (wholeLine.exec(line)?.[1] ?? line).replaceAll('""', '"')
    return text
      .split('\n')
      .map(line => (isWhole(line) ? unquoted(line) : line))
      .join('\n')
  }
  if (text.includes('"')) return text
  const pair = otherQuotes.find(([open, close]) =>
    areMost(line => line.trim().startsWith(open) && line.trim().endsWith(close)),
  )
  if (!pair) return text
  const opening = new RegExp(`(^|[;,\\t|،؛，；])[^\\S\\n\\t]*${pair[0]}`, 'gmu')
  const closing = new RegExp(`${pair[1]}[^\\S\\n\\t]*(?=$|[;,\\t|،؛，；])`, 'gmu')
  return text.replace(opening, '$1"').replace(closing, '"')
}

/**
 * Splits a text with quotation marks where RFC 4180 allows none: blanks may precede an opening mark, and a mark that
 * does not end its cell is part of the text. Returns null when half of the records or more have an unclosed mark.
 */
export function splitLeniently(text: string, separator: string): CsvRecord[] | null {
  const sign = separator === '|' ? '\\|' : separator
  const cell = new RegExp(
    `[^\\S\\n${sign}]*"([^"]*(?:""[^"]*)*)"[^\\S\\n${sign}]*(?=${sign}|\\n|$)|([^\\n${sign}]*)`,
    'uy',
  )
  const records: CsvRecord[] = []
  let open = 0
  let line = 1
  let cells: string[] = []
  let begin = line
  for (let at = 0; at <= text.length; at += 1) {
    cell.lastIndex = at
    const [found = '', quoted, bare = ''] = cell.exec(text) ?? []
    const isOpen = quoted === undefined && /^\s*"/.test(bare) && bare.split('"').length % 2 === 0
    if (isOpen) open += 1
    cells.push(quoted?.replaceAll('""', '"') ?? (isOpen ? bare.replace('"', '') : bare))
    line += found.split('\n').length - 1
    at += found.length
    if (text[at] === separator) continue
    records.push({ line: begin, cells })
    cells = []
    line += 1
    begin = line
  }
  const filled = records.filter(record => record.cells.some(each => each.trim() !== ''))
  return open * 2 < Math.max(1, filled.length) ? filled : null
}
