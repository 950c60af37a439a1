/** The sum of weights against 100: exact, too small by `by`, or too large by it. */
export type SumState = { state: 'exact' | 'short' | 'over'; sum: number; by: number }

export const sumState = (sum: number): SumState => ({
  state: sum === 100 ? 'exact' : sum < 100 ? 'short' : 'over',
  sum,
  by: Math.abs(100 - sum),
})
