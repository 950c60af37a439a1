import { type CsvRecord, type CsvText, readCsv, separators, splitRecords } from './csv.ts'
import {
  cleanCell,
  displayedText,
  filledCells,
  hasAddress,
  isAddress,
  isFilled,
  isMarkedEmpty,
  nameNextToAddress,
  onOneLine,
  withoutFunctions,
} from './list-cells.ts'
import { type Kinds, kindsOf, widthOf } from './list-columns.ts'
import { findHeaderRow, namesColumns, repeatsTitles } from './list-head.ts'
import { isTotal, keepPeople, withoutFooter } from './list-lines.ts'
import { readRecipients } from './list-recipients.ts'
import { isContinued, isFormerName, isGivenNameFirst } from './list-titles.ts'
import { removeHonorific, splitFullName } from './person-names.ts'
import {
  type ImportColumn,
  importColumns,
  type ListColumnKind,
  type ListedUser,
  type ListFault,
  listRowsMax,
  type SkipReason,
  type UsersList,
} from './users-list.ts'

/** The user's corrections to our guess: the kind of each column, and whether there is a header row above the people. */
export type ListOptions = { columns?: Kinds; hasTitles?: boolean }

/**
 * Reads the users of a class list as schools write it; returns the fault of a list that cannot be read. The first lines
 * are judged as a whole: a header row or a heading of the sheet is never a user.
 */
export function readUsersList(csv: string, reading: ListOptions = {}): UsersList | ListFault {
  const read = readRecords(csv)
  if (read === null) return 'quotes'
  const { records, separator } = read
  const { begin, head } = findHeaderRow(records, reading.hasTitles)
  if (arePartedDifferently(records, begin, separator)) return 'separators'
  const body = records.slice(begin)
  // A list with our own columns comes from the preview and was judged before: each of its lines is a person.
  const isOurs = head?.cells.join() === importColumns.join()
  const listed = isOurs ? body : withoutFooter(body)
  const isTitle = (record: CsvRecord) => record === head || repeatsTitles(record, head)
  const people = listed.filter(record => isOurs || !(isTitle(record) || isTotal(record)))
  const kinds = reading.columns ?? kindsOf(head, people)
  const candidates = people
    .map(record => ({ record, user: readUser(record, kinds, head) }))
    .filter(({ user }) => isSomebody(user))
  const kept = new Set(isOurs ? candidates : keepPeople(candidates, kinds))
  const users = candidates
    // A user who states that there is no header row states that the first line is a person.
    .filter((each, index) => kept.has(each) || (index === 0 && reading.hasTitles === false))
    .map(({ user }) => user)
  if (users.length === 0) return 'empty'
  if (users.length > listRowsMax) return 'too-long'
  const lines = new Set(users.map(({ line }) => line))
  const reasonOf = (record: CsvRecord): SkipReason => {
    if (isTitle(record)) return 'titles'
    if (record.line < (body[0]?.line ?? 0)) return 'above'
    return record.line <= (listed.at(-1)?.line ?? 0) && !isTotal(record) ? 'nobody' : 'total'
  }
  return {
    users,
    columns: columnsOf(kinds, head, people),
    titleLines: head === null ? begin : records.indexOf(head) + 1,
    skipped: records
      .filter(({ line }) => !lines.has(line))
      .map(record => ({ line: record.line, reason: reasonOf(record), text: textOf(record) })),
  }
}

const textOf = (record: CsvRecord): string =>
  filledCells(record)
    .map(cell => cell.trim())
    .join(' · ')

/** The largest number of columns that are read; no class list has as many. */
const columnsMax = 200

/**
 * Reads the cells of a table, or the addresses of a field copied from a mail program, as a spreadsheet displays them.
 */
function readRecords(csv: string): CsvText | null {
  const text = withoutFunctions(csv)
  const recipients = readRecipients(text)
  if (recipients) return { records: recipients, separator: '' }
  const read = readCsv(text)
  return (
    read && {
      ...read,
      records: read.records.map(({ line, cells }) => ({
        line,
        cells: cells.slice(0, columnsMax).map(displayedText),
      })),
    }
  )
}

/** Whether the header row and the people, or some of the people, use another separator than the rest. */
function arePartedDifferently(records: readonly CsvRecord[], begin: number, separator: string): boolean {
  if (separator === '') return false
  const others = separators.filter(each => each !== separator)
  return records.some(({ cells: [only = '', ...rest] }, index) => {
    if (rest.length > 0) return false
    const readings = others
      .filter(other => only.includes(other))
      .flatMap(other => splitRecords(only, other)?.[0] ?? [])
    return readings
      .filter(({ cells }) => cells.length > 1)
      .some(record => (index < begin ? namesColumns(record) : record.cells.some(isAddress)))
  })
}

/** Reads a person of the list; of several columns of a kind, the first one with a value counts. */
function readUser({ line, cells }: CsvRecord, kinds: Kinds, head: CsvRecord | null): ListedUser {
  const titleAt = (at: number) => head?.cells[at] ?? ''
  const placesOf = (kind: ListColumnKind) => {
    const places = kinds.flatMap((each, at) => (each === kind ? [at] : []))
    return [...places].sort(
      (one, other) => Number(isFormerName(titleAt(one))) - Number(isFormerName(titleAt(other))),
    )
  }
  const cellOf = (column: ImportColumn): string => {
    const found = placesOf(column).map(at => ({ at, value: cleanCell(column, cells[at] ?? '') }))
    const filled = found.filter(({ value }) => isFilled(value))
    const chosen = (column === 'email' && filled.find(({ value }) => hasAddress(value))) || filled[0]
    const rest =
      column === 'lastName' ? filled.filter(each => each !== chosen && isContinued(titleAt(each.at))) : []
    return [chosen, ...rest].map(each => each?.value ?? '').join(' ')
  }
  const values = Object.fromEntries(
    importColumns.map(column => [column, cellOf(column)]),
  ) as ListedUser['values']
  const whole = placesOf('fullName').find(at => !isMarkedEmpty(cells[at] ?? ''))
  const beside = nameNextToAddress(cells[kinds.indexOf('email')] ?? '')
  const fullName = whole === undefined ? beside : onOneLine(cells[whole] ?? '')
  const isGivenFirst = whole === undefined || isGivenNameFirst(titleAt(whole))
  const { firstName, lastName } = splitFullName(fullName, isGivenFirst)
  // With names in columns of their own, a full name of a single word and the name next to an address are ignored.
  const isNamed = values.firstName + values.lastName !== ''
  const isTold = isNamed && (whole === undefined || firstName === '')
  return {
    line,
    values: {
      ...values,
      firstName: removeHonorific(values.firstName) || (isTold ? '' : firstName),
      lastName: removeHonorific(values.lastName) || (isTold ? '' : lastName),
    },
  }
}

/** Whether a line names somebody: it has a username, an address or a name. */
const isSomebody = ({ values }: ListedUser): boolean =>
  [values.username, values.email, values.firstName, values.lastName].some(isFilled)

const columnsOf = (kinds: Kinds, head: CsvRecord | null, people: readonly CsvRecord[]) =>
  Array.from({ length: Math.max(kinds.length, widthOf(people)) }, (_, at) => ({
    title: head?.cells[at]?.trim() ?? '',
    example: people.map(({ cells }) => cells[at]?.trim() ?? '').find(Boolean) ?? '',
    kind: kinds[at] ?? null,
  }))
