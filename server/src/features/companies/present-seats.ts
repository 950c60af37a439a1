import type { Seat, Seats } from '@trimestre/contract/seats'
import type { Reader } from '../../platform/db/database.ts'
import { iri, linkTo } from '../../platform/http/iri.ts'
import { listOnlineUsers } from '../streams/service.ts'
import type { TeamRules } from '../team-rules/powers.ts'
import { readTeamRules } from '../team-rules/repo.ts'
import { listMembers } from './members-repo.ts'
import { presentMembers } from './present-members.ts'
import { type CompanyRow, companiesWithResults, listCompanies } from './repo.ts'
import { listUnseated } from './seating-repo.ts'

/** Presents all seats of a game, and the people who wait for one. */
export async function presentSeatsOfGame(reader: Reader, gameId: number): Promise<Seats> {
  const seats = await presentSeats(reader, gameId, await listCompanies(reader, [gameId]))
  const unassigned = await listUnseated(reader, gameId)
  return {
    seats: seats.sort((one, other) => one.seat - other.seat),
    unassigned: unassigned.sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1)),
  }
}

const sortKey = ({ username }: { username: string }): string => username.toLowerCase()

/** Presents seats of one game, with the people on them. */
export async function presentSeats(
  reader: Reader,
  gameId: number,
  companies: readonly CompanyRow[],
): Promise<Seat[]> {
  const ids = companies.map(({ id }) => id)
  const members = Map.groupBy(await listMembers(reader, gameId, ids), ({ companyId }) => companyId)
  const rules = await readTeamRules(reader, gameId)
  const online = await listOnlineUsers(reader, gameId)
  const played = await companiesWithResults(reader, gameId)
  return companies.map(company => ({
    '@id': iri('companies', company.id),
    '@type': 'Seat',
    id: company.id,
    game: linkTo('games', gameId),
    seat: company.seat,
    kind: company.kind,
    name: company.name,
    username: company.username,
    computer: company.computer,
    members: presentMembers(members.get(company.id) ?? [], rules, online),
    code: hasCode(company, rules) ? company.code : null,
    hasResults: played.has(company.id),
  }))
}

/** Players join neither a team that staff form nor a computer that plays for itself. */
const hasCode = ({ kind, members }: CompanyRow, { settings }: TeamRules): boolean =>
  settings?.formation === 'code' && (kind !== 'computer' || members.length > 0)
