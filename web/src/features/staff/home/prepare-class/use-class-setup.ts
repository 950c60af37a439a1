import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { call } from '../../../../domain/api.ts'
import type { Access } from '../../../../domain/staff/access-sheet.tsx'
import { accessesOf } from '../../../../domain/staff/class-list/accesses.ts'
import type { ListRow } from '../../../../domain/staff/class-list/list-rows.ts'
import { gameAddress } from '../../../../domain/staff/game-address.ts'
import { choiceOf } from '../../../../domain/staff/session-plans/plans-api.ts'
import { type ClassFields, classBody, faultsOf, type ListedFault } from './class-plan.ts'

/** The list has invalid cells, and nothing was created. */
export class InvalidListError extends Error {
  readonly faults: ListedFault[]

  constructor(faults: ListedFault[]) {
    super('the list has faults')
    this.faults = faults
  }
}

export type ClassReady = {
  game: Game
  /** The professor's credentials when the account is new, then those of the students. */
  accesses: Access[]
  /** The usernames of students who already had an account: they are invited and keep their passwords. */
  known: string[]
  /** Why the chosen plan could not be applied to the class, which is ready without it; null otherwise. */
  planFault: unknown
}

/**
 * Creates everything a class needs to play its first quarter, in one call: all of it or nothing. Then its session plan is
 * applied; `firstAt` is the instant of the first pass of a plan by weeks, in milliseconds.
 */
export function useClassSetup() {
  const client = useQueryClient()
  return async (
    fields: ClassFields,
    rows: readonly ListRow[],
    firstAt: number | null,
  ): Promise<ClassReady> => {
    const { game: prepared, known, ...made } = await prepare(fields, rows)
    const { game, planFault } = await withPlan(prepared, fields.plan, firstAt)
    void client.invalidateQueries({
      predicate: ({ queryKey }) => /^(games|users)$/.test(String(queryKey[0])),
    })
    const opens = gameAddress(game.id)
    const students = new Set(
      made.users.filter(({ role }) => role.name === 'ROLE_USER').map(user => user.username),
    )
    const accesses = accessesOf(made, rows).map(access =>
      students.has(access.username) ? { ...access, opens } : access,
    )
    return { game, known: known.map(({ username }) => username), accesses, planFault }
  }
}

async function prepare(fields: ClassFields, rows: readonly ListRow[]) {
  try {
    return await call('prepareClass', { body: classBody(fields, rows) })
  } catch (error) {
    const faults = error instanceof ApiError ? faultsOf(error.violations, rows) : []
    throw faults.length > 0 ? new InvalidListError(faults) : error
  }
}

/** The class stays as it was prepared when its plan cannot be applied. */
async function withPlan(game: Game, plan: ClassFields['plan'], firstAt: number | null) {
  if (plan === '') return { game, planFault: null }
  try {
    const body = choiceOf(plan, firstAt)
    const applied = await call('applyPlan', { params: { id: game.id }, body })
    return { game: applied.game, planFault: null }
  } catch (planFault) {
    return { game, planFault }
  }
}
