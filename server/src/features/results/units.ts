import { resultFields } from '@trimestre/engine'

/**
 * From the engine's integers to the numbers people read (api.md §3): centimes become BA, millionths percent,
 * billionths plain ratios; counts stay. Each is one division, hence the nearest double, printed without residue.
 */
const divisors: Record<string, number> = { centimes: 100, millionièmes: 10_000, milliardièmes: 1_000_000_000 }

/** The divisor of each published figure. */
export const figureDivisors: ReadonlyMap<string, number> = new Map(
  resultFields.filter(field => field.key !== 'alertes').map(({ key, unit }) => [key, divisors[unit] ?? 1]),
)

export function amount(centimes: number): number {
  return centimes / 100
}

export function percent(millionths: number): number {
  return millionths / 10_000
}
