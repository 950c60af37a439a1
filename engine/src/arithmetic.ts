/**
 * Exact integer arithmetic on JavaScript numbers (model, section 2).
 *
 * Every stored value is an integer below 2^53. A product is computed in doubles when it provably stays exact,
 * and in BigInt otherwise: both ways give the same integer, and a property test holds them against each other.
 */

/** Millionths in one unit: the scale of ratios. */
export const MU = 1_000_000
/** Billionths in one unit: the scale of logarithms and attractions. */
export const NANO = 1_000_000_000
/** Millionths of millionths: the divisor of a product of two ratios. */
export const MU2 = MU * MU
/** The divisor of a product of three ratios; a power of ten below 10^22, so exact as a double. */
export const MU3 = MU2 * MU

/** Below this bound a dividend, a divisor and quotient times divisor are all exact doubles. */
const EXACT_LIMIT = 2 ** 52

const isExact = (n: number): boolean => n <= EXACT_LIMIT && n >= -EXACT_LIMIT

/** ⌊n / d⌋ for d > 0, exact whatever the size. */
export function floorDivBig(n: bigint, d: bigint): bigint {
  const quotient = n / d
  return n % d < 0n ? quotient - 1n : quotient
}

/** ⌊n/d + 1/2⌋ for d > 0, exact whatever the size. */
export function roundDivBig(n: bigint, d: bigint): bigint {
  return floorDivBig(2n * n + d, 2n * d)
}

/** A stored integer. A result beyond 2^53 would silently lose units, so it stops the quarter. */
export function toStored(n: bigint): number {
  const stored = Number(n)
  if (!Number.isSafeInteger(stored)) throw new RangeError(`value out of the engine's range: ${n}`)
  return stored
}

/** ⌊n / d⌋: exact division towards minus infinity, d > 0. */
export function floorDiv(n: number, d: number): number {
  if (!isExact(n) || d > EXACT_LIMIT) return toStored(floorDivBig(BigInt(n), BigInt(d)))
  // The rounded quotient can only overshoot, by one, when the true one lies just below an integer.
  const quotient = Math.floor(n / d)
  return (quotient * d > n ? quotient - 1 : quotient) + 0
}

/** n / d rounded to the nearest integer, halves towards +∞, d > 0 (`arr` of the model). */
export function roundDiv(n: number, d: number): number {
  if (!isExact(n) || d > EXACT_LIMIT) return toStored(roundDivBig(BigInt(n), BigInt(d)))
  const quotient = floorDiv(n, d)
  return 2 * (n - quotient * d) >= d ? quotient + 1 : quotient
}

/** `ceil(a, b)` of the model: a / b towards +∞, b > 0. */
export function ceilDiv(a: number, b: number): number {
  return 0 - floorDiv(0 - a, b)
}

/** The product when it is exact in doubles; NaN asks for BigInt. A zero factor gives +0. */
function exactProduct(factors: readonly number[]): number {
  let product = 1
  for (const factor of factors) {
    product *= factor
    if (!isExact(product)) return Number.NaN
  }
  return product + 0
}

const bigProduct = (factors: readonly number[]): bigint =>
  factors.reduce((product, factor) => product * BigInt(factor), 1n)

/** ⌊product of the factors / d⌋, with a single exact division. */
export function floorOfProduct(factors: readonly number[], d: number): number {
  const product = exactProduct(factors)
  if (!Number.isNaN(product)) return floorDiv(product, d)
  return toStored(floorDivBig(bigProduct(factors), BigInt(d)))
}

/** `arr(product of the factors, d)`, with a single rounding. */
export function roundOfProduct(factors: readonly number[], d: number): number {
  const product = exactProduct(factors)
  if (!Number.isNaN(product)) return roundDiv(product, d)
  return toStored(roundDivBig(bigProduct(factors), BigInt(d)))
}

/** ⌊a·b / d⌋. */
export function mulDiv(a: number, b: number, d: number): number {
  const product = a * b
  return isExact(product) ? floorDiv(product, d) : toStored(floorDivBig(BigInt(a) * BigInt(b), BigInt(d)))
}

/** `arr(a·b, d)`. */
export function mulDivRound(a: number, b: number, d: number): number {
  const product = a * b
  return isExact(product) ? roundDiv(product, d) : toStored(roundDivBig(BigInt(a) * BigInt(b), BigInt(d)))
}

/** An amount times a ratio in millionths, rounded once (`mul` of the model). */
export function mul(amount: number, ratio: number): number {
  return mulDivRound(amount, ratio, MU)
}

/** lo if x < lo, hi if x > hi, else x. */
export function clamp(x: number, lo: number, hi: number): number {
  if (x < lo) return lo
  return x > hi ? hi : x
}

/** Sum of exact integers. */
export function sum(values: readonly number[]): number {
  let total = 0
  for (const value of values) total += value
  return total
}

/**
 * Shares of a total, by largest remainder (Hamilton; `repartir` of the model): part k is scale·weights[k]/divisor
 * rounded down, and the units still missing go one each to the largest remainders, ties to the lowest index.
 * Requires scale·Σweights = total·divisor and divisor ≠ 0; either may be negative.
 */
export function apportion(
  weights: readonly number[],
  scale: number,
  divisor: number,
  total: number,
): number[] {
  const positive = Math.abs(divisor)
  const factor = divisor < 0 ? 0 - scale : scale
  const parts = weights.map((weight, index) => ({ index, ...divide(weight, factor, positive) }))
  const shares = parts.map(part => part.quotient)
  const missing = lessAll(total, shares)
  parts.sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  for (const { index } of parts.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** What is left of a total once the parts are taken off, exact whatever their size. */
function lessAll(total: number, parts: readonly number[]): number {
  let left = total
  for (const part of parts) {
    left -= part
    if (!isExact(left)) return toStored(parts.reduce((rest, one) => rest - BigInt(one), BigInt(total)))
  }
  return left
}

/** ⌊a·b / d⌋ and what is left of a·b, both exact; d > 0. */
function divide(a: number, b: number, d: number): { quotient: number; remainder: number } {
  const product = a * b
  if (isExact(product) && d <= EXACT_LIMIT) {
    const quotient = floorDiv(product, d)
    return { quotient, remainder: product - quotient * d }
  }
  const exact = BigInt(a) * BigInt(b)
  const quotient = toStored(floorDivBig(exact, BigInt(d)))
  return { quotient, remainder: toStored(exact - BigInt(quotient) * BigInt(d)) }
}
