import type { TeamPlaces } from '@trimestre/contract/teams'
import type { Reader } from '../../platform/db/database.ts'
import { type CompanyRow, listCompanies } from '../companies/service.ts'
import type { GameRow } from '../games/policy.ts'

/** Whether a company is a team that still plays: neither taken out, nor a computer that plays for itself. */
export const isTeam = ({ kind, members }: Pick<CompanyRow, 'kind' | 'members'>): boolean =>
  kind !== 'out' && (kind !== 'computer' || members.length > 0)

/** Lists the teams of a game that still play, with the number of members that each takes; none in a game without teams. */
export async function listTeams(reader: Reader, { id, teamSettings }: GameRow): Promise<TeamPlaces[]> {
  if (teamSettings === null) return []
  const teams = (await listCompanies(reader, [id])).filter(isTeam)
  return teams.map(({ id, username, seat, members }) => {
    const memberCount = members.filter(({ kind }) => kind === 'member').length
    return { id, name: username, seat, memberCount, places: Math.max(0, teamSettings.sizeMax - memberCount) }
  })
}
