import { QUARTERS_PER_YEAR, yearOfQuarter } from '@trimestre/engine'

const quarterEnds = ['0331', '0630', '0930', '1231'] as const
const quarterStarts = ['0101', '0401', '0701', '1001'] as const

/** The dates of a game's quarters, AAAAMMJJ. */
export type Calendar = {
  /** The last day of a quarter, which is the date of all its entries. */
  endOfQuarter(quarter: number): string
  startOfQuarter(quarter: number): string
}

/** Creates the calendar of a game: its first financial year is the civil year in which the game was created. */
export function createCalendar(createdAt: Date, timezone: string): Calendar {
  const year = new Intl.DateTimeFormat('en', { timeZone: timezone, year: 'numeric' }).format(createdAt)
  const dateOf = (quarter: number, days: readonly string[]) =>
    `${Number(year) + yearOfQuarter(quarter) - 1}${days[(quarter - 1) % QUARTERS_PER_YEAR]}`
  return {
    endOfQuarter: quarter => dateOf(quarter, quarterEnds),
    startOfQuarter: quarter => dateOf(quarter, quarterStarts),
  }
}
