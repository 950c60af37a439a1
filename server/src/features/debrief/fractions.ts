import { hundredths, roundFraction } from '@trimestre/contract/fractions'

/** Returns `part` in percent of `whole`, which is positive, with one decimal. */
export const percentOf = (part: bigint, whole: bigint): number => roundFraction(1000n * part, whole) / 10

/** Sums figures without residue. */
export const sumOf = (figures: readonly number[]): number =>
  Number(figures.reduce((sum, figure) => sum + hundredths(figure), 0n)) / 100
