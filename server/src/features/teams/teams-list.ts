import type { TeamPlaces } from '@trimestre/contract/teams'
import type { Reader } from '../../platform/db/database.ts'
import { listCompanies } from '../companies/service.ts'
import type { GameRow } from '../games/policy.ts'

/** Lists the teams of a game that still play, with the number of members that each takes; none in a game without teams. */
export async function listTeams(reader: Reader, { id, teamSettings }: GameRow): Promise<TeamPlaces[]> {
  if (teamSettings === null) return []
  const teams = (await listCompanies(reader, [id])).filter(({ kind }) => kind !== 'out')
  return teams.map(({ id, username, seat, members }) => {
    const memberCount = members.filter(({ kind }) => kind === 'member').length
    return { id, name: username, seat, memberCount, places: Math.max(0, teamSettings.sizeMax - memberCount) }
  })
}
