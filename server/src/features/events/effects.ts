import type { Violation } from '@trimestre/contract/errors'
import { criteria } from '@trimestre/engine'
import type { EventEffect } from '../../platform/database/schema.ts'
import { invalid, violation } from '../../platform/refusal.ts'

const criteriaByName = new Map<string, (typeof criteria)[number]>(
  criteria.map(criterion => [criterion.name, criterion]),
)

/** A coefficient is never turned negative, nor multiplied beyond what any range could hold. */
const factorMax = 100

/** 422 naming each effect on an unknown criterion, or whose value no range of that criterion could take. */
export function refuseUnusableEffects(effects: readonly EventEffect[]): void {
  const violations = effects.flatMap((effect, index): Violation[] => {
    const criterion = criteriaByName.get(effect.criterion)
    if (criterion === undefined) return [violation(`effects[${index}].criterion`, 'unknown')]
    const [min, max] =
      effect.operation === 'multiply'
        ? [0, factorMax]
        : [criterion.min - criterion.max, criterion.max - criterion.min]
    const isInside = effect.value >= min && effect.value <= max
    return isInside ? [] : [violation(`effects[${index}].value`, 'out-of-bounds')]
  })
  if (violations.length > 0) throw invalid(violations)
}

/** The effect of an impact that is a number of percent: on demand. Undefined for one in words. */
export function effectsOfImpact(impact: string | number | null | undefined): EventEffect[] | undefined {
  const percent = readPercent(impact)
  if (percent === undefined) return undefined
  const factor = 1 + percent / 100
  if (!(factor >= 0 && factor <= factorMax)) throw invalid([violation('impact', 'out-of-bounds')])
  // Six decimals are all the engine reads of a number.
  return [{ criterion: 'coefDemande', operation: 'multiply', value: Math.round(factor * 1e6) / 1e6 }]
}

function readPercent(impact: string | number | null | undefined): number | undefined {
  if (typeof impact === 'number') return impact
  const isNumeric = typeof impact === 'string' && /^[+-]?\d{1,9}(\.\d{1,6})?$/.test(impact.trim())
  return isNumeric ? Number(impact) : undefined
}
