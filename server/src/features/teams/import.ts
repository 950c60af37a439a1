import type { Violation } from '@trimestre/contract/errors'
import type { TeamImport, TeamSettings } from '@trimestre/contract/teams'
import type { Context } from '../../platform/context.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import {
  type CompanyRow,
  comparedName,
  listCompanies,
  type MemberPlace,
  openSeat,
  type Seating,
  seatMembers,
  takenNames,
  withSeating,
} from '../companies/service.ts'
import type { GameRow } from '../games/policy.ts'
import { notYetAssigned } from '../invitations/service.ts'
import { isFinished } from '../rounds/progress.ts'
import { roundCountOf } from '../rounds/rounds-of-game.ts'
import { listRoles } from '../team-rules/repo.ts'
import { findByLoginNames, type UserRow } from '../users/service.ts'
import { type ListLine, readTeamList } from './import-list.ts'

/** A line of the list whose person, team and roles are known. */
type Placement = {
  line: number
  user: UserRow
  /** The name of the team, and its company if there is one. */
  team: string
  company: CompanyRow | undefined
  /** Undefined keeps the roles that the person has in the team. */
  roleIds: number[] | undefined
  /** The company in which the person is now. */
  current: CompanyRow | undefined
}

/**
 * Seats the people of a pasted list in their teams, all or nobody. Teams that do not exist are created; people who have
 * another company leave it; those who are not invited are invited without mail.
 */
export async function importTeams(
  { db, log }: Context,
  caller: Caller,
  gameId: number,
  text: string,
): Promise<TeamImport> {
  const outcome = await db.transaction(tx =>
    withSeating(tx, { gameId, actor: caller }, async seating => {
      const { placements, outcome } = await planImport(tx, seating.game, text)
      await seatPeople(seating, placements)
      return outcome
    }),
  )
  const { teams, moved } = outcome
  log.info('teams.import', { user: caller.id, game: gameId, teams: teams.length, moved: moved.length })
  return outcome
}

/** Returns what {@link importTeams} would do now, with the same refusals; writes nothing. */
export const foreseeImport = async (reader: Reader, game: GameRow, text: string): Promise<TeamImport> =>
  (await planImport(reader, game, text)).outcome

async function planImport(
  reader: Reader,
  { id: gameId, teamSettings, quarterCount }: GameRow,
  text: string,
): Promise<{ placements: Placement[]; outcome: TeamImport }> {
  const list = readTeamList(text)
  const { placements, violations } = await placePeople(reader, gameId, list.lines)
  const faults = [...list.violations, ...violations, ...fullTeams(placements, teamSettings)]
  if (faults.length > 0) throw invalid(faults.sort((one, other) => lineOf(one) - lineOf(other)))
  if (teamSettings === null) throw new Refusal('teams/off')
  if (isFinished(quarterCount, await roundCountOf(reader, gameId))) throw new Refusal('games/finished')
  return { placements, outcome: await foresee(reader, gameId, placements) }
}

const lineOf = ({ propertyPath }: Violation): number => Number.parseInt(propertyPath.slice(1), 10)

/** Finds the person, the team and the roles of each line; a line with a fault is left out. */
async function placePeople(
  reader: Reader,
  gameId: number,
  lines: readonly ListLine[],
): Promise<{ placements: Placement[]; violations: Violation[] }> {
  const companies = await listCompanies(reader, [gameId])
  const roles = await listRoles(reader, gameId)
  const users = await findByLoginNames(
    reader,
    lines.map(({ username }) => username),
  )
  const companyOf = new Map(companies.map(company => [comparedName(company.username), company]))
  const taken = await takenNames(reader, gameId)
  const roleOf = new Map(roles.map(({ id, name }) => [comparedName(name), id]))
  const seen = new Set<number>()
  const violations: Violation[] = []
  const placements = lines.flatMap((each, index): Placement[] => {
    const { line, team } = each
    const user = users[index]
    const roleIds = each.roles.map(role => roleOf.get(comparedName(role)))
    const faults: Violation[] = []
    if (user?.role !== 'ROLE_USER') faults.push(violation(`[${line}].username`, 'reference'))
    else if (seen.has(user.id)) faults.push(violation(`[${line}].username`, 'taken'))
    const company = companyOf.get(comparedName(team))
    if (company === undefined && taken.has(comparedName(team)))
      faults.push(violation(`[${line}].team`, 'taken'))
    if (roleIds.includes(undefined)) faults.push(violation(`[${line}].roles`, 'reference'))
    violations.push(...faults)
    if (user === undefined || faults.length > 0 || team === '') return []
    seen.add(user.id)
    return [
      {
        line,
        user,
        team,
        company,
        roleIds: roleIds.length === 0 ? undefined : roleIds.filter(id => id !== undefined),
        current: companies.find(({ members }) => members.some(({ userId }) => userId === user.id)),
      },
    ]
  })
  return { placements, violations }
}

/** The lines that bring a team more members than it takes. Nobody who is a member of a larger team is put out. */
function fullTeams(placements: readonly Placement[], settings: TeamSettings | null): Violation[] {
  const most = settings?.sizeMax ?? Number.POSITIVE_INFINITY
  const leaving = new Set(placements.filter(({ current, company }) => current !== company).map(userIdOf))
  return [...byTeam(placements).values()].flatMap(people => {
    const [first] = people
    const members = (first?.company?.members ?? []).filter(({ kind }) => kind === 'member')
    const staying = members.filter(({ userId }) => !leaving.has(userId)).map(({ userId }) => userId)
    const incoming = people.filter(person => !staying.includes(userIdOf(person)))
    const places = Math.max(0, most - staying.length)
    return incoming.slice(places).map(({ line }) => violation(`[${line}].team`, 'full'))
  })
}

const userIdOf = ({ user }: Placement): number => user.id

const byTeam = (placements: readonly Placement[]): Map<string, Placement[]> =>
  Map.groupBy(placements, ({ team }) => comparedName(team))

async function foresee(
  reader: Reader,
  gameId: number,
  placements: readonly Placement[],
): Promise<TeamImport> {
  const fresh = await notYetAssigned(reader, gameId, placements.map(userIdOf))
  const namesOf = (people: readonly Placement[]) => people.map(({ user }) => user.username)
  return {
    teams: [...byTeam(placements).values()].map(people => ({
      name: people[0]?.company?.username ?? people[0]?.team ?? '',
      isNew: people[0]?.company === undefined,
      members: namesOf(people),
    })),
    moved: namesOf(placements.filter(hasLeft)),
    invited: namesOf(placements.filter(({ user }) => fresh.has(user.id))),
  }
}

const hasLeft = ({ current, company }: Placement): boolean => current !== undefined && current !== company

async function seatPeople(seating: Seating, placements: readonly Placement[]): Promise<void> {
  const places: MemberPlace[] = []
  for (const people of byTeam(placements).values()) {
    const name = people[0]?.team ?? ''
    const { id: companyId } = people[0]?.company ?? (await openSeat(seating, { name }))
    places.push(...people.map(({ user, roleIds }) => ({ companyId, userId: user.id, roleIds })))
  }
  await seatMembers(seating, places, { move: true })
}
