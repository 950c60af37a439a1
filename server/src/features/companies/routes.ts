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
import { listOnlineUsers } from '../streams/service.ts'
import { readTeamRules } from '../team-rules/repo.ts'
import { changeIdentity } from './identity.ts'
import { joinGame } from './join-game.ts'
import { listMembers } from './members-repo.ts'
import { refuseObserver, requireCompany, requireCompanyAccess } from './policy.ts'
import { presentCompany } from './present.ts'
import { presentMembers, presentOwnPowers } from './present-members.ts'
import { type CompanyRow, findCompanyOfUser, findStaff } from './repo.ts'
import { resetCompany } from './reset.ts'
import { takeBack } from './seat.ts'
import { currentState } from './service.ts'

export function registerCompanyRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  mount(app, 'joinGame', async ({ caller, readBody, reply }) => {
    const { companyId, isNew } = await joinGame(context, caller, readBody())
    if (!isNew) reply.code(200)
    return present(db, caller, await requireCompany(db, companyId))
  })

  mount(app, 'getCompany', async ({ caller, params }) => {
    const company = await requireCompany(db, params.id)
    await requireCompanyAccess(db, caller, company)
    return present(db, caller, company)
  })

  mount(app, 'findCompany', async ({ caller, params }) => {
    const game = await requireGame(db, params.gameId)
    if (caller.id !== params.userId) await requireGameAdministration(db, caller, game)
    const company = await findCompanyOfUser(db, game.id, params.userId)
    return company === undefined ? [] : [await present(db, caller, company)]
  })

  mount(app, 'takeBack', async ({ caller, params }) => {
    await takeBack(context, caller, await requireCompany(db, params.id))
    return present(db, caller, await requireCompany(db, params.id))
  })

  mount(app, 'resetCompany', async ({ caller, params }) => {
    const company = await requireCompany(db, params.id)
    await requireGameAdministration(db, caller, await requireGame(db, company.gameId))
    await resetCompany(context, caller, company)
    return present(db, caller, company)
  })

  mount(app, 'changeIdentity', async ({ caller, params, readBody }) => {
    const company = await requireCompany(db, params.id)
    await requireCompanyAccess(db, caller, company)
    refuseObserver(caller, company)
    await changeIdentity(context, caller, company, readBody())
    return present(db, caller, await requireCompany(db, params.id))
  })

  mount(app, 'getCompanyState', async ({ caller, params }) => {
    const company = await requireCompany(db, params.id)
    await requireCompanyAccess(db, caller, company)
    const game = await requireGame(db, company.gameId)
    const rounds = await roundsOfGame(db, company.gameId)
    const round = rounds.at(-1)
    if (round === undefined) throw new Refusal('request/not-found')
    const { id, roundNb, etat } = round
    return {
      round: { ...linkTo('rounds', id), roundNb, etat },
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

async function present(reader: Reader, caller: Caller, company: CompanyRow) {
  const { id, gameId } = company
  const members = await listMembers(reader, gameId, [id])
  const rules = await readTeamRules(reader, gameId)
  const online = await listOnlineUsers(reader, gameId)
  return presentCompany(company, await findStaff(reader, company), {
    me: presentOwnPowers(caller.id, members, rules),
    members: presentMembers(members, rules, online),
  })
}
