import { clamp, floorDivBig, MU, roundDiv } from './arithmetic.ts'
import type { CriterionScale } from './catalogue/criteria.ts'
import type { DecisionScale } from './catalogue/decisions.ts'

/**
 * The conversion between human numbers (BA, ratios, percents, counts, as JSON carries them) and engine integers (model,
 * section 2, "Reading inputs").
 */

export type Scale = CriterionScale | DecisionScale

/** Millionths in one engine unit of each scale: a centime is 10^4 millionths of a BA, and so on. */
const MILLIONTHS_PER_UNIT: Record<Scale, number> = { micro: 1, centimes: 10_000, percent: 100, entier: MU }

/** Engine units in one human unit, to display an integer. */
const UNITS_PER_HUMAN: Record<Scale, number> = { micro: MU, centimes: 100, percent: 10_000, entier: 1 }

/** Beyond this magnitude every range is exceeded, so reading further digits would only overflow. */
const READABLE_LIMIT = 1_000_000_000
/** The number of decimals of an input that count. */
const DECIMALS = 6

/** Whether a value is a number; null, text, booleans, NaN and infinities count as missing. */
export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

/** Returns ⌊x·10^6 + ½⌋ from the exact shortest decimal of x, whatever its size (`h6` of the model). */
export function millionthsExact(x: number): bigint {
  const [mantissa = '', exponent = '0'] = String(Math.abs(x)).split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const digits = BigInt(whole + fraction) * (x < 0 ? -1n : 1n)
  const shift = Number(exponent) - fraction.length + DECIMALS
  if (shift >= 0) return digits * 10n ** BigInt(shift)
  const unit = 10n ** BigInt(-shift)
  return floorDivBig(2n * digits + unit, 2n * unit)
}

/** Below this number of millionths, no two numbers with at most six decimals are the same double. */
const DISTINCT_LIMIT = 1e15

/** Returns the millionths of a human number; magnitudes beyond 10^9 saturate, since every range clamps them. */
export function millionths(x: number): number {
  const readable = clamp(x, -READABLE_LIMIT, READABLE_LIMIT)
  const nearest = Math.round(readable * MU)
  // A number with at most six decimals, as nearly every input is, equals its millionths exactly.
  if (nearest / MU === readable && Math.abs(nearest) < DISTINCT_LIMIT) return nearest + 0
  return Number(millionthsExact(readable))
}

/** Converts millionths to the integer of a scale. */
export function fromMillionths(value: number, scale: Scale): number {
  return roundDiv(value, MILLIONTHS_PER_UNIT[scale])
}

/** Converts a human number to an engine integer. */
export function toEngine(x: number, scale: Scale): number {
  return fromMillionths(millionths(x), scale)
}

/** Converts an engine integer to a human number: 5 000 centimes are 50 BA. */
export function toHuman(value: number, scale: Scale): number {
  return value / UNITS_PER_HUMAN[scale]
}
