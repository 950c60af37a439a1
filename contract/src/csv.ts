/** A record of a CSV text and the line, from 1, on which it begins. */
export type CsvRecord = { line: number; cells: string[] }

const separators = [';', ',', '\t'] as const

/**
 * Reads CSV (RFC 4180) as people save it: any of three separators, any line break, a byte-order mark or none. Records
 * without content are left out. Null when a quotation mark is never closed.
 */
export function readCsv(text: string): CsvRecord[] | null {
  const content = text.replace(/^\ufeff/, '')
  const records = splitRecords(content, separatorOf(content))
  return records?.filter(({ cells }) => cells.some(cell => cell.trim() !== '')) ?? null
}

/** The one that parts most cells of the first line that has any, outside quotation marks. */
function separatorOf(text: string): string {
  const first = text.split(/[\r\n]/).find(line => line.trim() !== '') ?? ''
  const bare = first.replace(/"[^"]*"/g, '')
  const [best] = separators
    .map(separator => ({ separator, count: bare.split(separator).length }))
    .sort((one, other) => other.count - one.count)
  return best?.separator ?? ';'
}

/** A cell in quotation marks, with doubled ones inside; or anything up to a separator or the end of the line. */
const cellPattern = (separator: string) =>
  new RegExp(`[ ]*"((?:[^"]|"")*)"[ ]*(?=${separator}|[\\r\\n]|$)|([^${separator}\\r\\n]*)`, 'y')

function splitRecords(text: string, separator: string): CsvRecord[] | null {
  const pattern = cellPattern(separator)
  const records: CsvRecord[] = []
  let cells: string[] = []
  let line = 1
  let begun = 1
  for (let at = 0; at <= text.length; ) {
    pattern.lastIndex = at
    const [whole = '', quoted, plain = ''] = pattern.exec(text) ?? []
    if (quoted === undefined && /^ *"/.test(plain)) return null
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    line += countLineBreaks(whole)
    at += whole.length
    const isRecordEnd = text[at] !== separator
    at += isRecordEnd && text.startsWith('\r\n', at) ? 2 : 1
    if (!isRecordEnd) continue
    records.push({ line: begun, cells })
    cells = []
    line += 1
    begun = line
  }
  return records
}

const countLineBreaks = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0
