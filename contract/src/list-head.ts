import type { CsvRecord } from './csv.ts'
import { filledCells, hasAddress, isAddress, isFilled, isNumber } from './list-cells.ts'
import { addressColumn } from './list-columns.ts'
import { titleKind, titlesAddresses } from './list-titles.ts'

/** Lines above the people that are looked at for titles. */
const headLines = 20

export type Head = {
  /** Where the people begin among the records. */
  begin: number
  /** The line that names the columns, in words we know or not. */
  head: CsvRecord | null
}

/** What stands above the people: as `hasTitles` says, else as the first lines look. */
export function findHead(records: readonly CsvRecord[], hasTitles: boolean | undefined): Head {
  if (hasTitles === false) return { begin: 0, head: null }
  const titles = findTitles(records)
  if (titles) return { begin: records.indexOf(titles) + 1, head: titles }
  const begin = peopleBegin(records)
  return { begin, head: unknownTitles(records.slice(begin)) ?? (hasTitles ? (records[begin] ?? null) : null) }
}

/** The kinds of columns of ours that the cells name. */
const namedKinds = (cells: readonly string[]): Set<string> =>
  new Set(cells.flatMap(cell => titleKind(cell) ?? []).filter(kind => kind !== 'other' && kind !== 'theirs'))

/** Whether a line names two of our columns: whatever else it holds, it is no person. */
const isDecisive = ({ cells }: CsvRecord): boolean => !cells.some(isAddress) && namedKinds(cells).size >= 2

/**
 * The line of the first lines that names columns in words we know: the one that names most of ours. Nobody stands above one
 * that names fewer than two.
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

/** Whether a line is titles in words that we know, of our columns and of others. */
export function namesColumns(record: CsvRecord): boolean {
  if (isDecisive(record)) return true
  const cells = filledCells(record)
  if (cells.some(cell => hasAddress(cell) || isNumber(cell))) return false
  const known = new Set(cells.flatMap(cell => titleKind(cell) ?? []))
  return namedKinds(cells).size > 0 && (known.size >= 2 || known.size === cells.length)
}

/** Where the people of a list without known titles begin: lines with one cell above lines with several are its name. */
function peopleBegin(records: readonly CsvRecord[]): number {
  const begin = records.slice(0, headLines).findIndex(record => filledCells(record).length > 1)
  const isTitle = (record: CsvRecord) => !filledCells(record).some(isAddress)
  return begin > 0 && records.slice(0, begin).every(isTitle) ? begin : 0
}

/**
 * The first line when it names columns though not all in words that we know: a word that is a title, and no address where
 * the others have theirs. Without such a word it is somebody whose address is missing.
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

/** Whether a line is the titles written again, as at the top of each page, or below in a second language. */
export function repeatsTitles(record: CsvRecord, head: CsvRecord | null): boolean {
  if (head === null) return false
  if (record.cells.join('\n').toLowerCase() === head.cells.join('\n').toLowerCase()) return true
  const cells = filledCells(record)
  return isDecisive(record) && cells.filter(cell => titleKind(cell) !== undefined).length * 2 > cells.length
}
