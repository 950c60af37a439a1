import { effectKinds, factors, knownOperation } from '@trimestre/contract/effects'
import type { Violation } from '@trimestre/contract/errors'
import { criteria } from '@trimestre/engine'
import type { EventEffect } from '../../platform/db/schema.ts'
import { invalid, violation } from '../../platform/http/refusal.ts'

const criteriaByName = new Map<string, (typeof criteria)[number]>(
  criteria.map(criterion => [criterion.name, criterion]),
)

/** Throws 422 naming each effect on an unknown criterion, or with a value that no range of its criterion could take. */
export function refuseUnusableEffects(effects: readonly EventEffect[]): void {
  const violations = effects.flatMap((effect, index): Violation[] => {
    const criterion = criteriaByName.get(effect.criterion)
    if (criterion === undefined) return [violation(`effects[${index}].criterion`, 'unknown')]
    const { min, max } = effectKinds[knownOperation(effect.operation)].bounds(criterion)
    const isInside = effect.value >= min && effect.value <= max
    return isInside ? [] : [violation(`effects[${index}].value`, 'out-of-bounds')]
  })
  if (violations.length > 0) throw invalid(violations)
}

/** Returns the effect on demand of an impact that is a number of percent; undefined for an impact in words. */
export function effectsOfImpact(impact: string | number | null | undefined): EventEffect[] | undefined {
  const percent = readPercent(impact)
  if (percent === undefined) return undefined
  const factor = 1 + percent / 100
  if (!(factor >= factors.min && factor <= factors.max)) throw invalid([violation('impact', 'out-of-bounds')])
  // The engine reads six decimals of a number at most.
  return [{ criterion: 'coefDemande', operation: 'multiply', value: Math.round(factor * 1e6) / 1e6 }]
}

function readPercent(impact: string | number | null | undefined): number | undefined {
  if (typeof impact === 'number') return impact
  const isNumeric = typeof impact === 'string' && /^[+-]?\d{1,9}(\.\d{1,6})?$/.test(impact.trim())
  return isNumeric ? Number(impact) : undefined
}
