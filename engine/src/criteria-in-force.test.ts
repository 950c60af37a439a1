import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { criteria } from './catalogue/criteria.ts'
import { operations } from './catalogue/events.ts'
import { baseCriteria, type EventImpact, effectiveCriteria } from './criteria-in-force.ts'

const event = (...impact: EventImpact[]) => [{ name: 'essai', impact }]
const change = (criterion: string, operation: string, value: number): EventImpact => ({
  criterion,
  operation,
  value,
})

describe('criteria', () => {
  test('take their default or the value set by the game, in engine units', () => {
    const k = baseCriteria({ coutMatiere: 15.25, tauxCharges: 'x', seuilRemise: 3000 })
    expect(k).toMatchObject({
      coutMatiere: 1525,
      tauxCharges: 420_000,
      seuilRemise: 3000,
      prixReference: 5000,
    })
  })

  test('stay within their range', () => {
    expect(baseCriteria({ coutMatiere: 0, tauxImpot: 1e300 })).toMatchObject({
      coutMatiere: 10,
      tauxImpot: 900_000,
    })
  })

  test('are multiplied, then increased, by the events in force', () => {
    const c = effectiveCriteria(
      {},
      event(
        change('coutMatiere', 'add', 1),
        change('coutMatiere', 'multiply', 1.5),
        change('coutMatiere', 'multiply', 2),
      ),
    )
    expect(c.coutMatiere).toBe(4300)
  })

  test('are multiplied exactly and rounded once', () => {
    // 0.055 · 0.333333 · 3 = 0.054999945, which is 54 999.945 millionths: one rounding gives 55 000.
    const c = effectiveCriteria(
      {},
      event(change('sensRD', 'multiply', 0.333333), change('sensRD', 'multiply', 3)),
    )
    expect(c.sensRD).toBe(55_000)
  })

  test('are clamped to their range after the sum of all changes', () => {
    const c = effectiveCriteria(
      {},
      event(
        change('tauxImpot', 'add', 5),
        change('tauxImpot', 'add', -4.75),
        change('coefDemande', 'multiply', 1e300),
      ),
    )
    expect(c.tauxImpot).toBe(250_000)
    expect(c.coefDemande).toBe(3_000_000)
  })

  test('ignore unknown criteria, unknown operations and values that are not numbers', () => {
    const strange = [
      change('inconnu', 'add', 1),
      change('tauxImpot', 'power', 2),
      change('tauxImpot', 'add', Number.NaN),
    ]
    expect(effectiveCriteria({}, event(...strange))).toEqual(baseCriteria({}))
  })

  test.each(operations)('are changed by the operation %s', operation => {
    const { seuilRemise } = effectiveCriteria({}, event(change('seuilRemise', operation, 2)))
    expect(seuilRemise).not.toBe(baseCriteria({}).seuilRemise)
  })

  test('do not depend on the order of changes', () => {
    const changes = fc.array(
      fc.record({
        criterion: fc.constantFrom(...criteria.slice(0, 4).map(({ name }) => name as string)),
        operation: fc.constantFrom(...operations),
        value: fc.constantFrom(0.9, 1.1, -0.3, 0.333333, 2),
      }),
    )
    fc.assert(
      fc.property(changes, impacts => {
        const reversed = [...impacts].reverse()
        expect(effectiveCriteria({}, event(...impacts))).toEqual(
          effectiveCriteria(
            {},
            reversed.map(impact => ({ impact: [impact] })),
          ),
        )
      }),
    )
  })
})
