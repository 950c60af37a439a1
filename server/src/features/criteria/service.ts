import { criteria } from '@trimestre/engine'
import type { Context } from '../../platform/context.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { lockGame } from '../games/service.ts'
import { updateCoefficient } from './repo.ts'

const known = new Set<string>(criteria.map(criterion => criterion.name))

/** The largest magnitude of a coefficient; the engine clamps each to its own range when a quarter passes. */
const coefficientMax = 1e12

/** Changes coefficients of a game, all or none. Waits for a pass that is under way. */
export async function changeCriteria(
  context: Context,
  gameId: number,
  fields: Record<string, number>,
): Promise<void> {
  const entries = Object.entries(fields)
  const violations = entries.flatMap(([name, value]) => {
    if (!known.has(name)) return [violation(`fields.${name}`, 'unknown')]
    return Math.abs(value) <= coefficientMax ? [] : [violation(`fields.${name}`, 'out-of-bounds')]
  })
  if (violations.length > 0) throw invalid(violations)
  await context.db.transaction(async tx => {
    if ((await lockGame(tx, gameId)) === undefined) throw new Refusal('request/not-found')
    for (const [name, coefficient] of entries) await updateCoefficient(tx, gameId, name, coefficient)
  })
}
