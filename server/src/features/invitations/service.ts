import type { Language } from '@trimestre/contract/languages'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { findCompanyOfUser, insertInvitations } from '../companies/service.ts'
import { type GameRow, requireLockedGame } from '../games/service.ts'
import { type OutgoingMail, queueMails, requireMailAllowance } from '../mail/service.ts'
import { forgetInvitation, notifyInvited } from '../notifications/service.ts'
import { announceAccess, announceGame } from '../streams/announce.ts'
import { responsibleFor } from '../users/policy.ts'
import { displayName } from '../users/present.ts'
import { assignResponsibleAdministrator, findUser, findUsers, type UserRow } from '../users/service.ts'
import { notYetAssigned, withdrawInvitation } from './repo.ts'

export { assignedTo, notYetAssigned } from './repo.ts'

const mailsPerDay = 2000
const dayMs = 86_400_000

/** The caller who invites, and their language. */
export type Host = { caller: Caller; language: Language }

/**
 * Lets players see and join the game, and notifies them by mail. Players already assigned stay unchanged and get no
 * mail. Throws 422 for a user who is not a player.
 */
export async function invitePlayers(
  context: Context,
  gameId: number,
  userIds: number[],
  host: Host,
): Promise<UserRow[]> {
  const players = await findPlayers(context, userIds)
  await context.db.transaction(tx => insertPlayers(context, tx, gameId, players, host))
  return players
}

/** Does what {@link invitePlayers} does, inside a transaction. */
export async function insertPlayers(
  context: Context,
  tx: Transaction,
  gameId: number,
  players: readonly UserRow[],
  host: Host,
): Promise<void> {
  const game = await requireLockedGame(tx, gameId)
  if (players.length === 0) return
  const ids = players.map(player => player.id)
  const fresh = await notYetAssigned(tx, gameId, ids)
  const invited = players.filter(player => fresh.has(player.id))
  const wanting = await notifyInvited(
    tx,
    gameId,
    invited.map(({ id }) => id),
    context.now(),
  )
  const mailed = invited.filter(({ id }) => wanting.has(id))
  await mailInvitations(context, tx, game, mailed, host)
  await insertInvitations(tx, { gameId, userIds: ids, invitedBy: host.caller.id })
  await assignResponsibleAdministrator(tx, gameId, responsibleFor(host.caller))
  if (invited.length > 0) await announceGame(tx, gameId)
}

/**
 * Withdraws the invitation of a player who has not joined: they can no longer see the game if it is private, nor join
 * it in any case. Throws 404 without an invitation. A player who has joined is taken out with their company instead.
 */
export async function cancelInvitation(context: Context, gameId: number, userId: number): Promise<void> {
  await context.db.transaction(async tx => {
    await requireLockedGame(tx, gameId)
    if ((await findCompanyOfUser(tx, gameId, userId)) !== undefined) throw new Refusal('invitations/joined')
    if (!(await withdrawInvitation(tx, gameId, userId, context.now()))) throw new Refusal('request/not-found')
    await forgetInvitation(tx, gameId, userId)
    await announceGame(tx, gameId)
    await announceAccess(tx, { userId })
  })
}

async function findPlayers(context: Context, userIds: number[]): Promise<UserRow[]> {
  const players = await findUsers(context.db, [...new Set(userIds)])
  const playerIds = new Set(players.filter(user => user.role === 'ROLE_USER').map(user => user.id))
  const violations = userIds.flatMap((id, index) =>
    playerIds.has(id) ? [] : [violation(`[${index}]`, 'reference')],
  )
  if (violations.length > 0) throw invalid(violations)
  return players
}

async function mailInvitations(
  { config, now }: Context,
  tx: Transaction,
  game: GameRow,
  invited: UserRow[],
  { caller, language }: Host,
): Promise<void> {
  if (invited.length === 0) return
  const countedAs = `invitation:${caller.id}`
  const most = config.rateLimit ? mailsPerDay : Number.POSITIVE_INFINITY
  const limit = { countedAs, most, periodMs: dayMs, more: invited.length }
  await requireMailAllowance(tx, { ...limit, refusal: 'invitations/too-many' }, now())
  const inviter = await findUser(tx, caller.id)
  const from = inviter ? displayName(inviter) : caller.username
  const mails = invited.map((recipient): OutgoingMail => {
    const values = { name: displayName(recipient), game: game.name, gameId: game.id, inviter: from }
    return { template: 'invitation', values, recipient, language, countedAs }
  })
  await queueMails(tx, mails, now())
}
