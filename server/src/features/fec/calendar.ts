/** The number of quarters in a fiscal year. */
export const quartersPerYear = 4

/** Year 1 of a game is the calendar year 2001: a fiction shared by all games, which have no dates of their own. */
const yearBeforeFirst = 2000

const quarterEnds = ['0331', '0630', '0930', '1231'] as const
const quarterStarts = ['0101', '0401', '0701', '1001'] as const

/** Returns the fiscal year of a quarter, counted from 1. */
export const yearOfQuarter = (quarter: number): number => Math.ceil(quarter / quartersPerYear)

/** Returns the numbers of the quarters of a fiscal year. */
export function quartersOfYear(year: number): number[] {
  const last = year * quartersPerYear
  return [last - 3, last - 2, last - 1, last]
}

/** Returns the last day of a quarter, AAAAMMJJ, which is the date of all its entries. */
export const endOfQuarter = (quarter: number): string => dateOf(quarter, quarterEnds)

/** Returns the first day of a quarter, AAAAMMJJ. */
export const startOfQuarter = (quarter: number): string => dateOf(quarter, quarterStarts)

function dateOf(quarter: number, days: readonly string[]): string {
  return `${yearBeforeFirst + yearOfQuarter(quarter)}${days[(quarter - 1) % quartersPerYear]}`
}
