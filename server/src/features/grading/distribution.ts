import type { GradeDistribution } from '@trimestre/contract/grading'
import type { Fraction } from 'fraction.js'
import { exact, rounded, sum } from '../../platform/exact.ts'
import type { ComputedGrade } from './grades.ts'

const bucketCount = 10

/** A person learns nothing of how the others did from fewer people than this. */
export const shownMin = 5

/** Returns how the totals of people are spread; those without a total count nowhere. */
export function distributionOf(rows: readonly Pick<ComputedGrade, 'total'>[]): GradeDistribution {
  const totals = rows.flatMap(({ total }) => total ?? []).sort((a, b) => a - b)
  const buckets = Array.from({ length: bucketCount }, () => 0)
  for (const total of totals) {
    const place = Math.min(bucketCount - 1, Math.floor(total / bucketCount))
    buckets[place] = (buckets[place] ?? 0) + 1
  }
  const n = totals.length
  if (n === 0) return { n, mean: null, median: null, min: null, max: null, sd: null, buckets }
  const figures = totals.map(exact)
  const mean = sum(figures).div(n)
  const variance = sum(figures.map(figure => figure.sub(mean).mul(figure.sub(mean)))).div(n)
  const at = (place: number) => exact(totals[place] ?? 0)
  const half = Math.floor(n / 2)
  return {
    n,
    mean: rounded(mean, 2),
    median: rounded(
      n % 2 === 1
        ? at(half)
        : at(half - 1)
            .add(at(half))
            .div(2),
      2,
    ),
    min: rounded(at(0), 2),
    max: rounded(at(n - 1), 2),
    sd: rootOf(variance),
    buckets,
  }
}

/** Returns the square root with two decimals. It is estimated with floats, and then compared with fractions. */
function rootOf(square: Fraction): number {
  const wanted = square.mul(40_000)
  let hundredths = Math.round(100 * Math.sqrt(square.valueOf()))
  while (wanted.gte((2 * hundredths + 1) ** 2)) hundredths += 1
  while (hundredths > 0 && wanted.lt((2 * hundredths - 1) ** 2)) hundredths -= 1
  return hundredths / 100
}
