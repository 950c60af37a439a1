import type { Role } from '@trimestre/contract/teams'
import { asc, eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { gameRoles, games } from '../../platform/db/schema.ts'
import type { TeamRules } from './powers.ts'

/** Lists the roles of a game in their order; none where everybody plays alone. */
export async function listRoles(reader: Reader, gameId: number): Promise<Role[]> {
  const { id, name, areas, submits } = gameRoles
  return reader
    .select({ id, name, areas, submits })
    .from(gameRoles)
    .where(eq(gameRoles.gameId, gameId))
    .orderBy(asc(gameRoles.position), asc(id))
}

export async function readTeamRules(reader: Reader, gameId: number): Promise<TeamRules> {
  const [game] = await reader.select({ settings: games.teamSettings }).from(games).where(eq(games.id, gameId))
  const settings = game?.settings ?? null
  return { settings, roles: settings === null ? [] : await listRoles(reader, gameId) }
}
