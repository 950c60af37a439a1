import { invitedMessage } from '@trimestre/contract/games'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { preferredLanguage } from '../../platform/http/language.ts'
import { type GameRow, requireGame, requireGameAdministration } from '../games/policy.ts'
import { presentUsers } from '../users/present.ts'
import { listAssigned, listUnassigned } from './repo.ts'
import { cancelInvitation, invitePlayers } from './service.ts'

export function registerInvitationRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  const requireRunGame = async (caller: Caller, gameId: number): Promise<GameRow> => {
    const game = await requireGame(db, gameId)
    await requireGameAdministration(db, caller, game)
    return game
  }

  mount(app, 'listUnassignedUsers', async ({ caller, params }) => {
    const game = await requireRunGame(caller, params.gameId)
    return presentUsers(db, await listUnassigned(db, game.id))
  })

  mount(app, 'listAssignedUsers', async ({ caller, params }) => {
    const game = await requireRunGame(caller, params.gameId)
    return presentUsers(db, await listAssigned(db, game.id))
  })

  mount(app, 'invite', async ({ caller, params, readBody, request }) => {
    const game = await requireRunGame(caller, params.gameId)
    const language = preferredLanguage(request.headers['accept-language'])
    const players = await invitePlayers(context, game.id, readBody(), { caller, language })
    return { message: invitedMessage, users: await presentUsers(db, players) }
  })

  mount(app, 'withdrawInvitation', async ({ caller, params }) => {
    const game = await requireRunGame(caller, params.gameId)
    await cancelInvitation(context, game.id, params.userId)
    return undefined
  })
}
