import type { Reader } from '../../platform/db/database.ts'
import { listCompanies } from '../companies/service.ts'
import type { GameRow } from '../games/policy.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import { roundCountOf } from '../rounds/rounds-of-game.ts'
import { listActs, listPlayers, listPresences, type Player } from './repo.ts'

/**
 * Returns the attendance of a game as rows: the header `Joueur`, `T1` … `Tn`, then one row for each person, with 1 for
 * each quarter in which they decided and 0 for the others, by seat and then by username. Listed is who is a member of a
 * company now, and who decided earlier; the only player a company ever had is not listed when it no longer plays and
 * never decided.
 */
export async function attendanceOf(reader: Reader, game: GameRow): Promise<(string | number)[][]> {
  const current = quarterOfRound(await roundCountOf(reader, game.id))
  const quarterCount = Math.min(current, game.quarterCount ?? current)
  const quarters = Array.from({ length: quarterCount }, (_, index) => index + 1)
  const people = (await attendingPeople(reader, game)).sort(bySeatAndName)
  return [
    ['Joueur', ...quarters.map(quarter => `T${quarter}`)],
    ...people.map(({ username, decided }) => [
      username,
      ...quarters.map(quarter => (decided.has(quarter) ? 1 : 0)),
    ]),
  ]
}

/** Returns the numbers of the quarters in which each person decided, by the id of the person. */
export async function decidedQuartersOf(reader: Reader, game: GameRow): Promise<Map<number, Set<number>>> {
  const people = await attendingPeople(reader, game)
  return new Map(people.map(({ userId, decided }) => [userId, decided]))
}

/** A person with the quarters in which they decided; the seat is the one they have now, or had last. */
type Person = Pick<Player, 'seat' | 'userId' | 'username'> & { decided: Set<number> }

async function attendingPeople(reader: Reader, game: GameRow): Promise<Person[]> {
  const quartersByUser = quartersOf(await listActs(reader, game), act => act.userId)
  const quartersByCompany = quartersOf(await listPresences(reader, game), presence => presence.companyId)
  const playing = new Set(
    (await listCompanies(reader, [game.id])).filter(company => company.playing).map(({ id }) => id),
  )
  const players = await listPlayers(reader, game.id)
  const playersOf = Map.groupBy(players, player => player.companyId)
  const isAlone = ({ companyId }: Player): boolean => playersOf.get(companyId)?.length === 1

  function personOf(seats: Player[]): Person | undefined {
    const seat = seats.find(({ isCurrent }) => isCurrent) ?? seats.at(-1)
    if (seat === undefined) return undefined
    const { userId, username } = seat
    const alone = seats
      .filter(isAlone)
      .flatMap(({ companyId }) => [...(quartersByCompany.get(companyId) ?? [])])
    const decided = new Set([...alone, ...(quartersByUser.get(userId) ?? [])])
    const isPresent = seat.isCurrent && (!isAlone(seat) || playing.has(seat.companyId))
    return isPresent || decided.size > 0 ? { seat: seat.seat, userId, username, decided } : undefined
  }

  return [...Map.groupBy(players, player => player.userId).values()].flatMap(seats => personOf(seats) ?? [])
}

function quartersOf<T extends { roundNb: number }>(
  rows: readonly T[],
  ownerOf: (row: T) => number,
): Map<number, Set<number>> {
  const owned = Map.groupBy(rows, ownerOf)
  return new Map(
    [...owned].map(([owner, acts]) => [owner, new Set(acts.map(({ roundNb }) => quarterOfRound(roundNb)))]),
  )
}

const bySeatAndName = (one: Person, other: Person): number =>
  one.seat - other.seat || (one.username.toLowerCase() < other.username.toLowerCase() ? -1 : 1)
