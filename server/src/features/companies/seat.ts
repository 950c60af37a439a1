import type { Computer, Holders, NewSeat, Seat, SeatChange, SeatKind } from '@trimestre/contract/seats'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import type { Caller } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { announceCompany, announceGame } from '../streams/announce.ts'
import { isMember } from './members.ts'
import { firstFreeComputerNames, firstFreeTeamNames, refuseTakenName } from './names.ts'
import { requireCompany, requireDecider } from './policy.ts'
import { presentSeats } from './present-seats.ts'
import { type CompanyRow, listCompanies, setHolder, updateIdentity } from './repo.ts'
import {
  emptySeat,
  openSeat,
  refuseFinished,
  removeSeat,
  requirePlayers,
  type Seating,
  seatPerson,
  withSeating,
} from './seating.ts'
import { hasPlayed } from './seating-repo.ts'

/**
 * Adds a seat to a game. One without a name gets the first free « Ordinateur n » for a computer, and « Équipe n » in a
 * game played in teams.
 */
export async function createSeat(
  context: Context,
  caller: Caller,
  gameId: number,
  { kind, name, computer, members = [] }: NewSeat,
): Promise<Seat> {
  refuseStrategy(kind, computer ?? null)
  if (kind === 'human' && members.length === 0) throw invalid([violation('members', 'required')])
  if (kind !== 'human' && members.length > 0) throw invalid([violation('kind', 'choice')])
  const seat = await context.db.transaction(async tx => {
    const id = await withSeating(tx, { gameId, actor: caller }, async seating => {
      if (name !== undefined) await refuseTakenName(tx, gameId, name)
      await requirePlayers(tx, members, index => `members[${index}]`)
      await refuseFinished(seating)
      const opened = await openSeat(seating, {
        name: name ?? (await defaultName(seating, kind)),
        kind: kind === 'human' ? 'vacant' : kind,
        computer: computer ?? null,
      })
      for (const userId of members) await seatPerson(seating, opened.id, userId)
      return opened.id
    })
    return presentSeat(tx, { gameId, id })
  })
  context.log.info('company.seat', { user: caller.id, game: gameId, company: seat.id, kind: seat.kind })
  return seat
}

/** Refuses, with 422, a computer without a strategy, and a strategy for another kind. */
export function refuseStrategy(kind: SeatKind, computer: Computer | null): void {
  if (kind === 'computer' && computer === null) throw invalid([violation('computer', 'required')])
  if (kind !== 'computer' && computer !== null) throw invalid([violation('kind', 'choice')])
}

async function defaultName({ tx, game }: Seating, kind: SeatKind): Promise<string | null> {
  if (kind !== 'computer' && game.teamSettings === null) return null
  const firstFreeNames = kind === 'computer' ? firstFreeComputerNames : firstFreeTeamNames
  const [name = null] = await firstFreeNames(tx, game.id, 1)
  return name
}

/**
 * Lets a computer or the members decide in a company, takes it out of the quarters that close from now on or back into
 * them, empties its seat, or names it; its past results remain. A company that missed a quarter starts from the opening
 * position. Waits for a pass or a save that is under way; may be repeated.
 */
export async function changeSeat(
  context: Context,
  caller: Caller,
  { id, gameId }: InGame,
  { kind, name, computer: strategy }: SeatChange,
): Promise<Seat> {
  const computer = strategy ?? null
  const seat = await context.db.transaction(async tx => {
    await withSeating(tx, { gameId, actor: caller }, async seating => {
      const company = await requireCompany(tx, id)
      refuseStrategy(kind ?? company.kind, kind === undefined ? (computer ?? company.computer) : computer)
      if (name === null && seating.game.teamSettings !== null) throw invalid([violation('name', 'required')])
      if (typeof name === 'string') await refuseTakenName(tx, gameId, name, id)
      await refuseFinished(seating)
      if (name !== undefined) await rename(tx, company, name)
      if (kind !== undefined) await changeKind(seating, company, kind, computer)
      else if (computer !== null) await hold(seating, company, company.kind, computer)
    })
    return presentSeat(tx, { gameId, id })
  })
  context.log.info('company.seat', { user: caller.id, game: gameId, company: id, kind: seat.kind })
  return seat
}

async function rename(tx: Transaction, company: CompanyRow, name: string | null): Promise<void> {
  if (name === company.name) return
  await updateIdentity(tx, company, { name })
  await announceGame(tx, company.gameId)
}

/** A vacant seat has no members; without any, a company that is taken back in is vacant. */
async function changeKind(
  seating: Seating,
  company: CompanyRow,
  given: SeatKind,
  computer: Computer | null,
): Promise<void> {
  if (given === 'vacant') await emptySeat(seating, company.id, ['member'])
  await hold(seating, company, given === 'human' ? kindOfMembers(company) : given, computer)
}

/** Returns the kind of a company in which its members decide, or nobody where it has none. */
const kindOfMembers = (company: CompanyRow): 'human' | 'vacant' =>
  company.members.some(({ userId }) => isMember(company, userId)) ? 'human' : 'vacant'

async function hold(
  seating: Seating,
  company: CompanyRow,
  kind: SeatKind,
  computer: Computer | null,
): Promise<void> {
  if (await holdOneOfMany(seating, company, kind, computer)) await announceGame(seating.tx, seating.game.id)
}

/** Changes who decides in a company, as {@link changeSeat} does; returns whether the game is to be announced. */
async function holdOneOfMany(
  { tx, game }: Seating,
  company: CompanyRow,
  kind: SeatKind,
  computer: Computer | null,
): Promise<boolean> {
  if (kind === company.kind && sameStrategy(computer, company.computer)) return false
  await setHolder(tx, company, kind, computer)
  await announceCompany(tx, game.id, company.id, 'seat')
  return true
}

const sameStrategy = (one: Computer | null, other: Computer | null): boolean =>
  one?.level === other?.level && one?.temperament === other?.temperament

/**
 * Lets a computer decide in several companies of a game, or gives those that a computer holds back to their members; all
 * or none. May be repeated.
 * @throws Refusal 409 for a company that was taken out
 */
export async function changeHolders(
  context: Context,
  caller: Caller,
  gameId: number,
  { companies: ids, kind, computer: strategy }: Holders,
): Promise<Seat[]> {
  const computer = strategy ?? null
  refuseStrategy(kind, computer)
  const seats = await context.db.transaction(async tx => {
    await withSeating(tx, { gameId, actor: caller }, async seating => {
      const companies = await requireCompaniesOf(tx, gameId, ids)
      await refuseFinished(seating)
      if (companies.some(company => company.kind === 'out')) throw new Refusal('companies/out')
      const changing = kind === 'computer' ? companies : companies.filter(each => each.kind === 'computer')
      let isChanged = false
      for (const company of changing) {
        const next = kind === 'computer' ? kind : kindOfMembers(company)
        if (await holdOneOfMany(seating, company, next, computer)) isChanged = true
      }
      if (isChanged) await announceGame(tx, gameId)
    })
    return presentSeats(tx, gameId, await requireCompaniesOf(tx, gameId, ids))
  })
  context.log.info('company.seats', { user: caller.id, game: gameId, kind, count: seats.length })
  return seats
}

/** Returns these companies of a game, the oldest first. Throws 422 for one that is not in it. */
async function requireCompaniesOf(
  tx: Transaction,
  gameId: number,
  ids: readonly number[],
): Promise<CompanyRow[]> {
  const companies = await listCompanies(tx, [gameId])
  const known = new Set(companies.map(({ id }) => id))
  const violations = ids.flatMap((id, index) =>
    known.has(id) ? [] : [violation(`companies[${index}]`, 'reference')],
  )
  if (violations.length > 0) throw invalid(violations)
  const named = new Set(ids)
  return companies.filter(({ id }) => named.has(id))
}

/**
 * Lets the members decide again in a company that a computer has held; nothing changes when they decide already.
 * @throws Refusal 403 for somebody who is no member of the company, 409 for a company that was taken out
 */
export async function takeBack(context: Context, caller: Caller, { id, gameId }: InGame): Promise<void> {
  await context.db.transaction(tx =>
    withSeating(tx, { gameId, actor: caller }, async seating => {
      const company = await requireCompany(tx, id)
      requireDecider(company, caller.id)
      await refuseFinished(seating)
      if (company.kind === 'out') throw new Refusal('companies/out')
      if (company.kind === 'computer') await hold(seating, company, 'human', null)
    }),
  )
  context.log.info('company.taken-back', { user: caller.id, game: gameId, company: id })
}

/** Deletes a seat that never played; its number is not given again, and its people stay invited. */
export async function deleteSeat(context: Context, caller: Caller, { id, gameId }: InGame): Promise<void> {
  await context.db.transaction(tx =>
    withSeating(tx, { gameId, actor: caller }, async seating => {
      await requireCompany(tx, id)
      if (await hasPlayed(tx, { gameId, id })) throw new Refusal('companies/played')
      await removeSeat(seating, id)
    }),
  )
  context.log.info('company.seat-deleted', { user: caller.id, game: gameId, company: id })
}

/** Presents the seat of a company as this transaction has left it. */
export async function presentSeat(tx: Transaction, { gameId, id }: InGame): Promise<Seat> {
  const [seat] = await presentSeats(tx, gameId, [await requireCompany(tx, id)])
  if (seat === undefined) throw new Error(`there is no seat of company ${id}`)
  return seat
}
