import type { Violation } from '@trimestre/contract/errors'
import { decisionItems } from '@trimestre/engine'
import { invalid, violation } from '../../platform/http/refusal.ts'

/**
 * Checks that the values are decisions of this area, or of any of several, open at the level of the game and within their
 * bounds. Steps guide the form only (model, section 6).
 * @param path the path of the values in the request
 * @throws Refusal 422 that names every refused value
 */
export function requireValidValues(
  values: ReadonlyMap<string, number>,
  areas: readonly (string | null)[],
  level: number,
  path = 'decisions',
): Record<string, number> {
  const violations = violationsOfValues(values, areas, level, path)
  if (violations.length > 0) throw invalid(violations)
  return Object.fromEntries(values)
}

/** Returns the faults of values, as {@link requireValidValues} does. */
export function violationsOfValues(
  values: ReadonlyMap<string, number>,
  areas: readonly (string | null)[],
  level: number,
  path: string,
): Violation[] {
  return [...values].flatMap(([name, value]) => {
    const found = violationOf(name, value, areas, level)
    return found === undefined ? [] : violation(`${path}.${name}`, found)
  })
}

function violationOf(
  name: string,
  value: number,
  areas: readonly (string | null)[],
  level: number,
): 'unknown' | 'closed' | 'out-of-bounds' | undefined {
  const item = decisionItems.find(candidate => candidate.key === name && areas.includes(candidate.menu))
  if (item === undefined) return 'unknown'
  if (item.level > level) return 'closed'
  return value < item.min || value > item.max ? 'out-of-bounds' : undefined
}
