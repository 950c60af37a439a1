import { type CsvRecord, readCsv, separators, splitRecords } from './csv.ts'
import { isGivenNameFirst, namesTotal, type TitleKind, titleKind, titlesAddresses } from './list-titles.ts'
import { splitFullName } from './person-names.ts'
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

/** Lines above the people that are looked at for titles. */
const headLines = 20

/** A kind of column for each column of the list, null for one that is not read. */
type Kinds = (ListColumnKind | null)[]

/** What somebody says about a list instead of our guess: the kind of each column, whether titles stand above the people. */
export type ListReading = { columns?: Kinds; hasTitles?: boolean }

/**
 * The users of a class list as schools have them, or what keeps it from being read. The first lines are judged as a
 * whole: a line of titles or a title of the sheet is never a user.
 */
export function readUsersList(csv: string, reading: ListReading = {}): UsersList | ListFault {
  const read = readCsv(csv)
  if (read === null) return 'quotes'
  const { records, separator } = read
  const { titles, begin, head } = findHead(records, reading.hasTitles)
  const body = records.slice(begin)
  if (arePartedDifferently(records, begin, separator)) return 'separators'
  const isTitle = (record: CsvRecord) => record === head || isSameLine(record, head)
  const listed = withoutFooter(body)
  const people = listed.filter(record => !isTitle(record))
  const kinds = reading.columns ?? kindsOf(titles, people)
  const users = people.map(record => readUser(record, kinds, head)).filter(isSomebody)
  if (users.length === 0) return 'empty'
  if (users.length > listRowsMax) return 'too-long'
  const lines = new Set(users.map(({ line }) => line))
  const reasonOf = (record: CsvRecord): SkipReason => {
    if (isTitle(record)) return 'titles'
    if (!body.includes(record)) return 'above'
    return listed.includes(record) ? 'nobody' : 'total'
  }
  return {
    users,
    columns: columnsOf(kinds, head, people),
    titleLines: head === null ? begin : records.indexOf(head) + 1,
    skipped: records
      .filter(({ line }) => !lines.has(line))
      .map(record => ({
        line: record.line,
        reason: reasonOf(record),
        text: filledCells(record)
          .map(cell => cell.trim())
          .join(' · '),
      })),
  }
}

type Head = {
  /** The line that names the columns in words we know. */
  titles: CsvRecord | null
  /** Where the people begin among the records. */
  begin: number
  /** The line that names the columns, in whatever words. */
  head: CsvRecord | null
}

/** What stands above the people: as `hasTitles` says, else as the first lines look. */
function findHead(records: readonly CsvRecord[], hasTitles: boolean | undefined): Head {
  if (hasTitles === false) return { titles: null, begin: 0, head: null }
  const titles = findTitles(records)
  if (titles) return { titles, begin: records.indexOf(titles) + 1, head: titles }
  const begin = peopleBegin(records)
  const head = unknownTitles(records.slice(begin)) ?? (hasTitles ? (records[begin] ?? null) : null)
  return { titles, begin, head }
}

const isFilled = (cell: string): boolean => cell.trim() !== ''
const filledCells = ({ cells }: CsvRecord): string[] => cells.filter(isFilled)
const hasAddress = (cell: string): boolean => /\S@\S/.test(cell)
const isAddress = (cell: string): boolean => /^\s*[^\s@]+@[^\s@;,|]+\s*$/.test(cell)
const isNumber = (cell: string): boolean => /^\s*\d{1,3}(\s*\p{L}{1,6})?\s*$/u.test(cell)

/** Names of classes such as 2A are none. */
const isAge = (cell: string): boolean => /^\d{1,3}$/.test(cleanAge(cell)) && Number(cleanAge(cell)) >= 6

/** The line of the first lines that names columns in words we know; nobody stands above it. */
function findTitles(records: readonly CsvRecord[]): CsvRecord | null {
  const head = records.slice(0, headLines)
  const at = head.findIndex(namesColumns)
  const hasPeopleAbove = head.slice(0, at).some(({ cells }) => cells.some(hasAddress))
  return at < 0 || hasPeopleAbove ? null : (head[at] ?? null)
}

function namesColumns(record: CsvRecord): boolean {
  const cells = filledCells(record)
  if (cells.some(cell => hasAddress(cell) || isNumber(cell))) return false
  const known = new Set(cells.flatMap(cell => titleKind(cell) ?? []))
  const isOurs = [...known].some(kind => kind !== 'other')
  return isOurs && (known.size >= 2 || known.size === cells.length)
}

/** Where the people of a list without known titles begin: lines with one cell above lines with several are its name. */
function peopleBegin(records: readonly CsvRecord[]): number {
  const begin = records.slice(0, headLines).findIndex(record => filledCells(record).length > 1)
  const isTitle = (record: CsvRecord) => !filledCells(record).some(hasAddress)
  return begin > 0 && records.slice(0, begin).every(isTitle) ? begin : 0
}

/**
 * The first line when it names columns though not all in words that we know: a word that is a title, and no address where
 * the others have theirs. Without such a word it is somebody whose address is missing.
 */
function unknownTitles(body: readonly CsvRecord[]): CsvRecord | null {
  const [first, ...rest] = body
  if (first === undefined || rest.length === 0) return null
  const title = first.cells[addressColumn(body) ?? -1] ?? ''
  const isData = !isFilled(title) || first.cells.some(cell => hasAddress(cell) || isNumber(cell))
  const hasTitle = titlesAddresses(title) || first.cells.some(cell => titleKind(cell) !== undefined)
  return isData || !hasTitle ? null : first
}

/** Whether a line is the titles written again, as at the top of each page of a printed list. */
function isSameLine(record: CsvRecord, head: CsvRecord | null): boolean {
  return head !== null && record.cells.join('\n').toLowerCase() === head.cells.join('\n').toLowerCase()
}

/**
 * The list without what stands at its end: totals, dates of printing, numbers of pages. Those are lines of one cell with a
 * number in it, or of a word for totals and a number.
 */
function withoutFooter(body: readonly CsvRecord[]): CsvRecord[] {
  const isFooter = (record: CsvRecord) => {
    const [first = '', second, ...others] = filledCells(record)
    if (others.length > 0 || hasAddress(first)) return false
    if (second !== undefined) return namesTotal(first) && /^\s*\d+\s*$/.test(second)
    return /\p{L}.*\s.*\d|\p{L}\s*[:：]\s*\d/u.test(first)
  }
  const last = body.findLastIndex(record => !isFooter(record))
  const hasSeveral = body.slice(0, last + 1).some(record => filledCells(record).length > 1)
  return hasSeveral ? body.slice(0, last + 1) : [...body]
}

/** Whether titles and people, or some of the people, are parted in another way than the rest. */
function arePartedDifferently(records: readonly CsvRecord[], begin: number, separator: string): boolean {
  const others = separators.filter(each => each !== separator)
  return records.some(({ cells: [only = '', ...rest] }, index) => {
    if (rest.length > 0) return false
    const readings = others.flatMap(other => splitRecords(only, other)?.[0] ?? [])
    return readings
      .filter(({ cells }) => cells.length > 1)
      .some(record => (index < begin ? namesColumns(record) : record.cells.some(isAddress)))
  })
}

/** The column that holds most addresses, undefined when none holds any. */
function addressColumn(people: readonly CsvRecord[], among?: readonly number[]): number | undefined {
  const width = Math.max(0, ...people.map(({ cells }) => cells.length))
  const counts = Array.from({ length: width }, (_, at) => ({
    at,
    count: people.filter(({ cells }) => hasAddress(cells[at] ?? '')).length,
  }))
  const [best] = counts
    .filter(({ at, count }) => count > 0 && (among === undefined || among.includes(at)))
    .sort((one, other) => other.count - one.count)
  return best?.at
}

function kindsOf(titles: CsvRecord | null, people: readonly CsvRecord[]): Kinds {
  return titles ? kindsByTitles(titles, people) : kindsByContent(people)
}

function kindsByTitles({ cells }: CsvRecord, people: readonly CsvRecord[]): Kinds {
  const named = cells.map(cell => titleKind(cell))
  const has = (kind: TitleKind) => named.includes(kind)
  const nameKind = has('firstName') ? 'lastName' : has('lastName') ? 'firstName' : 'fullName'
  const resolved = named.map(kind => (kind === 'name' ? nameKind : kind))
  const emails = resolved.flatMap((kind, at) => (kind === 'email' ? [at] : []))
  const unnamed = resolved.flatMap((kind, at) => (kind === undefined ? [at] : []))
  const email = addressColumn(people, emails) ?? emails[0] ?? addressColumn(people, unnamed)
  return resolved.map((kind, at) => {
    if (at === email) return 'email'
    if (kind === undefined || kind === 'other' || kind === 'email') return null
    return resolved.indexOf(kind) === at ? (kind as ListColumnKind) : null
  })
}

/** The usual order when the list follows it, else what the cells look like. */
function kindsByContent(people: readonly CsvRecord[]): Kinds {
  const email = addressColumn(people)
  const width = Math.max(0, ...people.map(({ cells }) => cells.length))
  const cellsAt = (at: number) => people.map(({ cells }) => cells[at] ?? '').filter(isFilled)
  const areMost = (at: number, is: (cell: string) => boolean) => {
    const cells = cellsAt(at)
    return cells.length > 0 && cells.filter(is).length * 2 > cells.length
  }
  const hasWords = (cell: string) => /\p{L}\s+\p{L}|\p{L},\s*\p{L}|^\p{Script=Han}{2,4}$/u.test(cell.trim())
  const isUsual =
    email === 1 && !areMost(0, hasWords) && (cellsAt(2).length === 0 || cellsAt(2).some(isNumber))
  if (isUsual) return Array.from({ length: width }, (_, at) => importColumns[at] ?? null)
  const kinds: Kinds = Array.from({ length: width }, () => null)
  const place = (at: number, kind: ListColumnKind) => {
    if (at >= 0) kinds[at] = kind
  }
  // A column of running numbers counts the people.
  const isCount = (at: number) => {
    const numbers = cellsAt(at).map(Number)
    return numbers.length > 1 && numbers.every((number, index) => number === (numbers[0] ?? 0) + index)
  }
  const free = (is: (cell: string) => boolean) =>
    kinds.findIndex((kind, at) => kind === null && areMost(at, is) && !isCount(at))
  place(email ?? -1, 'email')
  place(free(isAge), 'age')
  place(free(hasWords), 'fullName')
  if (!kinds.includes('fullName')) placeNames(kinds, people)
  place(
    free(cell => /^[^\s@]*[a-z\d._-]+$/.test(cell.trim()) && !/^\p{Lu}/u.test(cell)),
    'username',
  )
  return kinds
}

/** Two columns of words are last and first name, in the order that capitals or the addresses tell. */
function placeNames(kinds: Kinds, people: readonly CsvRecord[]): void {
  const isName = (cell: string) => /^[\p{Lu}\p{Lo}][\p{L}\p{M}' ’.-]*$/u.test(cell.trim())
  const [one, other] = kinds.flatMap((kind, at) => {
    const cells = people.map(({ cells: all }) => all[at] ?? '').filter(isFilled)
    return kind === null && cells.length > 0 && cells.filter(isName).length * 2 > cells.length ? [at] : []
  })
  if (one === undefined) return
  if (other === undefined) {
    kinds[one] = 'fullName'
    return
  }
  const isCapital = (at: number) => people.every(({ cells }) => cells[at] === cells[at]?.toUpperCase())
  const email = kinds.indexOf('email')
  const begins = (at: number) =>
    people.filter(({ cells }) => {
      const name = (cells[at] ?? '').trim().toLowerCase()
      return name !== '' && (cells[email] ?? '').trim().toLowerCase().startsWith(name)
    }).length
  const isGivenFirst = isCapital(one) === isCapital(other) ? begins(one) > begins(other) : isCapital(other)
  kinds[one] = isGivenFirst ? 'firstName' : 'lastName'
  kinds[other] = isGivenFirst ? 'lastName' : 'firstName'
}

function readUser({ line, cells }: CsvRecord, kinds: Kinds, head: CsvRecord | null): ListedUser {
  const cellOf = (kind: ListColumnKind) => cells[kinds.indexOf(kind)] ?? ''
  const values = Object.fromEntries(
    importColumns.map(column => [column, cleaners[column]?.(cellOf(column)) ?? onOneLine(cellOf(column))]),
  ) as ListedUser['values']
  const fullName = cellOf('fullName').trim()
  if (fullName === '') return { line, values }
  const title = head?.cells[kinds.indexOf('fullName')] ?? ''
  const { firstName, lastName } = splitFullName(fullName, isGivenNameFirst(title))
  return {
    line,
    values: {
      ...values,
      firstName: values.firstName || firstName,
      lastName: values.lastName || lastName,
    },
  }
}

/** A cell of a spreadsheet may be broken into lines, and hold blanks that only look like one. */
const onOneLine = (cell: string): string => cell.trim().replace(/\s+/gu, ' ')

const studentWords =
  /^(eleve|élève|etudiant|étudiant|etudiante|étudiante|apprenant|apprenante|student|learner|pupil|schüler|schülerin|alumno|alumna|estudiante|siswa|mahasiswa|学生|طالب|تلميذ)$/i

/** What spreadsheets, mail programs and school systems put around a value. */
const cleaners: Partial<Record<ImportColumn, (cell: string) => string>> = {
  // Spaces may belong to a password; one shown as dots is not in the list.
  password: cell => (/^[*•●]+$/.test(cell.trim()) ? '' : cell),
  email: cell => (/<([^<>\s]+@[^<>\s]+)>\s*$/.exec(cell)?.[1] ?? cell).trim().replace(/^mailto:/i, ''),
  age: cleanAge,
  role: cell => (studentWords.test(cell.trim()) ? '' : cell.trim()),
}

/** The digits of an age, without the word for years. */
function cleanAge(cell: string): string {
  return cell
    .trim()
    .replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - 0x660))
    .replace(/^(\d{1,3})\s*(ans?|years?( old)?|jahre|años|tahun|th|岁|سنة|عام)$/iu, '$1')
}

/** A line that says neither who nor where is nobody. */
const isSomebody = ({ values }: ListedUser): boolean =>
  [values.username, values.email, values.firstName, values.lastName].some(isFilled)

const columnsOf = (kinds: Kinds, head: CsvRecord | null, people: readonly CsvRecord[]) =>
  Array.from({ length: Math.max(kinds.length, ...people.map(({ cells }) => cells.length)) }, (_, at) => ({
    title: head?.cells[at]?.trim() ?? '',
    example: people.map(({ cells }) => cells[at]?.trim() ?? '').find(Boolean) ?? '',
    kind: kinds[at] ?? null,
  }))
