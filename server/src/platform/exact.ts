import { Fraction } from 'fraction.js'

/*
 * Figures are summed, divided and compared as fractions, so that nothing depends on the rounding of floats. The library
 * approximates a number that is not whole: such a one is passed to it by `exact`, or as text.
 */

/** Reads a human number, such as an amount with two decimals, as the decimals that it is written with. */
export function exact(value: number): Fraction {
  // Most figures have two decimals at most: their hundredths are read faster than their text.
  const hundredths = Math.round(value * 100)
  if (Number.isSafeInteger(hundredths) && hundredths / 100 === value) return new Fraction(hundredths, 100)
  const [digits = '', exponent] = String(value).split('e')
  const written = new Fraction(digits)
  return exponent === undefined ? written : written.mul(new Fraction(10).pow(Number(exponent)))
}

/** Rounds half up, towards +∞. */
export const rounded = (value: Fraction, decimals: number): number =>
  // As text: the quotient of two large integers would be rounded once more.
  Number(value.round(decimals).toString())

export const sum = (numbers: readonly Fraction[]): Fraction =>
  numbers.reduce((a, b) => a.add(b), new Fraction(0))

/** Keeps a divisor from being too small to divide by. */
export const atLeastOne = (value: Fraction): Fraction => (value.gt(1) ? value : new Fraction(1))

/** Sums figures without residue. */
export const sumOf = (figures: readonly number[]): number => rounded(sum(figures.map(exact)), 2)

/** Returns `part` in percent of `whole`, which is not zero, with one decimal. */
export const percentOf = (part: Fraction, whole: Fraction): number => rounded(part.div(whole).mul(100), 1)
