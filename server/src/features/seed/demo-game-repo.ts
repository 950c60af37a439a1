import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import {
  raiseCompaniesOfGame,
  raiseCompanyRevisions,
  raiseGameRevisions,
} from '../../platform/db/revisions.ts'
import {
  companies,
  companyMembers,
  gameCriteria,
  gameEvents,
  games,
  invitations,
  joinRequests,
  products,
  rounds,
  savedDecisions,
  scheduledPasses,
} from '../../platform/db/schema.ts'
import { isMember } from '../companies/members.ts'
import { insertCompany, listCompanies } from '../companies/service.ts'
import type { DemoIdentity } from './demo-strategies.ts'

/** Returns the city bicycle, or the oldest product once it is deleted. */
export async function findDemoProductId(reader: Reader): Promise<number | null> {
  const isBicycle = sql`${products.key} = 'veloUrbain'`
  const [product] = await reader
    .select({ id: products.id })
    .from(products)
    .orderBy(sql`${isBicycle} is not true`, asc(products.id))
    .limit(1)
  return product?.id ?? null
}

/** Returns the oldest game with this name. */
export async function findGameIdByName(reader: Reader, name: string): Promise<number | null> {
  const [game] = await reader
    .select({ id: games.id })
    .from(games)
    .where(eq(games.name, name))
    .orderBy(asc(games.id))
    .limit(1)
  return game?.id ?? null
}

/**
 * Deletes the content of a game: rounds with their results and decisions, events, criteria, schedule, invitations,
 * requests to join, and the companies of all users but these. Its administrators stay.
 */
export async function clearGame(
  tx: Transaction,
  gameId: number,
  keptUserIds: readonly number[],
): Promise<void> {
  for (const table of [rounds, gameEvents, gameCriteria, scheduledPasses, invitations, joinRequests]) {
    await tx.delete(table).where(eq(table.gameId, gameId))
  }
  const isKept = and(
    eq(companyMembers.gameId, gameId),
    inArray(companyMembers.userId, [...keptUserIds]),
    isNull(companyMembers.until),
  )
  const kept = tx.select({ id: companyMembers.companyId }).from(companyMembers).where(isKept)
  await tx.delete(companies).where(and(eq(companies.gameId, gameId), notInArray(companies.id, kept)))
  await raiseGameRevisions(tx, [gameId])
  await raiseCompaniesOfGame(tx, gameId)
}

/**
 * Returns the ids of the companies of these players in the same order, and inserts those that are missing. One that
 * exists plays again, and has no name until it is given one (two companies may have exchanged theirs).
 */
export async function insertCompanies(
  tx: Transaction,
  gameId: number,
  userIds: readonly number[],
): Promise<number[]> {
  await tx.update(companies).set({ kind: 'human', name: null }).where(eq(companies.gameId, gameId))
  const existing = await listCompanies(tx, [gameId])
  const ids: number[] = []
  for (const userId of userIds) {
    const own = existing.find(company => isMember(company, userId))
    ids.push(own?.id ?? (await insertCompany(tx, gameId, userId)))
  }
  await raiseGameRevisions(tx, [gameId])
  return ids
}

/** Gives companies their names, colours and emblems; the caller raises the revision of their game. */
export async function nameCompanies(
  tx: Transaction,
  identities: readonly ({ id: number } & DemoIdentity)[],
): Promise<void> {
  for (const { id, ...identity } of identities) {
    await tx.update(companies).set(identity).where(eq(companies.id, id))
  }
}

export async function insertDecisions(
  tx: Transaction,
  gameId: number,
  rows: Omit<typeof savedDecisions.$inferInsert, 'gameId'>[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.insert(savedDecisions).values(rows.map(row => ({ gameId, ...row })))
  await raiseCompanyRevisions(
    tx,
    gameId,
    rows.map(({ companyId }) => companyId),
  )
}
