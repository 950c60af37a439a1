/** Splits a signed balance, debit positive, into its debit and its credit. */
export const sidesOf = (balance: number): [debit: number, credit: number] => [
  Math.max(balance, 0),
  Math.max(-balance, 0),
]

/** Adds up amounts in BA without rounding errors. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100
