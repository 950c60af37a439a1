import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http.ts'
import { mount } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireCompany, requireCompanySight, requireOwnCompany } from '../companies/policy.ts'
import { requireGame } from '../games/policy.ts'
import { isFinished } from '../rounds/progress.ts'
import { findRoundOfGame, roundCountOf } from '../rounds/rounds-of-game.ts'
import { requireArea } from './areas.ts'
import { isLocked, setLock } from './lock.ts'
import { saveValues } from './service.ts'
import { readSheet } from './sheet.ts'
import { requireValidValues } from './validation.ts'

type Place = { roundId: number; companyId: number; area: string }

export function registerDecisionRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  mount(app, 'listDecisions', async ({ caller, params }) => {
    const place = await requirePlace(db, params)
    await requireCompanySight(db, caller, place.company)
    return listDecisions(db, caller, place)
  })

  mount(app, 'saveDecisions', async ({ caller, params, readBody }) => {
    const place = await requirePlace(db, params)
    requireOwnCompany(caller, place.company)
    const { decisions, draft = false } = readBody()
    const { game, round, company, area } = place
    const values = requireValidValues(decisions, area, game.levelGame ?? 1)
    const ids = { gameId: game.id, roundId: round.id, companyId: company.id }
    if (area !== null) await saveValues(db, { ...ids, area, values, draft })
    return listDecisions(db, caller, place)
  })

  mount(app, 'lockCompany', ({ caller, params }) => lockOwn(caller, params.id, true))
  mount(app, 'unlockCompany', ({ caller, params }) => lockOwn(caller, params.id, false))

  async function lockOwn(caller: Caller, companyId: number, locked: boolean) {
    const company = await requireCompany(db, companyId)
    requireOwnCompany(caller, company)
    return setLock(db, company, locked)
  }
}

/** The company, its game, a round of that game and an area; 404 when one of them is not there. */
async function requirePlace(db: Database, { roundId, companyId, area }: Place) {
  const company = await requireCompany(db, companyId)
  const round = await findRoundOfGame(db, roundId, company.gameId)
  if (round === undefined) throw new Refusal('request/not-found')
  return { company, round, game: await requireGame(db, company.gameId), area: await requireArea(db, area) }
}

async function listDecisions(db: Database, caller: Caller, place: Awaited<ReturnType<typeof requirePlace>>) {
  const { company, round, game, area } = place
  if (area === null) return []
  const finished = isFinished(game.nbTurns, await roundCountOf(db, game.id))
  const isPlayable = round.etat === 1 && game.nbTurns !== null && !finished
  return readSheet(db, {
    companyId: company.id,
    gameId: game.id,
    round,
    area,
    level: game.levelGame ?? 1,
    mayEdit: isPlayable && company.userId === caller.id && !(await isLocked(db, company.id, round.id)),
  })
}
