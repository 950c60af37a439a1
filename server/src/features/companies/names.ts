import { normaliseName } from '@trimestre/contract/names'
import type { Reader } from '../../platform/db/database.ts'
import { invalid, violation } from '../../platform/http/refusal.ts'
import { listMembers } from './members-repo.ts'
import { listCompanies } from './repo.ts'

/** A name as it is compared with others: however it is written, players take it for the same one. */
export const comparedName = (name: string): string => normaliseName(name).toLowerCase()

/**
 * Returns the names in a game under which players could take a company for another one, as {@link comparedName} gives
 * them: those that are shown, and the usernames of all players.
 * @param exceptOf a company whose own names do not count
 */
export async function takenNames(reader: Reader, gameId: number, exceptOf?: number): Promise<Set<string>> {
  const others = (await listCompanies(reader, [gameId])).filter(({ id }) => id !== exceptOf)
  const members = await listMembers(
    reader,
    gameId,
    others.map(({ id }) => id),
  )
  const names = [
    ...others.flatMap(({ username, player }) => [username, player ?? username]),
    ...members.map(({ username }) => username),
  ]
  return new Set(names.map(comparedName))
}

/** Refuses, with 422, a name that is taken in the game. */
export async function refuseTakenName(
  reader: Reader,
  gameId: number,
  name: string,
  exceptOf?: number,
): Promise<void> {
  const taken = await takenNames(reader, gameId, exceptOf)
  if (taken.has(comparedName(name))) throw invalid([violation('name', 'taken')])
}

/** Returns the names « Équipe n » with the first numbers that are free in the game, in their order. */
export const firstFreeTeamNames = (reader: Reader, gameId: number, count: number): Promise<string[]> =>
  firstFreeNames(reader, gameId, 'Équipe', count)

/** Returns the names « Ordinateur n » with the first numbers that are free in the game, in their order. */
export const firstFreeComputerNames = (reader: Reader, gameId: number, count: number): Promise<string[]> =>
  firstFreeNames(reader, gameId, 'Ordinateur', count)

async function firstFreeNames(
  reader: Reader,
  gameId: number,
  word: string,
  count: number,
): Promise<string[]> {
  const taken = await takenNames(reader, gameId)
  const names: string[] = []
  for (let number = 1; names.length < count; number += 1) {
    const name = `${word} ${number}`
    if (!taken.has(comparedName(name))) names.push(name)
  }
  return names
}
