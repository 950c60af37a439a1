import type { Game } from '@trimestre/contract/games'
import { defaultTeamSettings, type Role, type TeamSettings } from '@trimestre/contract/teams'
import { aGame, type GameDescription } from './build-game.ts'
import { runSql } from './database-server.ts'
import type { TestServer } from './test-server.ts'

type Database = Pick<TestServer, 'databaseUrl' | 'session'>

/** Changes people or settings of a game as the calls that change them do: in one transaction with the game's revision. */
export const changeGame = (
  { databaseUrl }: Pick<TestServer, 'databaseUrl'>,
  gameId: number,
  statement: string,
) => runSql(databaseUrl, `update games set revision = revision + 1 where id = ${gameId}; ${statement}`)

const userIdOf = async (server: Database, username: string) => (await server.session(username)).user.id

type NewMember = { kind?: 'member' | 'observer'; roleIds?: number[] }

/** Seats somebody on a company. */
export async function seatMember(
  server: Database,
  { gameId, companyId }: { gameId: number; companyId: number },
  username: string,
  { kind = 'member', roleIds = [] }: NewMember = {},
): Promise<void> {
  const userId = await userIdOf(server, username)
  await changeGame(
    server,
    gameId,
    `insert into company_members (game_id, company_id, user_id, kind, role_ids)
     values (${gameId}, ${companyId}, ${userId}, '${kind}', '{${roleIds}}')`,
  )
}

const ofPerson = async (server: Database, gameId: number, username: string) =>
  `game_id = ${gameId} and user_id = ${await userIdOf(server, username)} and until is null`

/** Ends the current membership of somebody in a game. */
export const endMembership = async (server: Database, gameId: number, username: string) =>
  changeGame(
    server,
    gameId,
    `update company_members set until = now() where ${await ofPerson(server, gameId, username)}`,
  )

/** Marks a member as absent. */
export const markAbsent = async (server: Database, gameId: number, username: string) =>
  changeGame(
    server,
    gameId,
    `update company_members set active = false where ${await ofPerson(server, gameId, username)}`,
  )

/** Gives a member these roles. */
export const giveRoles = async (server: Database, gameId: number, username: string, roleIds: number[]) =>
  changeGame(
    server,
    gameId,
    `update company_members set role_ids = '{${roleIds}}' where ${await ofPerson(server, gameId, username)}`,
  )

type NewRole = Pick<Role, 'id' | 'name' | 'areas'> & { submits?: boolean }

/** Makes a game one that is played in teams. The ids of the roles are those given; they are unique in a game. */
export async function playInTeams(
  server: Pick<TestServer, 'databaseUrl'>,
  gameId: number,
  settings: Partial<TeamSettings> = {},
  roles: readonly NewRole[] = [],
): Promise<void> {
  const inserts = roles.map(
    ({ id, name, areas, submits = true }, index) =>
      `insert into game_roles (game_id, id, position, name, areas, submits)
       values (${gameId}, ${id}, ${index}, '${name}', '{${areas}}', ${submits})`,
  )
  const json = JSON.stringify({ ...defaultTeamSettings, ...settings })
  const set = `update games set team_settings = '${json}', revision = revision + 1 where id = ${gameId}`
  await runSql(server.databaseUrl, [...inserts, set].join(';'))
}

export type Team = { game: Game; gameId: number; companyId: number; roundId: number }

/**
 * Creates a game with the company of the first of these members, on which the others are seated too, and with one company
 * for each rival.
 */
export async function aTeam(
  server: TestServer,
  [first = 'joueur1', ...others]: string[],
  { rivals = [], ...given }: Omit<GameDescription, 'players'> & { rivals?: string[] } = {},
): Promise<Team> {
  const game = await aGame(server, { ...given, players: [first, ...rivals] })
  const team = {
    game,
    gameId: game.id,
    companyId: game.companies[0]?.id ?? 0,
    roundId: game.rounds.at(-1)?.id ?? 0,
  }
  for (const username of others) await seatMember(server, team, username)
  return team
}
