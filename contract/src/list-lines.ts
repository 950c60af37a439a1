import type { CsvRecord } from './csv.ts'
import { filledCells, hasAddress, isMarkedEmpty } from './list-cells.ts'
import type { Kinds } from './list-columns.ts'
import { namesGroup, namesTotal } from './list-titles.ts'
import type { ListedUser } from './users-list.ts'

const lacksAddress = ({ cells }: CsvRecord): boolean => !cells.some(hasAddress)

/** Whether a line is a word for totals and a number. */
export function isTotal(record: CsvRecord): boolean {
  const [first = '', second = '', ...others] = filledCells(record)
  return others.length === 0 && lacksAddress(record) && namesTotal(first) && /^\s*\d+\s*$/.test(second)
}

/**
 * Removes the lines at the end of the list that are not people: a total and everything below it, printing dates, page
 * numbers. Dates and page numbers are lines of one cell with a number in it.
 */
export function withoutFooter(body: readonly CsvRecord[]): CsvRecord[] {
  const isFooter = (record: CsvRecord) => {
    const [first = '', ...others] = filledCells(record)
    if (others.length > 0 || first.length > 200) return false
    return lacksAddress(record) && /\p{L}.*\s.*\d|\p{L}\s*[:：]\s*\d/u.test(first)
  }
  const withoutAddress = body.findLastIndex(record => !lacksAddress(record)) + 1
  const total =
    withoutAddress === 0 ? -1 : body.findIndex((record, at) => at >= withoutAddress && isTotal(record))
  const above = total < 0 ? [...body] : body.slice(0, total)
  const last = above.findLastIndex(record => !isFooter(record) && !isTotal(record))
  const hasSeveral = above.slice(0, last + 1).some(record => filledCells(record).length > 1)
  return hasSeveral ? above.slice(0, last + 1) : above
}

/** Whether a line holds only punctuation or notes in brackets. */
const isOrnament = (record: CsvRecord): boolean =>
  filledCells(record).every(cell => isMarkedEmpty(cell) || /^\s*[([（][^()]*[)\]）]\s*$/u.test(cell))

/** A line of the list and the person that it would describe. */
export type Candidate = { record: CsvRecord; user: ListedUser }

/**
 * Keeps the lines that are people. In a list whose people have addresses, a line without an address, a username and a
 * complete name is no person: group headings, page numbers, points.
 */
export function keepPeople(candidates: readonly Candidate[], kinds: Kinds): Candidate[] {
  const people = candidates.filter(({ record }) => !isOrnament(record))
  const named = people.filter(candidate => hasAddressOrName(candidate, kinds))
  const addressed = named.filter(({ record }) => !lacksAddress(record))
  return addressed.length > 0 && addressed.length * 2 >= named.length ? named : people
}

function hasAddressOrName({ record, user: { values } }: Candidate, kinds: Kinds): boolean {
  // A word in place of the address is an error in the line of a person.
  if (!lacksAddress(record) || /\p{L}/u.test(values.email)) return true
  const [first = '', ...others] = filledCells(record)
  if (values.username !== '') return others.length > 0 || !namesGroup(first)
  const areApart = kinds.includes('firstName') && kinds.includes('lastName') && !kinds.includes('fullName')
  if (areApart) return values.firstName !== '' && values.lastName !== ''
  return values.firstName + values.lastName !== '' && !namesGroup(first)
}
