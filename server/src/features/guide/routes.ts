import { type Guide, tourStops } from '@trimestre/contract/tour'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import type { Reader } from '../../platform/db/database.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireDecider } from '../companies/policy.ts'
import { findCompanyOfUser } from '../companies/service.ts'
import { type GameRow, requireGame } from '../games/policy.ts'
import { findStep, storeStep } from './repo.ts'

/**
 * Registers the progress of a member in the tour of the first quarter. Nobody else is shown it and no cached response
 * contains it, so it raises no revision.
 */
export function registerGuideRoutes(app: FastifyInstance, { db }: Context): void {
  mount(app, 'getGuide', async ({ caller, params }) => {
    const game = await requireMembership(db, caller, params.id)
    return presentGuide(await findStep(db, game.id, caller.id))
  })

  mount(app, 'setGuide', async ({ caller, params, readBody }) => {
    const game = await requireMembership(db, caller, params.id)
    const { step } = readBody()
    if (game.archivedAt !== null) throw new Refusal('games/archived')
    await storeStep(db, game.id, caller.id, step)
    return presentGuide(step)
  })
}

const presentGuide = (step: number): Guide => ({ step, done: step === tourStops.length })

/** Returns the game for a member of one of its companies; the others have no first quarter in it. */
async function requireMembership(reader: Reader, caller: Caller, gameId: number): Promise<GameRow> {
  const game = await requireGame(reader, gameId)
  const company = await findCompanyOfUser(reader, game.id, caller.id)
  if (company === undefined) throw new Refusal('auth/forbidden')
  requireDecider(company, caller.id)
  return game
}
