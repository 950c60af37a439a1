/*
 * Figures in human units have at most two decimals where they are summed or compared, so that their hundredths are
 * integers: what is computed from these is rounded once, halves towards +∞.
 */

export const hundredths = (figure: number): bigint => BigInt(Math.round(figure * 100))

export const absolute = (value: bigint): bigint => (value < 0n ? -value : value)

/** Returns the mean of figures, rounded to two decimals; null without any. */
export function meanOf(figures: readonly number[]): number | null {
  if (figures.length === 0) return null
  const sum = figures.reduce((total, figure) => total + hundredths(figure), 0n)
  return roundFraction(sum, BigInt(figures.length)) / 100
}

/** Rounds a fraction to the nearest integer, halves towards +∞; the divisor is positive. */
export function roundFraction(numerator: bigint, divisor: bigint): number {
  const doubled = 2n * numerator + divisor
  const quotient = doubled / (2n * divisor)
  const isBelow = doubled < 0n && quotient * 2n * divisor !== doubled
  return Number(isBelow ? quotient - 1n : quotient)
}
