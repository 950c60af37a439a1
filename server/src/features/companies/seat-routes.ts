import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
import { requireLivingUser } from '../users/policy.ts'
import { addComputers } from './add-computers.ts'
import { requireCompany } from './policy.ts'
import { presentSeatsOfGame } from './present-seats.ts'
import type { CompanyRow } from './repo.ts'
import { changeHolders, changeSeat, createSeat, deleteSeat } from './seat.ts'
import { removeMember, setMember } from './seat-members.ts'

export function registerSeatRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  mount(app, 'listSeats', async ({ caller, params }) => {
    await requireGameAdministration(db, caller, await requireGame(db, params.id))
    return presentSeatsOfGame(db, params.id)
  })

  mount(app, 'createSeat', async ({ caller, params, readBody }) => {
    await requireGameAdministration(db, caller, await requireGame(db, params.id))
    return createSeat(context, caller, params.id, readBody())
  })

  mount(app, 'addComputers', async ({ caller, params, readBody }) => {
    await requireGameAdministration(db, caller, await requireGame(db, params.id))
    return addComputers(context, caller, params.id, readBody().computers)
  })

  mount(app, 'changeHolders', async ({ caller, params, readBody }) => {
    await requireGameAdministration(db, caller, await requireGame(db, params.id))
    return changeHolders(context, caller, params.id, readBody())
  })

  mount(app, 'changeSeat', async ({ caller, params, readBody }) =>
    changeSeat(context, caller, await requireRunCompany(caller, params.id), readBody()),
  )

  mount(app, 'deleteSeat', async ({ caller, params }) => {
    await deleteSeat(context, caller, await requireRunCompany(caller, params.id))
    return undefined
  })

  mount(app, 'setMember', async ({ caller, params: { id, userId }, readBody }) => {
    const company = await requireRunCompany(caller, id)
    await requireLivingUser(db, userId)
    return setMember(context, caller, company, userId, readBody())
  })

  mount(app, 'removeMember', async ({ caller, params: { id, userId } }) => {
    await removeMember(context, caller, await requireCompany(db, id), userId)
    return undefined
  })

  /** Returns a company of a game that the caller runs. */
  async function requireRunCompany(caller: Caller, id: number): Promise<CompanyRow> {
    const company = await requireCompany(db, id)
    await requireGameAdministration(db, caller, await requireGame(db, company.gameId))
    return company
  }
}
