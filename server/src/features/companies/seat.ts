import type { NewSeat, Seat, SeatChange, SeatKind } from '@trimestre/contract/seats'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import type { Caller } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { announceCompany, announceGame } from '../streams/announce.ts'
import { isMember } from './members.ts'
import { firstFreeTeamNames, refuseTakenName } from './names.ts'
import { requireCompany } from './policy.ts'
import { presentSeats } from './present-seats.ts'
import { type CompanyRow, setKind, updateIdentity } from './repo.ts'
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

/** Adds a seat to a game; in a game played in teams, one without a name gets the first free « Équipe n ». */
export async function createSeat(
  context: Context,
  caller: Caller,
  gameId: number,
  { kind, name, members = [] }: NewSeat,
): Promise<Seat> {
  if (kind === 'human' && members.length === 0) throw invalid([violation('members', 'required')])
  if (kind !== 'human' && members.length > 0) throw invalid([violation('kind', 'choice')])
  const seat = await context.db.transaction(async tx => {
    const id = await withSeating(tx, { gameId, actor: caller }, async seating => {
      if (name !== undefined) await refuseTakenName(tx, gameId, name)
      await requirePlayers(tx, members, index => `members[${index}]`)
      await refuseFinished(seating)
      const opened = await openSeat(seating, {
        name: name ?? (await defaultName(seating)),
        kind: kind === 'out' ? 'out' : 'vacant',
      })
      for (const userId of members) await seatPerson(seating, opened.id, userId)
      return opened.id
    })
    return presentSeat(tx, { gameId, id })
  })
  context.log.info('company.seat', { user: caller.id, game: gameId, company: seat.id, kind: seat.kind })
  return seat
}

async function defaultName({ tx, game }: Seating): Promise<string | null> {
  if (game.teamSettings === null) return null
  const [name = null] = await firstFreeTeamNames(tx, game.id, 1)
  return name
}

/**
 * Takes a company out of the quarters that close from now on, or back into them, empties its seat, or names it; its past
 * results remain. A company that missed a quarter starts from the opening position. Waits for a pass or a save that is
 * under way; may be repeated.
 */
export async function changeSeat(
  context: Context,
  caller: Caller,
  { id, gameId }: InGame,
  { kind, name }: SeatChange,
): Promise<Seat> {
  const seat = await context.db.transaction(async tx => {
    await withSeating(tx, { gameId, actor: caller }, async seating => {
      const company = await requireCompany(tx, id)
      if (name === null && seating.game.teamSettings !== null) throw invalid([violation('name', 'required')])
      if (typeof name === 'string') await refuseTakenName(tx, gameId, name, id)
      await refuseFinished(seating)
      if (name !== undefined) await rename(tx, company, name)
      if (kind !== undefined) await changeKind(seating, company, kind)
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
async function changeKind(seating: Seating, company: CompanyRow, given: SeatKind): Promise<void> {
  const { tx, game } = seating
  if (given === 'vacant') await emptySeat(seating, company.id, ['member'])
  const hasMember = company.members.some(({ userId }) => isMember(company, userId))
  const kind = given === 'human' && !hasMember ? 'vacant' : given
  if (kind === company.kind) return
  await setKind(tx, company, kind)
  await announceCompany(tx, game.id, company.id, 'seat')
  await announceGame(tx, game.id)
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
