import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../testing/properties.ts'
import { formulas } from '../catalogue/formulas.ts'
import { faultsOfQuarter } from '../testing/explanation-faults.ts'
import { explain, type StoredQuarter, storedQuarters } from '../testing/played-quarters.ts'
import { randomGame } from '../testing/random-games.ts'

/** The explanations of random games, however extreme: the model's sections 8.13 and 8.14, and invariant 11. */

/** Whether nothing is decided, under the settings of the quarter before, which fix the defaults. */
const isIdle = ({ now, before }: StoredQuarter): boolean =>
  Object.keys(now.given).length === 0 &&
  (before === null ||
    (now.conditions.level === before.conditions.level &&
      JSON.stringify(now.conditions.criteria) === JSON.stringify(before.conditions.criteria)))

const decisionsNamed = (kept: StoredQuarter) =>
  [...formulas.keys()].flatMap(id => {
    const causes = explain(kept).explain(id).change?.causes ?? []
    return causes.filter(({ cause }) => cause.kind === 'decision')
  })

/** Returns the part of the change of primary demand that competition has beyond its recorded effect. */
function beyondCompetition(kept: StoredQuarter): number {
  const { change } = explain(kept).explain('result.demandePrimaire')
  const competition = change?.causes.find(({ cause }) => cause.kind === 'competition')?.amount ?? 0
  return competition - kept.now.statements.demande.effets.concurrence
}

test('explanations add up, give competition its own effect, and tell who decides nothing of no decision', () => {
  let idleQuarters = 0
  fc.assert(
    fc.property(fc.nat(), seed => {
      const quarters = storedQuarters(randomGame(seed))
      expect(quarters.flatMap(faultsOfQuarter)).toEqual([])
      const idle = quarters.filter(isIdle)
      idleQuarters += idle.length
      expect(idle.flatMap(decisionsNamed)).toEqual([])
      for (const kept of quarters.filter(({ before }) => before !== null)) {
        // What rounding leaves of each of the seven terms is at most one unit.
        const most = 7 * kept.now.statements.demande.segments.length
        expect(Math.abs(beyondCompetition(kept))).toBeLessThanOrEqual(most)
      }
    }),
    { numRuns: runs(15) },
  )
  expect(idleQuarters).toBeGreaterThan(15)
})
