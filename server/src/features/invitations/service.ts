import type { Context } from '../../platform/context.ts'
import { invalid, Refusal, violation } from '../../platform/refusal.ts'
import { lockGame } from '../games/service.ts'
import { findUsers, type UserRow } from '../users/service.ts'
import { insertInvitations } from './repo.ts'

/** Lets players see and join the game; those already assigned stay as they are. 422 for anybody but a player. */
export async function invitePlayers(context: Context, gameId: number, userIds: number[]): Promise<UserRow[]> {
  const players = await findUsers(context.db, [...new Set(userIds)])
  const playerIds = new Set(players.filter(user => user.role === 'ROLE_USER').map(user => user.id))
  const violations = userIds.flatMap((id, index) =>
    playerIds.has(id) ? [] : [violation(`[${index}]`, 'reference')],
  )
  if (violations.length > 0) throw invalid(violations)
  await context.db.transaction(async tx => {
    if ((await lockGame(tx, gameId)) === undefined) throw new Refusal('request/not-found')
    await insertInvitations(tx, gameId, [...playerIds])
  })
  return players
}
