import type { CompanyState } from '@trimestre/engine'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import type { Reader } from '../../platform/db/database.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { linkTo } from '../../platform/http/iri.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isLocked } from '../decisions/lock.ts'
import { type GameRow, requireGame, requireGameAdministration } from '../games/policy.ts'
import { isFinished } from '../rounds/progress.ts'
import { roundsOfGame } from '../rounds/rounds-of-game.ts'
import { changeIdentity } from './identity.ts'
import { requireCompany, requireCompanyAccess } from './policy.ts'
import { presentCompany } from './present.ts'
import { type CompanyRow, findCompanyOfUser, findStaff } from './repo.ts'
import { resetCompany } from './reset.ts'
import { changeSeat } from './seat.ts'
import { currentState, joinGame } from './service.ts'

export function registerCompanyRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  mount(app, 'joinGame', async ({ caller, readBody, reply }) => {
    const { game } = readBody()
    const { companyId, isNew } = await joinGame(db, caller, game)
    if (!isNew) reply.code(200)
    return present(db, await requireCompany(db, companyId))
  })

  mount(app, 'getCompany', async ({ caller, params }) => {
    const company = await requireCompany(db, params.id)
    await requireCompanyAccess(db, caller, company)
    return present(db, company)
  })

  mount(app, 'findCompany', async ({ caller, params }) => {
    const game = await requireGame(db, params.gameId)
    if (caller.id !== params.userId) await requireGameAdministration(db, caller, game)
    const company = await findCompanyOfUser(db, game.id, params.userId)
    return company === undefined ? [] : [await present(db, company)]
  })

  mount(app, 'resetCompany', async ({ caller, params }) => {
    const company = await requireCompany(db, params.id)
    await requireGameAdministration(db, caller, await requireGame(db, company.gameId))
    await resetCompany(context, caller, company)
    return present(db, company)
  })

  mount(app, 'changeIdentity', async ({ caller, params, readBody }) => {
    const company = await requireCompany(db, params.id)
    await requireCompanyAccess(db, caller, company)
    await changeIdentity(context, caller, company, readBody())
    return present(db, await requireCompany(db, params.id))
  })

  mount(app, 'changeSeat', async ({ caller, params, readBody }) => {
    const company = await requireCompany(db, params.id)
    await requireGameAdministration(db, caller, await requireGame(db, company.gameId))
    return changeSeat(context, caller, company, readBody().kind)
  })

  mount(app, 'getCompanyState', async ({ caller, params }) => {
    const company = await requireCompany(db, params.id)
    await requireCompanyAccess(db, caller, company)
    const game = await requireGame(db, company.gameId)
    const rounds = await roundsOfGame(db, company.gameId)
    const round = rounds.at(-1)
    if (round === undefined) throw new Refusal('request/not-found')
    const { id, roundNb, state } = round
    return {
      round: { ...linkTo('rounds', id), roundNb, etat: state },
      locked: await isLocked(db, company, id),
      finished: isFinished(game.quarterCount, rounds.length),
      state: stateFor(caller, game, await currentState(db, company)),
    }
  })
}

/**
 * Removes what the engine remembers of customers' reactions, which reveals their coefficients, unless the caller may
 * see those.
 */
function stateFor(caller: Caller, game: GameRow, state: CompanyState): Record<string, unknown> {
  const maySeeAll = caller.role !== 'ROLE_USER' || game.explanations === 'coefficients'
  return maySeeAll ? { ...state } : { ...state, precedent: null }
}

async function present(reader: Reader, company: CompanyRow) {
  return presentCompany(company, await findStaff(reader, company))
}
