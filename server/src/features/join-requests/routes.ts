import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
import { displayName } from '../users/present.ts'
import { listPending } from './repo.ts'
import { acceptRequest, declineRequest, requestToJoin, stateOfRequest } from './service.ts'

export function registerJoinRequestRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  const requireRunGame = async (caller: Caller, gameId: number): Promise<void> =>
    requireGameAdministration(db, caller, await requireGame(db, gameId))

  /** Any player may ask to join, also a game that they may not see, but not the game that somebody plays alone. */
  async function requireGameToJoin(caller: Caller, gameId: number): Promise<number> {
    const { id, soloPlayerId } = await requireGame(db, gameId)
    if (soloPlayerId !== null && soloPlayerId !== caller.id) throw new Refusal('auth/forbidden')
    return id
  }

  mount(app, 'requestToJoin', async ({ caller, params }) => {
    const id = await requireGameToJoin(caller, params.id)
    return { state: await requestToJoin(context, caller, id) }
  })

  mount(app, 'getJoinRequest', async ({ caller, params }) => {
    const id = await requireGameToJoin(caller, params.id)
    return { state: await stateOfRequest(db, id, caller.id) }
  })

  mount(app, 'listJoinRequests', async ({ caller, params }) => {
    await requireRunGame(caller, params.id)
    return (await listPending(db, params.id)).map(({ user, createdAt }) => ({
      user: { id: user.id, username: user.username, displayName: displayName(user), image: user.image },
      createdAt: createdAt.toISOString(),
    }))
  })

  mount(app, 'acceptJoinRequest', async ({ caller, params }) => {
    await requireRunGame(caller, params.gameId)
    await acceptRequest(context, caller, params.gameId, params.userId)
    return undefined
  })

  mount(app, 'declineJoinRequest', async ({ caller, params }) => {
    await requireRunGame(caller, params.gameId)
    await declineRequest(context, params.gameId, params.userId)
    return undefined
  })
}
