import { resultFields } from '@trimestre/engine'

/**
 * The divisors that convert the engine's integers to human units (api.md §3): centimes to BA, millionths to percent,
 * billionths to plain ratios; counts are unchanged. Each conversion is a single division, so the result is the nearest
 * double and prints without residue.
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

/** Converts every published figure of a result to human units. */
export const humanFigures = (result: Partial<Record<string, unknown>>): Record<string, number> =>
  Object.fromEntries([...figureDivisors].map(([key, divisor]) => [key, Number(result[key] ?? 0) / divisor]))
