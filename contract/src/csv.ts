import Papa from 'papaparse'
import { normaliseQuotes, splitLeniently } from './csv-quotes.ts'

/** A record of a CSV text and the line, from 1, on which it begins. */
export type CsvRecord = { line: number; cells: string[] }

/** A parsed CSV text and the separator of its cells. */
export type CsvText = { records: CsvRecord[]; separator: string }

/** The separators that spreadsheets and school systems write; on a tie the first one wins. */
export const separators = [';', '\t', ',', '|', '؛', '،', '；', '，'] as const

/** The line with which a file declares its separator to Excel. */
const separatorLine = /^\s*"?sep=(.)"?[^\S\n]*(?=\n|$)/i

/**
 * Reads CSV (RFC 4180) as users save it: any of the separators, detected from the whole text or declared by a `sep=`
 * line, any line break, with or without a byte-order mark. Empty records are left out. Returns null when quotation
 * marks do not match.
 * @param detected the separators that may be detected
 */
export function readCsv(text: string, detected: readonly string[] = separators): CsvText | null {
  const content = text.replace(/^\ufeff/, '').replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
  const declaration = separatorLine.exec(content)
  // The `sep=` line becomes a blank line, so that the others keep their numbers.
  const body = normaliseQuotes(
    declaration ? declaration[0].replace(/[^\n]/g, '') + content.slice(declaration[0].length) : content,
  )
  const readings = [...new Set([...(declaration?.[1] ?? ''), ...detected])].map(separator => ({
    separator,
    records: splitRecords(body, separator),
  }))
  const [first] = readings
  if (declaration && first?.records && modalWidth(first.records) > 1)
    return { ...first, records: first.records }
  const [best] = readings
    .flatMap(({ separator, records }) => (records ? [{ separator, records, ...fitness(records) }] : []))
    .sort((one, other) => other.rows - one.rows || other.width - one.width)
  const isParted = best !== undefined && (best.width > 1 || readings.every(({ records }) => records !== null))
  return isParted ? { records: best.records, separator: best.separator } : null
}

/** Splits a text into records at this separator; returns null when its quotation marks do not match. */
export function splitRecords(text: string, separator: string): CsvRecord[] | null {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n' })
  const hasQuotes = (cell: string) => /^\s+".*"\s*$/su.test(cell)
  if (errors.some(({ type }) => type === 'Quotes') || data.some(cells => cells.some(hasQuotes)))
    return splitLeniently(text, separator)
  let next = 1
  const records = data.map(cells => {
    const line = next
    next += 1 + cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
    return { line, cells }
  })
  return records.filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
}

const addressPattern = /^\s*[^\s@;,|<>؛،；，]+@[^\s@;,|<>؛،；，]+\s*$/

/** Scores a separator by the number of records of the usual width; those with a whole e-mail address count twice. */
function fitness(records: readonly CsvRecord[]): { rows: number; width: number } {
  const width = modalWidth(records)
  if (width < 2) return { rows: 0, width }
  const usual = records.filter(({ cells }) => cells.length === width)
  const addressed = usual.filter(({ cells }) => cells.some(cell => addressPattern.test(cell)))
  return { rows: usual.length + addressed.length, width }
}

/** Returns the most frequent number of cells among the records with several cells; 1 when none has several. */
function modalWidth(records: readonly CsvRecord[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of records) {
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  }
  const [usual] = [...counts].sort((one, other) => other[1] - one[1] || other[0] - one[0])
  return usual?.[0] ?? 1
}
