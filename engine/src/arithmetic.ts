import { floorWide, roundWide } from './wide-product.ts'

/**
 * Exact integer arithmetic on JavaScript numbers (model, section 2).
 *
 * Every stored value is an integer below 2^53. A product is computed in doubles when it provably stays exact, in two
 * doubles when it needs twice their digits, and in BigInt otherwise. All ways give the same integer, and a property
 * test compares them.
 */

/** Millionths in one unit: the scale of ratios. */
export const MU = 1_000_000
/** Billionths in one unit: the scale of logarithms and attractions. */
export const NANO = 1_000_000_000
/** Millionths of millionths: the divisor of a product of two ratios. */
export const MU2 = MU * MU
/** The divisor of a product of three ratios; a power of ten below 10^22, so exact as a double. */
export const MU3 = MU2 * MU

/** Up to this bound a dividend, a divisor and quotient times divisor are all exact doubles. */
const EXACT_LIMIT = 2 ** 52

const isExact = (n: number): boolean => n <= EXACT_LIMIT && n >= -EXACT_LIMIT

/** Returns ⌊n / d⌋ for d > 0, exact whatever the size. */
export function floorDivBig(n: bigint, d: bigint): bigint {
  const quotient = n / d
  return n % d < 0n ? quotient - 1n : quotient
}

/** Returns ⌊n/d + 1/2⌋ for d > 0, exact whatever the size. */
export function roundDivBig(n: bigint, d: bigint): bigint {
  return floorDivBig(2n * n + d, 2n * d)
}

/**
 * Converts to a stored integer.
 * @throws RangeError for a result beyond 2^53, which would silently lose units: it stops the quarter
 */
export function toStored(n: bigint): number {
  const stored = Number(n)
  if (!Number.isSafeInteger(stored)) throw new RangeError(`value out of the engine's range: ${n}`)
  return stored
}

/** Returns ⌊n / d⌋: exact division towards minus infinity, d > 0. */
export function floorDiv(n: number, d: number): number {
  if (!isExact(n) || d > EXACT_LIMIT) return toStored(floorDivBig(BigInt(n), BigInt(d)))
  // The rounded quotient can only be too large, by one, when the true one is just below an integer.
  const quotient = Math.floor(n / d)
  return (quotient * d > n ? quotient - 1 : quotient) + 0
}

/** Returns n / d rounded to the nearest integer, halves towards +∞, d > 0 (`arr` of the model). */
export function roundDiv(n: number, d: number): number {
  if (!isExact(n) || d > EXACT_LIMIT) return toStored(roundDivBig(BigInt(n), BigInt(d)))
  const quotient = floorDiv(n, d)
  return 2 * (n - quotient * d) >= d ? quotient + 1 : quotient
}

/** Returns a / b rounded towards +∞, b > 0 (`ceil(a, b)` of the model). */
export function ceilDiv(a: number, b: number): number {
  return 0 - floorDiv(0 - a, b)
}

/** Multiplies the factors from an index on. A small product is exact, because all its partial products are too. */
function productFrom(factors: readonly number[], start: number): number {
  let product = 1
  for (let place = start; place < factors.length; place += 1) product *= factors[place] ?? 1
  return product + 0
}

/** Splits the factors in two: the product of as many leading factors as stay exact, and the product of the others. */
function inTwo(factors: readonly number[]): { first: number; second: number } {
  let first = 1
  for (let place = 0; place < factors.length; place += 1) {
    const next = first * (factors[place] ?? 1)
    if (!isExact(next)) return { first, second: productFrom(factors, place) }
    first = next
  }
  return { first, second: 1 }
}

const bigProduct = (factors: readonly number[]): bigint =>
  factors.reduce((product, factor) => product * BigInt(factor), 1n)

/** Returns ⌊product of the factors / d⌋, with a single exact division. */
export function floorOfProduct(factors: readonly number[], d: number): number {
  const product = productFrom(factors, 0)
  if (isExact(product)) return floorDiv(product, d)
  const { first, second } = inTwo(factors)
  const quotient = isExact(second) ? floorWide(first, second, d) : Number.NaN
  return Number.isNaN(quotient) ? toStored(floorDivBig(bigProduct(factors), BigInt(d))) : quotient
}

/** Returns `arr(product of the factors, d)`, with a single rounding. */
export function roundOfProduct(factors: readonly number[], d: number): number {
  const product = productFrom(factors, 0)
  if (isExact(product)) return roundDiv(product, d)
  const { first, second } = inTwo(factors)
  const quotient = isExact(second) ? roundFar(first, second, d) : Number.NaN
  return Number.isNaN(quotient) ? toStored(roundDivBig(bigProduct(factors), BigInt(d))) : quotient
}

/**
 * Rounds a·b / d. The divisor MU³ is an even multiple of MU², so the part that the first division drops cannot reach
 * the half.
 */
function roundFar(a: number, b: number, d: number): number {
  if (d !== MU3) return roundWide(a, b, d)
  const quotient = floorWide(a, b, MU2)
  return Number.isNaN(quotient) ? quotient : roundDiv(quotient, MU)
}

/** Returns ⌊a·b / d⌋. */
export function mulDiv(a: number, b: number, d: number): number {
  const product = a * b
  if (isExact(product)) return floorDiv(product, d)
  const quotient = floorWide(a, b, d)
  return Number.isNaN(quotient) ? toStored(floorDivBig(BigInt(a) * BigInt(b), BigInt(d))) : quotient
}

/** Returns `arr(a·b, d)`. */
export function mulDivRound(a: number, b: number, d: number): number {
  const product = a * b
  if (isExact(product)) return roundDiv(product, d)
  const quotient = roundWide(a, b, d)
  return Number.isNaN(quotient) ? toStored(roundDivBig(BigInt(a) * BigInt(b), BigInt(d))) : quotient
}

/** Returns an amount times a ratio in millionths, rounded once (`mul` of the model). */
export function mul(amount: number, ratio: number): number {
  return mulDivRound(amount, ratio, MU)
}

/** Returns lo if x < lo, hi if x > hi, else x. */
export function clamp(x: number, lo: number, hi: number): number {
  if (x < lo) return lo
  return x > hi ? hi : x
}

/** Returns the sum of exact integers. */
export function sum(values: readonly number[]): number {
  let total = 0
  for (let place = 0; place < values.length; place += 1) total += values[place] ?? 0
  return total
}

/**
 * Splits a total into shares by largest remainder (Hamilton; `repartir` of the model): share k is
 * scale·weights[k]/divisor rounded down, and the units still missing go one each to the largest remainders, ties to the
 * lowest index. Requires scale·Σweights = total·divisor and divisor ≠ 0; either may be negative.
 */
export function apportion(
  weights: readonly number[],
  scale: number,
  divisor: number,
  total: number,
): number[] {
  const positive = Math.abs(divisor)
  const factor = divisor < 0 ? 0 - scale : scale
  const shares: number[] = []
  const remainders: number[] = []
  for (let place = 0; place < weights.length; place += 1) {
    const weight = weights[place] ?? 0
    const share = mulDiv(weight, factor, positive)
    shares.push(share)
    remainders.push(remainder(weight, factor, positive, share))
  }
  for (let missing = lessAll(total, shares); missing > 0; missing -= 1) {
    const largest = placeOfLargest(remainders)
    shares[largest] = (shares[largest] ?? 0) + 1
    remainders[largest] = TAKEN
  }
  return shares
}

/** Less than any remainder, so that each share gets one more unit at most. */
const TAKEN = -1

/** Returns the index of the first of the largest values. */
function placeOfLargest(values: readonly number[]): number {
  let largest = 0
  for (let place = 1; place < values.length; place += 1) {
    if ((values[place] ?? 0) > (values[largest] ?? 0)) largest = place
  }
  return largest
}

/** Returns what is left of a total after its parts, exact whatever their size. */
function lessAll(total: number, parts: readonly number[]): number {
  let left = total
  for (const part of parts) {
    left -= part
    if (!isExact(left)) return toStored(parts.reduce((rest, one) => rest - BigInt(one), BigInt(total)))
  }
  return left
}

/** Returns the remainder of a·b after ⌊a·b / d⌋·d, exact; d > 0. */
function remainder(a: number, b: number, d: number, quotient: number): number {
  const product = a * b
  if (isExact(product) && d <= EXACT_LIMIT) return product - quotient * d
  return toStored(BigInt(a) * BigInt(b) - BigInt(quotient) * BigInt(d))
}
