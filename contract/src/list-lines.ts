import type { CsvRecord } from './csv.ts'
import { filledCells, hasAddress, saysNothing } from './list-cells.ts'
import type { Kinds } from './list-columns.ts'
import { namesGroup, namesTotal } from './list-titles.ts'
import type { ListedUser } from './users-list.ts'

const lacksAddress = ({ cells }: CsvRecord): boolean => !cells.some(hasAddress)

/** A word for totals and a number. */
export function isTotal(record: CsvRecord): boolean {
  const [first = '', second = '', ...others] = filledCells(record)
  return others.length === 0 && lacksAddress(record) && namesTotal(first) && /^\s*\d+\s*$/.test(second)
}

/**
 * The list without what stands at its end: a total and all below it, dates of printing, numbers of pages. Those are lines of
 * one cell with a number in it.
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

/** Signs alone, or notes in brackets. */
const isOrnament = (record: CsvRecord): boolean =>
  filledCells(record).every(cell => saysNothing(cell) || /^\s*[([（][^()]*[)\]）]\s*$/u.test(cell))

/** A line of the list and the person it would be. */
export type Candidate = { record: CsvRecord; user: ListedUser }

/**
 * Those lines that are people. In a list whose people have addresses a line is nobody when it has none, no username and no
 * whole name: heads of groups, numbers of pages, points.
 */
export function withoutNobody(candidates: readonly Candidate[], kinds: Kinds): Candidate[] {
  const people = candidates.filter(({ record }) => !isOrnament(record))
  const named = people.filter(candidate => hasAddressOrName(candidate, kinds))
  const addressed = named.filter(({ record }) => !lacksAddress(record))
  return addressed.length > 0 && addressed.length * 2 >= named.length ? named : people
}

function hasAddressOrName({ record, user: { values } }: Candidate, kinds: Kinds): boolean {
  // A word where the address should be is a fault of somebody.
  if (!lacksAddress(record) || /\p{L}/u.test(values.email)) return true
  const [first = '', ...others] = filledCells(record)
  if (values.username !== '') return others.length > 0 || !namesGroup(first)
  const areApart = kinds.includes('firstName') && kinds.includes('lastName') && !kinds.includes('fullName')
  if (areApart) return values.firstName !== '' && values.lastName !== ''
  return values.firstName + values.lastName !== '' && !namesGroup(first)
}
