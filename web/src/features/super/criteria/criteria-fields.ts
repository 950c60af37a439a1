import type { CriterionRule } from '@trimestre/contract/criteria'

/** The values of the inputs by criterion name: null when empty, NaN when the text is not a number. */
export type Coefficients = Readonly<Record<string, number | null>>

export type Fault = 'required' | 'number' | 'out-of-bounds'

/** Returns why a value is invalid. One out of bounds is refused here, since a pass would clamp it to the bounds. */
export function faultOf(value: number | null | undefined, { min, max }: CriterionRule): Fault | null {
  if (value === null || value === undefined) return 'required'
  if (Number.isNaN(value)) return 'number'
  return value >= min && value <= max ? null : 'out-of-bounds'
}

export const isChanged = (value: number | null | undefined, saved: number | undefined): boolean =>
  !Object.is(value ?? null, saved ?? null)

/** Returns the values to send: those that differ from the saved ones. */
export function changesOf(
  values: Coefficients,
  saved: Readonly<Record<string, number>>,
): Record<string, number> {
  const changed = Object.entries(values).filter(([name, value]) => isChanged(value, saved[name]))
  return Object.fromEntries(changed.map(([name, value]) => [name, value ?? Number.NaN]))
}

export const defaultsOf = (rules: readonly CriterionRule[]): Coefficients =>
  Object.fromEntries(rules.map(rule => [rule.name, rule.default]))
