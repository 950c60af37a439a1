import type { CsvRecord } from './csv.ts'
import { cleanAge, hasAddress, isDate, isFilled, isNumber } from './list-cells.ts'
import { type TitleKind, titleKind } from './list-titles.ts'
import { latinOf } from './person-names.ts'
import { importColumns, type ListColumnKind } from './users-list.ts'

/** The kind of each column of the list; null for a column that is not read. */
export type Kinds = (ListColumnKind | null)[]

const cellsAt = (people: readonly CsvRecord[], at: number): string[] =>
  people.map(({ cells }) => cells[at] ?? '').filter(isFilled)

const areMost = (people: readonly CsvRecord[], at: number, is: (cell: string) => boolean): boolean => {
  const cells = cellsAt(people, at)
  return cells.length > 0 && cells.filter(is).length * 2 > cells.length
}

export const widthOf = (people: readonly CsvRecord[]): number =>
  people.reduce((width, { cells }) => Math.max(width, cells.length), 0)

/** Returns the column with the most addresses; undefined when no column has any. */
export function addressColumn(people: readonly CsvRecord[], among?: readonly number[]): number | undefined {
  const [best] = Array.from({ length: widthOf(people) }, (_, at) => ({
    at,
    count: cellsAt(people, at).filter(hasAddress).length,
  }))
    .filter(({ at, count }) => count > 0 && (among === undefined || among.includes(at)))
    .sort((one, other) => other.count - one.count)
  return best?.at
}

export const kindsOf = (head: CsvRecord | null, people: readonly CsvRecord[]): Kinds =>
  head ? kindsByTitles(head, people) : kindsByContent(people)

/**
 * Determines the kinds from the column titles. A column with an unknown title can hold addresses and names, nothing
 * else.
 */
function kindsByTitles({ cells }: CsvRecord, people: readonly CsvRecord[]): Kinds {
  const named = Array.from({ length: Math.max(cells.length, widthOf(people)) }, (_, at) =>
    titleKind(cells[at] ?? ''),
  )
  const kinds = named.map((kind, at): ListColumnKind | null => {
    if (kind === 'name') return nameKind(named, at, people)
    return kind === undefined || kind === 'other' || kind === 'theirs' ? null : kind
  })
  const placesOf = (is: (kind: TitleKind | undefined) => boolean) =>
    named.flatMap((kind, at) => (is(kind) ? [at] : []))
  const titled = placesOf(kind => kind === 'email')
  if (addressColumn(people, titled) === undefined) {
    const email =
      addressColumn(
        people,
        placesOf(kind => kind !== 'theirs' && kind !== 'email'),
      ) ?? -1
    if (email >= 0 && areMost(people, email, hasAddress)) kinds[email] = 'email'
  }
  const unknown = placesOf(kind => kind === undefined).filter(at => kinds[at] === null)
  placeMissingNames(kinds, people, unknown)
  return kinds
}

/**
 * Determines the kind of a column titled « Nom » or “Name”: the whole name when it is the only one or contains the
 * given name too, otherwise the missing part.
 */
function nameKind(
  named: readonly (TitleKind | undefined)[],
  at: number,
  people: readonly CsvRecord[],
): ListColumnKind {
  const given = named.indexOf('firstName')
  if (given < 0) return named.includes('lastName') ? 'firstName' : 'fullName'
  const pairs = people
    .map(({ cells }) => [cells[at] ?? '', cells[given] ?? ''].map(cell => cell.trim().toLowerCase()))
    .filter(([name, first]) => name && first && name !== first)
  const holding = pairs.filter(([name = '', first = '']) => name.includes(first))
  return holding.length * 2 > pairs.length ? 'fullName' : 'lastName'
}

/** Looks for names without a title of their own in the columns with unknown titles. */
function placeMissingNames(kinds: Kinds, people: readonly CsvRecord[], unknown: readonly number[]): void {
  if (kinds.includes('fullName')) return
  const given = kinds.indexOf('firstName')
  const family = kinds.indexOf('lastName')
  if (given >= 0 && family >= 0) return
  const known = Math.max(given, family)
  if (known < 0) {
    placeNames(kinds, people, unknown)
    return
  }
  const other = unknown.find(at => Math.abs(at - known) === 1 && areMost(people, at, isName))
  if (other !== undefined) kinds[other] = given >= 0 ? 'lastName' : 'firstName'
}

const hasWords = (cell: string): boolean =>
  !/\d/.test(cell) &&
  /\p{L}\.?\s+\p{L}|\p{L},\s*\p{L}|\p{L}\/\p{L}|^(\p{Script=Han}{2,4}|\p{Script=Hangul}{2,4})$|\p{Script=Han}[·・•‧]\p{Script=Han}/u.test(
    cell.trim(),
  )
const isName = (cell: string): boolean => /^[\p{Lu}\p{Lo}][\p{L}\p{M}' ’.-]*$/u.test(cell.trim())

/** Whether a cell is an age of at least 6 years; names of classes such as 2A are not. */
const isAge = (cell: string): boolean => /^\d{1,3}$/.test(cleanAge(cell)) && Number(cleanAge(cell)) >= 6

/** Determines the kinds by the default column order if the list follows it, otherwise from the cells. */
function kindsByContent(people: readonly CsvRecord[]): Kinds {
  const email = addressColumn(people)
  const width = widthOf(people)
  const isUsual =
    email === 1 &&
    !areMost(people, 0, cell => hasWords(cell) || isDate(cell)) &&
    !isCount(people, 0) &&
    (cellsAt(people, 2).some(isNumber) || (cellsAt(people, 2).length === 0 && !isShared(people, 0)))
  if (isUsual) return Array.from({ length: width }, (_, at) => importColumns[at] ?? null)
  const kinds: Kinds = Array.from({ length: width }, () => null)
  const free = (is: (at: number) => boolean) =>
    kinds.findIndex((kind, at) => kind === null && !isCount(people, at) && is(at))
  const place = (at: number, kind: ListColumnKind) => {
    if (at >= 0) kinds[at] = kind
  }
  place(email ?? -1, 'email')
  place(
    free(at => areMost(people, at, isAge)),
    'age',
  )
  placeNames(kinds, people, [...kinds.keys()])
  place(
    free(at => areUsernames(people, at, kinds)),
    'username',
  )
  return kinds
}

/** Whether a column counts the people with running numbers. */
function isCount(people: readonly CsvRecord[], at: number): boolean {
  const numbers = cellsAt(people, at).map(Number)
  return numbers.length > 1 && numbers.every((number, index) => number === (numbers[0] ?? 0) + index)
}

/** Whether people share the values of a column, such as their class. */
function isShared(people: readonly CsvRecord[], at: number): boolean {
  const cells = cellsAt(people, at)
  return new Set(cells).size * 2 <= cells.length
}

/**
 * Whether a column holds usernames: they begin with a letter and contain a part of their owner's name or address; dates
 * and codes do not.
 */
function areUsernames(people: readonly CsvRecord[], at: number, kinds: Kinds): boolean {
  const owned = people.filter(({ cells }) => {
    const username = (cells[at] ?? '').trim()
    if (!/^[\p{Ll}\p{Lo}][^\s@]*$/u.test(username)) return false
    const parts = cells
      .filter((_, other) => other !== at && kinds[other] !== null)
      .flatMap(cell => cell.replace(/@.*/, '').split(/[\s.,_-]+/u))
      .map(latinOf)
    return parts.some(part => part.length >= 2 && latinOf(username).includes(part))
  })
  return owned.length > 0 && owned.length * 2 > cellsAt(people, at).length
}

/**
 * Places the names: one column of several words is the whole name; two columns of words are names, in the order that
 * capitals or the addresses suggest.
 */
function placeNames(kinds: Kinds, people: readonly CsvRecord[], among: readonly number[]): void {
  const free = among.filter(at => kinds[at] === null)
  const whole = free.find(at => areMost(people, at, hasWords))
  const [one, other] = whole === undefined ? free.filter(at => areMost(people, at, isName)) : [whole]
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
