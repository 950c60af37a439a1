import type { JoinRequestState } from '@trimestre/contract/join-requests'
import { countAttempt } from '../../platform/auth/attempts.ts'
import type { Context } from '../../platform/context.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findCompanyOfUser, findInvitation, insertInvitations, openCompany } from '../companies/service.ts'
import { type GameRow, requireLockedGame } from '../games/service.ts'
import { hasBegun, isFinished } from '../rounds/progress.ts'
import { roundCountOf } from '../rounds/rounds-of-game.ts'
import { announceGame, announceRequests } from '../streams/announce.ts'
import { responsibleFor } from '../users/policy.ts'
import { assignResponsibleAdministrator } from '../users/service.ts'
import { deleteRequest, findRequest, insertRequest, markDeclined } from './repo.ts'

const dayMs = 86_400_000
const requestsPerDay = 50

/** Returns what became of the request of a player. Who is invited or in the game needs none. */
export async function stateOfRequest(
  reader: Reader,
  gameId: number,
  userId: number,
): Promise<JoinRequestState> {
  const isIn =
    (await findCompanyOfUser(reader, gameId, userId)) !== undefined ||
    (await findInvitation(reader, gameId, userId)) === 'stands'
  return isIn ? 'accepted' : ((await findRequest(reader, gameId, userId)) ?? 'none')
}

/** Asks the administrators to be let in. A request that was made stays as it is. */
export async function requestToJoin(
  context: Context,
  caller: Caller,
  gameId: number,
): Promise<JoinRequestState> {
  return context.db.transaction(async tx => {
    const game = await requireLockedGame(tx, gameId)
    const state = await stateOfRequest(tx, gameId, caller.id)
    if (state !== 'none') return state
    if (isFinished(game.quarterCount, await roundCountOf(tx, gameId))) throw new Refusal('games/finished')
    await countRequest(context, tx, caller.id)
    await insertRequest(tx, gameId, caller.id)
    await announceRequests(tx, gameId)
    return 'pending'
  })
}

async function countRequest({ config, now }: Context, tx: Transaction, userId: number): Promise<void> {
  if (!config.rateLimit) return
  const at = now()
  const [row] = await countAttempt(tx, [`join-requests:${userId}`], at, new Date(at.getTime() + dayMs))
  if (row === undefined || row.count <= requestsPerDay) return
  const retryAfter = Math.max(1, Math.ceil((row.endsAt.getTime() - at.getTime()) / 1000))
  throw new Refusal('joining/too-many-requests', { retryAfter })
}

/**
 * Invites the player, who also gets a company if no quarter has passed, except in a game played in teams; 404 when no
 * request waits.
 */
export async function acceptRequest(
  context: Context,
  caller: Caller,
  gameId: number,
  userId: number,
): Promise<void> {
  await context.db.transaction(async tx => {
    const game = await requireLockedRequest(tx, gameId, userId)
    await deleteRequest(tx, gameId, userId)
    await insertInvitations(tx, { gameId, userIds: [userId], invitedBy: caller.id })
    await assignResponsibleAdministrator(tx, gameId, responsibleFor(caller))
    const isAlone = game.teamSettings === null && !hasBegun(await roundCountOf(tx, gameId))
    const isIn = (await findCompanyOfUser(tx, gameId, userId)) !== undefined
    if (isAlone && !isIn) await openCompany(tx, game, userId)
    await announceGame(tx, gameId)
    await announceRequests(tx, gameId)
  })
}

/** Declines a request; 404 when none waits. */
export async function declineRequest(context: Context, gameId: number, userId: number): Promise<void> {
  await context.db.transaction(async tx => {
    await requireLockedRequest(tx, gameId, userId)
    await markDeclined(tx, gameId, userId, context.now())
    await announceRequests(tx, gameId)
  })
}

async function requireLockedRequest(tx: Transaction, gameId: number, userId: number): Promise<GameRow> {
  const game = await requireLockedGame(tx, gameId)
  if ((await findRequest(tx, gameId, userId)) !== 'pending') throw new Refusal('request/not-found')
  return game
}
