import type { Violation } from '@trimestre/contract/errors'
import { decisionItems } from '@trimestre/engine'
import { invalid, violation } from '../../platform/http/refusal.ts'

/**
 * Checks that the values are decisions of this area, or of any of several, open at the level of the game and within their bounds. Steps guide
 * the form only (model, section 6).
 * @throws Refusal 422 that names every refused value
 */
export function requireValidValues(
  values: ReadonlyMap<string, number>,
  areas: readonly (string | null)[],
  level: number,
): Record<string, number> {
  const violations = [...values].flatMap(([name, value]) => violationOf(name, value, areas, level) ?? [])
  if (violations.length > 0) throw invalid(violations)
  return Object.fromEntries(values)
}

function violationOf(
  name: string,
  value: number,
  areas: readonly (string | null)[],
  level: number,
): Violation | undefined {
  const path = `decisions.${name}`
  const item = decisionItems.find(candidate => candidate.key === name && areas.includes(candidate.menu))
  if (item === undefined) return violation(path, 'unknown')
  if (item.level > level) return violation(path, 'closed')
  return value < item.min || value > item.max ? violation(path, 'out-of-bounds') : undefined
}
