/** The number of quarters of a financial year (exercice). */
const quartersPerYear = 4

/** Returns the financial year of a quarter, counted from 1; the opening belongs to the first one. */
export const yearOfQuarter = (quarter: number): number => Math.max(1, Math.ceil(quarter / quartersPerYear))

/** Whether the books of the year are closed at the end of this quarter. */
export const closesYear = (quarter: number): boolean => quarter > 0 && quarter % quartersPerYear === 0
