import type { Violation } from '@trimestre/contract/errors'
import { criteria } from '@trimestre/engine'
import type { Context } from '../../platform/context.ts'
import type { Reader } from '../../platform/db/database.ts'
import { invalid, violation } from '../../platform/http/refusal.ts'
import { requireLockedGame } from '../games/service.ts'
import { listCriteria, updateCoefficient } from './repo.ts'

const known = new Set<string>(criteria.map(criterion => criterion.name))

/** The largest magnitude of a coefficient; the engine clamps each to its own range when a quarter passes. */
const coefficientMax = 1e12

/** Returns the faults of new coefficients: unknown names, and values that no coefficient can have. */
export function violationsOfCriteria(fields: Record<string, number>, path: string): Violation[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (!known.has(name)) return [violation(`${path}.${name}`, 'unknown')]
    return Math.abs(value) <= coefficientMax ? [] : [violation(`${path}.${name}`, 'out-of-bounds')]
  })
}

/** Returns the coefficients of a game by name, before events. */
export async function criteriaOfGame(reader: Reader, gameId: number): Promise<Record<string, number>> {
  const rows = await listCriteria(reader, gameId)
  return Object.fromEntries(rows.map(({ name, coefficient }) => [name, coefficient]))
}

/** Changes coefficients of a game, all or none. Waits for a pass that is under way. */
export async function changeCriteria(
  context: Context,
  gameId: number,
  fields: Record<string, number>,
): Promise<void> {
  const violations = violationsOfCriteria(fields, 'fields')
  if (violations.length > 0) throw invalid(violations)
  await context.db.transaction(async tx => {
    await requireLockedGame(tx, gameId)
    for (const [name, coefficient] of Object.entries(fields))
      await updateCoefficient(tx, gameId, name, coefficient)
  })
}
