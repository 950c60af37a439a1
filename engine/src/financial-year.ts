/** The financial year (exercice): years follow the game, and four quarters make one (model, 8.1). */

export const QUARTERS_PER_YEAR = 4

/** Returns the financial year of a quarter, both numbered from 1; the opening, quarter 0, belongs to the first year. */
export function yearOfQuarter(quarter: number): number {
  return Math.max(1, Math.ceil(quarter / QUARTERS_PER_YEAR))
}

/** Whether a quarter is the first of a financial year. */
export function opensYear(quarter: number): boolean {
  return quarter % QUARTERS_PER_YEAR === 1
}

/** Whether a quarter is the last of a financial year. */
export function closesYear(quarter: number): boolean {
  return quarter > 0 && quarter % QUARTERS_PER_YEAR === 0
}
