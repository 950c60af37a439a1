import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireCompany } from '../companies/policy.ts'
import { type GameRow, requireGame, requireGameAccess, requireGameAdministration } from '../games/policy.ts'
import { presentOneGame } from '../games/present.ts'
import { listRoles } from '../team-rules/repo.ts'
import { drawTeamCode } from './draw-code.ts'
import { foreseeImport, importTeams } from './import.ts'
import { replaceRoles } from './roles.ts'
import { configureTeams } from './settings.ts'
import { splitTeams } from './split.ts'
import { listTeams } from './teams-list.ts'

export function registerTeamRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  const requireRunGame = async (caller: Caller, gameId: number): Promise<GameRow> => {
    const game = await requireGame(db, gameId)
    await requireGameAdministration(db, caller, game)
    return game
  }

  mount(app, 'configureTeams', async ({ caller, params, readBody }) => {
    const { id } = await requireRunGame(caller, params.id)
    await configureTeams(context, caller, id, readBody())
    return presentOneGame(db, caller, await requireGame(db, id))
  })

  mount(app, 'listTeamRoles', async ({ caller, params }) => {
    const game = await requireGame(db, params.id)
    await requireGameAccess(db, caller, game)
    return listRoles(db, game.id)
  })

  mount(app, 'replaceTeamRoles', async ({ caller, params, readBody }) => {
    const { id } = await requireRunGame(caller, params.id)
    return replaceRoles(context, caller, id, readBody())
  })

  mount(app, 'listTeams', async ({ caller, params }) => {
    const game = await requireGame(db, params.id)
    await requireGameAccess(db, caller, game)
    if (caller.role === 'ROLE_USER' && game.teamSettings?.formation !== 'open')
      throw new Refusal('auth/forbidden')
    return listTeams(db, game)
  })

  mount(app, 'splitTeams', async ({ caller, params, readBody }) => {
    const { id } = await requireRunGame(caller, params.id)
    return splitTeams(context, caller, id, readBody())
  })

  mount(app, 'importTeams', async ({ caller, params, readBody, reply }) => {
    const game = await requireRunGame(caller, params.id)
    const { text, dryRun } = readBody()
    if (dryRun !== true) return importTeams(context, caller, game.id, text)
    reply.code(200)
    return foreseeImport(db, game, text)
  })

  mount(app, 'drawTeamCode', async ({ caller, params }) => {
    const company = await requireCompany(db, params.id)
    await requireRunGame(caller, company.gameId)
    return { code: await drawTeamCode(context, caller, company) }
  })
}
