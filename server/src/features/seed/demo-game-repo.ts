import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import {
  raiseCompaniesOfGame,
  raiseCompanyRevisions,
  raiseGameRevisions,
} from '../../platform/db/revisions.ts'
import {
  announcements,
  companies,
  companyConsents,
  companyMembers,
  gameCriteria,
  gameEvents,
  gamePlans,
  gameRoles,
  games,
  guideProgress,
  invitations,
  joinRequests,
  messages,
  products,
  rounds,
  savedDecisions,
  scheduledPasses,
  threadReads,
  trainings,
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

export async function hasTraining(reader: Reader, name: string): Promise<boolean> {
  const rows = await reader
    .select({ id: trainings.id })
    .from(trainings)
    .where(eq(trainings.name, name))
    .limit(1)
  return rows.length > 0
}

/**
 * Deletes the content of a game: rounds with their results and decisions, events, criteria, schedule, invitations,
 * requests to join, roles, announcements, messages, the session plan, and the companies of all users but these. Its administrators stay.
 */
export async function clearGame(
  tx: Transaction,
  gameId: number,
  keptUserIds: readonly number[],
): Promise<void> {
  const contents = [
    ...[rounds, gameEvents, gameCriteria, scheduledPasses, invitations, joinRequests, gameRoles],
    ...[announcements, companyConsents, messages, threadReads, gamePlans, guideProgress],
  ]
  for (const table of contents) await tx.delete(table).where(eq(table.gameId, gameId))
  const kept = await listKeptMemberships(tx, gameId, keptUserIds)
  const isOther = (column: AnyPgColumn, ids: number[]) =>
    ids.length > 0 ? notInArray(column, ids) : undefined
  const membershipIds = kept.map(({ id }) => id)
  const companyIds = kept.map(({ companyId }) => companyId)
  await tx
    .delete(companyMembers)
    .where(and(eq(companyMembers.gameId, gameId), isOther(companyMembers.id, membershipIds)))
  await tx.delete(companies).where(and(eq(companies.gameId, gameId), isOther(companies.id, companyIds)))
  await raiseGameRevisions(tx, [gameId])
  await raiseCompaniesOfGame(tx, gameId)
}

/** Chooses a current membership of each of these users, so that no two are of the same company. */
async function listKeptMemberships(
  tx: Transaction,
  gameId: number,
  userIds: readonly number[],
): Promise<{ id: number; companyId: number }[]> {
  const { id, companyId } = companyMembers
  const rows = await tx
    .select({ id, companyId })
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.gameId, gameId),
        inArray(companyMembers.userId, [...userIds]),
        isNull(companyMembers.until),
      ),
    )
    .orderBy(asc(companyMembers.since), asc(id))
  const chosen = new Map<number, { id: number; companyId: number }>()
  for (const row of rows) if (!chosen.has(row.companyId)) chosen.set(row.companyId, row)
  return [...chosen.values()]
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
  const asAtFirst = { kind: 'human', strategyLevel: null, temperament: null, name: null, code: null } as const
  await tx.update(companies).set(asAtFirst).where(eq(companies.gameId, gameId))
  const asMember = { kind: 'member', roleIds: [] as number[], active: true } as const
  await tx.update(companyMembers).set(asMember).where(eq(companyMembers.gameId, gameId))
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
