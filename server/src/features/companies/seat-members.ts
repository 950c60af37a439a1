import type { MemberChange, Seat } from '@trimestre/contract/seats'
import type { Context } from '../../platform/context.ts'
import type { InGame } from '../../platform/db/joins.ts'
import type { Caller } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
import { roundsOfGame } from '../rounds/rounds-of-game.ts'
import { listRoles } from '../team-rules/repo.ts'
import { isMemberOrObserver } from './members.ts'
import { requireCompany } from './policy.ts'
import type { CompanyRow } from './repo.ts'
import { presentSeat } from './seat.ts'
import {
  endMembership,
  refuseFinished,
  requirePlayers,
  type Seating,
  seatPerson,
  withSeating,
} from './seating.ts'

/** Seats a player in a company, or changes what they may do there. */
export async function setMember(
  context: Context,
  caller: Caller,
  { id, gameId }: InGame,
  userId: number,
  { kind, roles, active, move }: MemberChange,
): Promise<Seat> {
  const seat = await context.db.transaction(async tx => {
    await withSeating(tx, { gameId, actor: caller }, async seating => {
      await requireCompany(tx, id)
      await requirePlayers(tx, [userId], () => 'userId')
      const roleIds = roles && (await requireRoles(seating, roles))
      await refuseFinished(seating)
      const place = {
        ...(kind && { kind }),
        ...(roleIds && { roleIds }),
        ...(active !== undefined && { active }),
      }
      await seatPerson(seating, id, userId, { ...place, move: move === true })
    })
    return presentSeat(tx, { gameId, id })
  })
  context.log.info('company.member', { user: caller.id, game: gameId, company: id, member: userId })
  return seat
}

/** Throws 422 for the role of another game; a role that is named twice counts once. */
async function requireRoles({ tx, game }: Seating, given: readonly number[]): Promise<number[]> {
  const own = new Set((await listRoles(tx, game.id)).map(({ id }) => id))
  const violations = given.flatMap((id, index) =>
    own.has(id) ? [] : [violation(`roles[${index}]`, 'reference')],
  )
  if (violations.length > 0) throw invalid(violations)
  return [...new Set(given)]
}

/** Takes a person out of a company; they stay invited. */
export async function removeMember(
  context: Context,
  caller: Caller,
  company: CompanyRow,
  userId: number,
): Promise<void> {
  const { id, gameId } = company
  await requireRemoval(context, caller, company, userId)
  await context.db.transaction(tx =>
    withSeating(tx, { gameId, actor: caller }, async seating => {
      if (caller.id === userId) await refuseLeaving(seating)
      await endMembership(seating, id, userId)
    }),
  )
  context.log.info('company.member-removed', { user: caller.id, game: gameId, company: id, member: userId })
}

/** Allows the staff of the game to take anybody out of a company, and people of the company themselves. */
async function requireRemoval(
  { db }: Context,
  caller: Caller,
  company: CompanyRow,
  userId: number,
): Promise<void> {
  if (caller.id === userId && isMemberOrObserver(company, userId)) return
  await requireGameAdministration(db, caller, await requireGame(db, company.gameId))
}

/** Throws 409 unless players form the teams of this game themselves, and its first quarter has not closed. */
async function refuseLeaving({ tx, game }: Seating): Promise<void> {
  const formation = game.teamSettings?.formation ?? 'administrator'
  if (formation === 'administrator') throw new Refusal('teams/formed-by-administrator')
  const rounds = await roundsOfGame(tx, game.id)
  if (rounds.some(({ roundNb, state }) => roundNb > 1 && state !== 'open')) throw new Refusal('teams/started')
}
