import type { Role, TeamSettings } from '@trimestre/contract/teams'
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import { companies, companyMembers, gameRoles, games } from '../../platform/db/schema.ts'

/** Writes how a game is played in teams; null when everybody plays alone. Raises the revision of the game. */
export async function writeSettings(
  tx: Transaction,
  gameId: number,
  teamSettings: TeamSettings | null,
): Promise<void> {
  await tx.update(games).set({ teamSettings }).where(eq(games.id, gameId))
}

/** Whether a company of the game has two members or more, observers not counted. */
export async function haveSeveralMembers(reader: Reader, gameId: number): Promise<boolean> {
  const { companyId, kind, until } = companyMembers
  const rows = await reader
    .select({ companyId })
    .from(companyMembers)
    .where(and(eq(companyMembers.gameId, gameId), eq(kind, 'member'), isNull(until)))
    .groupBy(companyId)
    .having(gt(count(), 1))
    .limit(1)
  return rows.length > 0
}

/** Lists the companies of a game that have members or observers. */
export async function listSeated(reader: Reader, gameId: number): Promise<number[]> {
  const { companyId: id, until } = companyMembers
  const rows = await reader
    .selectDistinct({ id })
    .from(companyMembers)
    .where(and(eq(companyMembers.gameId, gameId), isNull(until)))
    .orderBy(asc(id))
  return rows.map(row => row.id)
}

/** Lists the companies of a game without a name, by seat. */
export async function listUnnamed(reader: Reader, gameId: number): Promise<number[]> {
  const rows = await reader
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.gameId, gameId), isNull(companies.name)))
    .orderBy(asc(companies.seat))
  return rows.map(({ id }) => id)
}

const isCompany = (gameId: number, id: number) => and(eq(companies.gameId, gameId), eq(companies.id, id))

/** Names companies of a game, whose revision the caller raises. */
export async function nameCompanies(
  tx: Transaction,
  gameId: number,
  names: readonly { id: number; name: string }[],
): Promise<void> {
  for (const { id, name } of names) await tx.update(companies).set({ name }).where(isCompany(gameId, id))
}

/** Inserts a role at a position of the list. */
export async function insertRole(
  tx: Transaction,
  gameId: number,
  position: number,
  role: Omit<Role, 'id'>,
): Promise<void> {
  await tx.insert(gameRoles).values({ gameId, position, ...role })
}

export async function updateRole(
  tx: Transaction,
  gameId: number,
  position: number,
  { id, ...role }: Role,
): Promise<void> {
  await tx
    .update(gameRoles)
    .set({ position, ...role })
    .where(and(eq(gameRoles.gameId, gameId), eq(gameRoles.id, id)))
}

/** Deletes roles of a game, also from the people who have them, and raises the revision of the game. */
export async function deleteRoles(tx: Transaction, gameId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const { roleIds } = companyMembers
  await tx.delete(gameRoles).where(and(eq(gameRoles.gameId, gameId), inArray(gameRoles.id, [...ids])))
  for (const id of ids) {
    await tx
      .update(companyMembers)
      .set({ roleIds: sql`array_remove(${roleIds}, ${id}::bigint)` })
      .where(and(eq(companyMembers.gameId, gameId), sql`${id} = any(${roleIds})`))
  }
  await raiseGameRevisions(tx, [gameId])
}

/** Returns the codes of the teams of a game. */
export async function listCodes(reader: Reader, gameId: number): Promise<string[]> {
  const rows = await reader
    .select({ code: companies.code })
    .from(companies)
    .where(and(eq(companies.gameId, gameId), isNotNull(companies.code)))
  return rows.flatMap(({ code }) => code ?? [])
}

export async function listWithoutCode(reader: Reader, gameId: number): Promise<number[]> {
  const rows = await reader
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.gameId, gameId), isNull(companies.code)))
    .orderBy(asc(companies.seat))
  return rows.map(({ id }) => id)
}

/** Gives a team a code; the caller raises the revision of the game. */
export async function writeCode(tx: Transaction, gameId: number, id: number, code: string): Promise<void> {
  await tx.update(companies).set({ code }).where(isCompany(gameId, id))
}

export async function deleteCodes(tx: Transaction, gameId: number): Promise<void> {
  await tx
    .update(companies)
    .set({ code: null })
    .where(and(eq(companies.gameId, gameId), isNotNull(companies.code)))
}

/** Returns the team of a game that has this code. */
export async function findTeamOfCode(
  reader: Reader,
  gameId: number,
  code: string,
): Promise<number | undefined> {
  const [row] = await reader
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.gameId, gameId), eq(companies.code, code)))
  return row?.id
}
