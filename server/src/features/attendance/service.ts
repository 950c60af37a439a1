import type { Reader } from '../../platform/db/database.ts'
import { listCompanies } from '../companies/service.ts'
import type { GameRow } from '../games/policy.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import { roundCountOf } from '../rounds/rounds-of-game.ts'
import { listPresences } from './repo.ts'

/**
 * Returns the attendance of a game as rows: the header `Joueur`, `T1` … `Tn`, then one row for each player, with 1 for
 * each quarter in which they decided and 0 for the others. Companies that no longer play are listed when their player
 * decided in an earlier quarter.
 */
export async function attendanceOf(reader: Reader, game: GameRow): Promise<(string | number)[][]> {
  const current = quarterOfRound(await roundCountOf(reader, game.id))
  const quarterCount = Math.min(current, game.quarterCount ?? current)
  const quarters = Array.from({ length: quarterCount }, (_, index) => index + 1)
  const presences = await listPresences(reader, game.id)
  const quartersOf = Map.groupBy(presences, presence => presence.companyId)
  const companies = (await listCompanies(reader, [game.id])).filter(
    ({ id, playing }) => playing || quartersOf.has(id),
  )
  return [
    ['Joueur', ...quarters.map(quarter => `T${quarter}`)],
    ...companies.map(({ id, player }) => {
      const decided = new Set((quartersOf.get(id) ?? []).map(({ roundNb }) => quarterOfRound(roundNb)))
      return [player, ...quarters.map(quarter => (decided.has(quarter) ? 1 : 0))]
    }),
  ]
}
