import type { CriterionRule } from '@trimestre/contract/criteria'

/** What stands in the inputs, by name of criterion: null when empty, NaN when it is no number. */
export type Coefficients = Readonly<Record<string, number | null>>

export type Fault = 'required' | 'number' | 'out-of-bounds'

/** A value beyond the bounds would be cut to them when a quarter passes, so it is refused here. */
export function faultOf(value: number | null | undefined, { min, max }: CriterionRule): Fault | null {
  if (value === null || value === undefined) return 'required'
  if (Number.isNaN(value)) return 'number'
  return value >= min && value <= max ? null : 'out-of-bounds'
}

export const isChanged = (value: number | null | undefined, saved: number | undefined): boolean =>
  !Object.is(value ?? null, saved ?? null)

/** What is to be sent: the values that differ from the saved ones. */
export function changesOf(
  values: Coefficients,
  saved: Readonly<Record<string, number>>,
): Record<string, number> {
  const changed = Object.entries(values).filter(([name, value]) => isChanged(value, saved[name]))
  return Object.fromEntries(changed.map(([name, value]) => [name, value ?? Number.NaN]))
}

export const defaultsOf = (rules: readonly CriterionRule[]): Coefficients =>
  Object.fromEntries(rules.map(rule => [rule.name, rule.default]))
