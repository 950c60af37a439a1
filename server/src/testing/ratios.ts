import type { CompanyQuarter } from '@trimestre/engine'

/*
 * Arithmetic on the integers of the engine, by other code than that of the product.
 */

/** A numerator and a divisor in whole numbers; null where the quarter before is needed and there is none. */
export type Ratio = readonly [top: number | bigint, bottom: number | bigint] | null

export type OwnQuarter = {
  r: CompanyQuarter['result']
  s: CompanyQuarter['statements']
  p: CompanyQuarter['result'] | null
}

export const centimes = (value: number): Ratio => [value, 100]
export const units = (value: number): Ratio => [value, 1]
/** Of two amounts, two counts or a count and another: percent. */
export const percent = (part: number, whole: number): Ratio => [100n * BigInt(part), whole]
/** An amount in centimes for each of so many. */
export const each = (amount: number, count: number): Ratio => [amount, 100n * BigInt(count)]
export const times = (amount: number, count: number): Ratio => [BigInt(amount) * BigInt(count), 100]

/** Returns a ratio with so many decimals, rounded half up. */
export function roundedRatioOf([top, bottom]: NonNullable<Ratio>, decimals: number): number {
  const sign = BigInt(bottom) < 0n ? -1n : 1n
  const [a, b] = [sign * BigInt(top) * 10n ** BigInt(decimals), sign * BigInt(bottom)]
  const doubled = 2n * a + b
  const quotient = doubled / (2n * b)
  const floor = doubled < 0n && quotient * 2n * b !== doubled ? quotient - 1n : quotient
  const digits = String(floor < 0n ? -floor : floor).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return Number(`${floor < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`)
}
