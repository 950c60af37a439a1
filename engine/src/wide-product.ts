/**
 * Division of products beyond exact doubles. The rounding error of a product of two doubles is itself a double (Dekker
 * 1971, A Floating-Point Technique for Extending the Available Precision, Numerische Mathematik 18), so that a quotient
 * can be corrected by the remainder, without big integers. The result is NaN where this method does not apply.
 */

/** The factor that splits a double in two halves whose products are exact. */
const SPLITTER = 2 ** 27 + 1
/** Below these bounds the quotient of doubles is off by one at most, and the remainder is exact. */
const QUOTIENT_LIMIT = 2 ** 50
const DIVISOR_LIMIT = 2 ** 52

/** Returns ⌊a·b / d⌋ for exact a and b and d > 0, or NaN. */
export function floorWide(a: number, b: number, d: number): number {
  const quotient = Math.floor((a * b) / d)
  if (d > DIVISOR_LIMIT || quotient > QUOTIENT_LIMIT || quotient < 0 - QUOTIENT_LIMIT) return Number.NaN
  const left = leftOver(a, b, quotient, d)
  if (left < 0) return quotient - 1
  return (left >= d ? quotient + 1 : quotient) + 0
}

/** Returns a·b / d rounded to the nearest integer, halves towards +∞, for exact a and b and d > 0, or NaN. */
export function roundWide(a: number, b: number, d: number): number {
  const quotient = floorWide(a, b, d)
  return 2 * leftOver(a, b, quotient, d) >= d ? quotient + 1 : quotient
}

/** Returns a·b − quotient·d, exact when it is of the order of d. */
function leftOver(a: number, b: number, quotient: number, d: number): number {
  const product = a * b
  const taken = quotient * d
  return product - taken + (lostBy(a, b, product) - lostBy(quotient, d, taken))
}

/** Returns the rounding error of the product of two numbers: the exact product less `product`. */
function lostBy(a: number, b: number, product: number): number {
  const highA = highHalf(a)
  const highB = highHalf(b)
  const lowA = a - highA
  const lowB = b - highB
  return lowA * lowB - (product - highA * highB - lowA * highB - highA * lowB)
}

function highHalf(a: number): number {
  const scaled = SPLITTER * a
  return scaled - (scaled - a)
}
