import { type Computer, type SeatKind, seatsMax } from '@trimestre/contract/seats'
import { observersMax } from '@trimestre/contract/teams'
import { readClock } from '../../platform/db/clock.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { lockQuarterExclusive } from '../../platform/db/locks.ts'
import type { Caller } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { type GameRow, requireLockedGame, requireLockedInAnyState } from '../games/service.ts'
import { isFinished } from '../rounds/progress.ts'
import { roundCountOf } from '../rounds/rounds-of-game.ts'
import { announceAccess, announceCompany, announceGame } from '../streams/announce.ts'
import { giveCodes } from '../teams/codes.ts'
import { nameTeams } from '../teams/naming.ts'
import { responsibleFor } from '../users/policy.ts'
import { assignResponsibleAdministrator, lockUsersShared } from '../users/service.ts'
import type { Membership } from './members.ts'
import {
  countCompanies,
  countMembers,
  deleteCompany,
  deleteOpenApproval,
  findMembership,
  forgetInviters,
  insertInvitations,
  insertMembership,
  insertSeat,
  listGamesOfMember,
  listMemberships,
  type MembershipRow,
  settleSeats,
  updateMembership,
} from './seating-repo.ts'

/*
 * The steps of every call that changes who decides in the companies of a game. They share one transaction and one
 * `Seating`, which collects what is raised, announced and invited once, when all steps are done:
 *
 *   await db.transaction(tx =>
 *     withSeating(tx, { gameId, actor: caller }, async seating => {
 *       const team = await openSeat(seating, { name })
 *       await seatPerson(seating, team.id, userId)
 *     }),
 *   )
 */

/** A change of seats in progress. */
export type Seating = {
  readonly tx: Transaction
  /** Locked until the transaction ends. */
  readonly game: GameRow
  /** By the clock of the database, which also says when quarters close. */
  readonly now: Date
  /** Who seats people: staff, or a player who seats oneself. */
  readonly actor: Actor
  /** The companies whose members have changed. */
  readonly changed: Set<number>
  /** The people seated who had no seat in the game. */
  readonly newcomers: Set<number>
  /** The people who had a seat, whether they still have one or not. */
  readonly present: Set<number>
  /** The people who lost a seat. */
  readonly left: Set<number>
  /** The companies that no longer exist. */
  readonly removed: Set<number>
}

type Actor = Pick<Caller, 'id' | 'role'>

type Change = {
  gameId: number
  actor: Actor
  /**
   * Whether the account of the actor is erased: nobody invites those who leave then, and an archived game lets them go.
   */
  isErasure?: boolean
}

/**
 * Locks the quarter and the game, runs the steps, and then settles what they changed: seats become vacant or human,
 * revisions rise, streams are notified, people who were not invited are invited without mail. Waits for saves and
 * passes that are under way.
 */
export async function withSeating<T>(
  tx: Transaction,
  { gameId, actor, isErasure = false }: Change,
  work: (seating: Seating) => Promise<T>,
): Promise<T> {
  await lockQuarterExclusive(tx, gameId)
  const game = await (isErasure ? requireLockedInAnyState : requireLockedGame)(tx, gameId)
  const seating = {
    tx,
    game,
    now: await readClock(tx),
    actor,
    changed: noIds(),
    newcomers: noIds(),
    present: noIds(),
    left: noIds(),
    removed: noIds(),
  }
  const outcome = await work(seating)
  await settle(seating, !isErasure)
  return outcome
}

const noIds = () => new Set<number>()

/** Throws 409 when no quarter is left to play. */
export async function refuseFinished({ tx, game }: Seating): Promise<void> {
  if (isFinished(game.quarterCount, await roundCountOf(tx, game.id))) throw new Refusal('games/finished')
}

/** Throws 409 when a game, whose row the caller has locked, has all its seats. */
export async function refuseTooManySeats(tx: Transaction, gameId: number): Promise<void> {
  if ((await countCompanies(tx, gameId)) >= seatsMax) throw new Refusal('companies/seats')
}

type OpenedSeat = { name?: string | null; kind?: Exclude<SeatKind, 'human'>; computer?: Computer | null }

/**
 * Opens a seat, vacant until somebody is seated there. The caller has checked that the name is free (`names.ts`). Throws
 * 409 when the game has all its seats.
 */
export async function openSeat(
  { tx, game, changed }: Seating,
  { name = null, kind = 'vacant', computer = null }: OpenedSeat = {},
): Promise<{ id: number; seat: number }> {
  await refuseTooManySeats(tx, game.id)
  const { id, seat } = await insertSeat(tx, game.id, { name, kind, computer })
  changed.add(id)
  return { id, seat }
}

/**
 * Checks that these are accounts of players, which cannot be erased until the transaction ends.
 * @param pathOf the field to blame for somebody who is none, by position
 */
export async function requirePlayers(
  tx: Transaction,
  userIds: readonly number[],
  pathOf: (index: number) => string,
): Promise<void> {
  const found = await lockUsersShared(tx, [...new Set(userIds)])
  const players = new Set(found.filter(user => user.role === 'ROLE_USER').map(({ id }) => id))
  const violations = userIds.flatMap((id, index) =>
    players.has(id) ? [] : [violation(pathOf(index), 'reference')],
  )
  if (violations.length > 0) throw invalid(violations)
}

/** How a person is seated: a missing field keeps its value; a new member has all areas and is active. */
export type Place = Partial<Pick<Membership, 'kind' | 'roleIds' | 'active'>> & {
  /** Takes the person out of another company of the game. */
  move?: boolean
}

/**
 * Seats a person in a company, or changes their membership there. The caller has checked that it is a player, and the
 * roles. Throws 409 when they have another company and `move` is not set, and when the company is full.
 */
export async function seatPerson(
  seating: Seating,
  companyId: number,
  userId: number,
  { move = false, ...given }: Place = {},
): Promise<void> {
  const { tx, game, now } = seating
  const current = await findMembership(tx, game.id, userId)
  const own = current?.companyId === companyId ? current : undefined
  if (current !== undefined && own === undefined && !move) throw new Refusal('companies/member-elsewhere')
  const place = {
    kind: given.kind ?? own?.kind ?? 'member',
    roleIds: given.roleIds ?? own?.roleIds ?? [],
    active: given.active ?? own?.active ?? true,
  }
  if (own?.kind !== place.kind) await refuseFull(seating, companyId, place.kind)
  if (own !== undefined) await updateMembership(tx, own, place)
  else {
    if (current !== undefined) await end(seating, current)
    await insertMembership(tx, { gameId: game.id, companyId, userId, ...place, since: now })
  }
  seating.changed.add(companyId)
  const people = current === undefined ? seating.newcomers : seating.present
  people.add(userId)
}

/** Throws 409 when a company takes no more members, or no more observers. */
async function refuseFull({ tx, game }: Seating, companyId: number, kind: Membership['kind']): Promise<void> {
  const most = kind === 'observer' ? observersMax : (game.teamSettings?.sizeMax ?? Number.POSITIVE_INFINITY)
  const count = await countMembers(tx, { gameId: game.id, id: companyId }, kind)
  if (count >= most) throw new Refusal('teams/full')
}

/** Ends the membership of a person in a company; they stay invited. Throws 404 without a current one. */
export async function endMembership(seating: Seating, companyId: number, userId: number): Promise<void> {
  const current = await findMembership(seating.tx, seating.game.id, userId)
  if (current?.companyId !== companyId) throw new Refusal('request/not-found')
  await end(seating, current)
}

/**
 * Ends all current memberships of a person whose account is erased. Their companies play on; one that had no other
 * member is vacant. The locks of {@link lockSeatsOf} must be held.
 */
export async function leaveAllSeats(tx: Transaction, userId: number): Promise<void> {
  for (const gameId of await listGamesOfMember(tx, userId)) {
    const actor = { id: userId, role: 'ROLE_USER' as const }
    await withSeating(tx, { gameId, actor, isErasure: true }, async seating => {
      const current = await findMembership(tx, gameId, userId)
      if (current !== undefined) await end(seating, current)
    })
  }
}

/** Waits for saves and passes that are under way in the games of a person, and blocks those to come. */
export async function lockSeatsOf(tx: Transaction, userId: number): Promise<void> {
  for (const gameId of await listGamesOfMember(tx, userId)) await lockQuarterExclusive(tx, gameId)
}

/** Ends the memberships of everybody in a company, or of its members only; they stay invited. */
export async function emptySeat(
  seating: Seating,
  companyId: number,
  kinds: readonly Membership['kind'][],
): Promise<void> {
  const memberships = await listMemberships(seating.tx, { gameId: seating.game.id, id: companyId })
  for (const membership of memberships) if (kinds.includes(membership.kind)) await end(seating, membership)
}

/** Deletes a company without results; its people stay invited. */
export async function removeSeat(seating: Seating, companyId: number): Promise<void> {
  await emptySeat(seating, companyId, ['member', 'observer'])
  await deleteCompany(seating.tx, { gameId: seating.game.id, id: companyId })
  seating.changed.delete(companyId)
  seating.removed.add(companyId)
}

/** An approval of the open quarter goes with the membership. */
async function end(seating: Seating, membership: MembershipRow): Promise<void> {
  await updateMembership(seating.tx, membership, { until: seating.now })
  await deleteOpenApproval(seating.tx, membership)
  seating.changed.add(membership.companyId)
  seating.present.add(membership.userId)
  seating.left.add(membership.userId)
}

async function settle(seating: Seating, invitesAgain: boolean): Promise<void> {
  const { tx, game, changed, left, removed } = seating
  if (changed.size + removed.size === 0) return
  const companyIds = [...changed].sort((a, b) => a - b)
  await settleSeats(tx, game.id, companyIds)
  if (game.teamSettings !== null) await nameTeams(tx, game.id)
  if (game.teamSettings?.formation === 'code') await giveCodes(tx, game.id)
  for (const id of companyIds) await announceCompany(tx, game.id, id, 'members')
  await announceGame(tx, game.id)
  for (const userId of left) await announceAccess(tx, { userId })
  if (invitesAgain) await inviteAll(seating)
}

/**
 * Everybody who has a seat, or had one, is invited: who leaves can be seated again. Whom staff seated counts as invited
 * by them, which gives them no rights over the account.
 */
async function inviteAll({ tx, game, actor, newcomers, present }: Seating): Promise<void> {
  const isStaff = actor.role !== 'ROLE_USER'
  const invite = (userIds: Set<number>, invitedBy: number | null) =>
    insertInvitations(tx, { gameId: game.id, userIds: [...userIds], invitedBy })
  await invite(newcomers, isStaff ? actor.id : null)
  await invite(present, null)
  if (newcomers.size === 0) return
  if (!isStaff) await forgetInviters(tx, game.id, [...newcomers])
  await assignResponsibleAdministrator(tx, game.id, isStaff ? responsibleFor(actor) : null)
}
