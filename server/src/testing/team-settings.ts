import { defaultTeamSettings, type TeamSettings } from '@trimestre/contract/teams'
import { runSql } from './database-server.ts'
import type { TestServer } from './test-server.ts'

/** Makes a game be played in teams, which all its companies then are. */
export async function inTeams(
  { databaseUrl }: Pick<TestServer, 'databaseUrl'>,
  gameId: number,
  settings: Partial<TeamSettings> = {},
): Promise<void> {
  const value = JSON.stringify({ ...defaultTeamSettings, ...settings })
  await runSql(
    databaseUrl,
    `update games set team_settings = '${value}', revision = revision + 1 where id = ${gameId}`,
  )
}
