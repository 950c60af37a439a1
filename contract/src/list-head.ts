import type { CsvRecord } from './csv.ts'
import { filledCells, hasAddress, isAddress, isFilled, isNumber } from './list-cells.ts'
import { addressColumn } from './list-columns.ts'
import { titleKind, titlesAddresses } from './list-titles.ts'

/** The number of lines at the start of a list that are searched for column titles. */
const headLines = 20

export type Head = {
  /** Index of the first person among the records. */
  begin: number
  /** The header row, with known titles or not; null when there is none. */
  head: CsvRecord | null
}

/** Finds the header row and the first person: as `hasTitles` states, otherwise from the first lines. */
export function findHeaderRow(records: readonly CsvRecord[], hasTitles: boolean | undefined): Head {
  if (hasTitles === false) return { begin: 0, head: null }
  const titles = findTitles(records)
  if (titles) return { begin: records.indexOf(titles) + 1, head: titles }
  const begin = peopleBegin(records)
  return { begin, head: unknownTitles(records.slice(begin)) ?? (hasTitles ? (records[begin] ?? null) : null) }
}

/** Returns the kinds of our own columns that the cells name. */
const namedKinds = (cells: readonly string[]): Set<string> =>
  new Set(cells.flatMap(cell => titleKind(cell) ?? []).filter(kind => kind !== 'other' && kind !== 'theirs'))

/** Whether a line without addresses names at least two of our columns; such a line is never a person. */
const isDecisive = ({ cells }: CsvRecord): boolean => !cells.some(isAddress) && namedKinds(cells).size >= 2

/**
 * Finds the header row with known titles among the first lines: the one that names most of our columns. A row that
 * names fewer than two counts only when no person is above it.
 */
function findTitles(records: readonly CsvRecord[]): CsvRecord | null {
  const first = records.slice(0, headLines)
  const [best] = first
    .filter(isDecisive)
    .sort((one, other) => namedKinds(other.cells).size - namedKinds(one.cells).size)
  if (best) return best
  const at = first.findIndex(namesColumns)
  const hasPeopleAbove = first.slice(0, at).some(({ cells }) => cells.some(hasAddress))
  return at < 0 || hasPeopleAbove ? null : (first[at] ?? null)
}

/** Whether a line consists of known column titles, of our columns and of others. */
export function namesColumns(record: CsvRecord): boolean {
  if (isDecisive(record)) return true
  const cells = filledCells(record)
  if (cells.some(cell => hasAddress(cell) || isNumber(cell))) return false
  const known = new Set(cells.flatMap(cell => titleKind(cell) ?? []))
  return namedKinds(cells).size > 0 && (known.size >= 2 || known.size === cells.length)
}

/**
 * Returns the index of the first person in a list without known titles: lines of one cell above lines of several are
 * its heading.
 */
function peopleBegin(records: readonly CsvRecord[]): number {
  const begin = records.slice(0, headLines).findIndex(record => filledCells(record).length > 1)
  const isTitle = (record: CsvRecord) => !filledCells(record).some(isAddress)
  return begin > 0 && records.slice(0, begin).every(isTitle) ? begin : 0
}

/**
 * Returns the first line if it is a header row with partly unknown titles: it has a word that is a title, and no
 * address where the others have theirs. Without such a word it is a person whose address is missing.
 */
function unknownTitles(body: readonly CsvRecord[]): CsvRecord | null {
  const [first, ...rest] = body
  if (first === undefined || rest.length === 0) return null
  const isAlone =
    body.every(({ cells }) => cells.length === 1) && rest.every(({ cells }) => cells.some(hasAddress))
  if (isAlone && /^\s*\p{L}+\s*:?\s*$/u.test(first.cells[0] ?? '')) return first
  const title = first.cells[addressColumn(body) ?? -1] ?? ''
  const isData = !isFilled(title) || first.cells.some(cell => hasAddress(cell) || isNumber(cell))
  const hasTitle = titlesAddresses(title) || first.cells.some(cell => titleKind(cell) !== undefined)
  return isData || !hasTitle ? null : first
}

/** Whether a line repeats the header row, as at the top of each page, or below it in a second language. */
export function repeatsTitles(record: CsvRecord, head: CsvRecord | null): boolean {
  if (head === null) return false
  if (record.cells.join('\n').toLowerCase() === head.cells.join('\n').toLowerCase()) return true
  const cells = filledCells(record)
  return isDecisive(record) && cells.filter(cell => titleKind(cell) !== undefined).length * 2 > cells.length
}
