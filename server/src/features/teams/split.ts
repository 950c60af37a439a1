import { randomInt } from 'node:crypto'
import type { Seat } from '@trimestre/contract/seats'
import { type Split, seedMax } from '@trimestre/contract/teams'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { shuffle } from '../../platform/seeded-order.ts'
import {
  firstFreeTeamNames,
  listCompanies,
  listUnseated,
  openSeat,
  presentSeats,
  refuseFinished,
  requirePlayers,
  type Seating,
  seatMembers,
  withSeating,
} from '../companies/service.ts'
import { findUsers } from '../users/service.ts'
import { byUsername, intoBlocks } from './team-split.ts'

type Player = { id: number; username: string }

/** Splits players into new teams of equal size; returns them with the seed that leads to the same teams again. */
export async function splitTeams(
  { db, log }: Context,
  caller: Caller,
  gameId: number,
  { size, count, by, seed = randomInt(seedMax + 1), users: userIds }: Split,
): Promise<{ seed: number; seats: Seat[] }> {
  const seats = await db.transaction(async tx => {
    const ids = await withSeating(tx, { gameId, actor: caller }, async seating => {
      const players = await (userIds === undefined ? listUnseated(tx, gameId) : findPlayers(tx, userIds))
      const teamCount = count ?? Math.ceil(players.length / (size ?? 1))
      if (players.length === 0) throw invalid([violation('users', 'empty')])
      if (players.length < teamCount) throw invalid([violation('count', 'out-of-bounds')])
      if (seating.game.teamSettings === null) throw new Refusal('teams/off')
      await refuseFinished(seating)
      const ordered = byUsername(players)
      return seatTeams(seating, intoBlocks(by === 'random' ? shuffle(ordered, seed) : ordered, teamCount))
    })
    const teams = (await listCompanies(tx, [gameId])).filter(({ id }) => ids.includes(id))
    return presentSeats(tx, gameId, teams)
  })
  log.info('teams.split', { user: caller.id, game: gameId, teams: seats.length })
  return { seed, seats }
}

/** Opens a seat for each team, and seats its players; returns the companies. */
async function seatTeams(seating: Seating, teams: readonly Player[][]): Promise<number[]> {
  const { tx, game } = seating
  const names = await firstFreeTeamNames(tx, game.id, teams.length)
  const ids: number[] = []
  for (const name of names) ids.push((await openSeat(seating, { name })).id)
  const places = teams.flatMap((players, index) =>
    players.map(({ id: userId }) => ({ companyId: ids[index] ?? 0, userId })),
  )
  await seatMembers(seating, places)
  return ids
}

/** Returns the players with these ids; throws 422 for one who is no player, and for one named twice. */
async function findPlayers(tx: Transaction, userIds: readonly number[]): Promise<Player[]> {
  await requirePlayers(tx, userIds, index => `users[${index}]`)
  const twice = userIds.findIndex((id, index) => userIds.indexOf(id) !== index)
  if (twice !== -1) throw invalid([violation(`users[${twice}]`, 'taken')])
  return findUsers(tx, [...userIds])
}
