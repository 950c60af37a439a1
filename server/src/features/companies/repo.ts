import type { CompanyColour, CompanyEmblem } from '@trimestre/contract/company-identity'
import type { IdentityChange } from '@trimestre/contract/identity-change'
import type { SeatKind } from '@trimestre/contract/seats'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Reader, Transaction } from '../../platform/db/database.ts'
import { listOf, oncePerDatabase } from '../../platform/db/prepared.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import { companies, games, invitations, resultsInForce, rounds, users } from '../../platform/db/schema.ts'
import { createSharedReads } from '../../platform/db/shared-reads.ts'
import { shownName } from './shown-name.ts'

/** Whether a company takes part in the open quarter: it has not been taken out, and its player's account is enabled. */
const isPlaying = sql<boolean>`(${companies.kind} = 'human' and ${users.enabled})`

const columns = {
  id: companies.id,
  gameId: companies.gameId,
  userId: companies.userId,
  username: shownName,
  player: users.username,
  image: users.image,
  name: companies.name,
  colour: companies.colour,
  emblem: companies.emblem,
  kind: companies.kind,
  playing: isPlaying,
}

export type CompanyRow = {
  id: number
  gameId: number
  userId: number
  /** The name that is shown: `name`, or else `player`. */
  username: string
  /** The username of the player. */
  player: string
  image: string
  name: string | null
  colour: CompanyColour | null
  emblem: CompanyEmblem | null
  kind: SeatKind
  playing: boolean
}

export async function findCompany(reader: Reader, id: number): Promise<CompanyRow | undefined> {
  const [company] = await reader
    .select(columns)
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(companies.id, id))
  return company
}

/**
 * The owner of a company and the revision of its game, which together decide whether a cached response about it is
 * valid.
 */
export type CompanyRevision = { id: number; gameId: number; userId: number; revision: number }

const companyRevisions = oncePerDatabase(db =>
  db
    .select({
      id: companies.id,
      gameId: companies.gameId,
      userId: companies.userId,
      revision: games.revision,
    })
    .from(companies)
    .innerJoin(games, eq(games.id, companies.gameId))
    .where(sql`${companies.id} = any(${listOf('ids', 'int')})`)
    .prepare('company-revisions'),
)

const sharedRevisions = oncePerDatabase(db =>
  createSharedReads(async (ids: readonly number[]) => {
    const rows = await companyRevisions(db).execute({ ids })
    return ids.map(id => rows.find(row => row.id === id))
  }),
)

export async function findCompanyRevision(db: Database, id: number): Promise<CompanyRevision | undefined> {
  return sharedRevisions(db)(id)
}

export async function findCompanyOfUser(
  reader: Reader,
  gameId: number,
  userId: number,
): Promise<CompanyRow | undefined> {
  const [company] = await reader
    .select(columns)
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(and(eq(companies.gameId, gameId), eq(companies.userId, userId)))
  return company
}

/** Lists the companies of these games, the oldest first. */
export async function listCompanies(reader: Reader, gameIds: readonly number[]): Promise<CompanyRow[]> {
  return reader
    .select(columns)
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(inArray(companies.gameId, [...gameIds]))
    .orderBy(asc(companies.id))
}

/**
 * Returns the workers and the training (millionths) at the end of the last closed quarter, undefined before the first.
 */
export async function findStaff(
  reader: Reader,
  companyId: number,
): Promise<{ workers: number; training: number } | undefined> {
  const [last] = await reader
    .select({
      workers: sql<number>`(${resultsInForce.result}->>'nbEmployees')::int`,
      training: sql<number>`(${resultsInForce.result}->>'tauxFormation')::int`,
    })
    .from(resultsInForce)
    .innerJoin(rounds, eq(rounds.id, resultsInForce.roundId))
    .where(eq(resultsInForce.companyId, companyId))
    .orderBy(desc(rounds.roundNb))
    .limit(1)
  return last
}

/** Locks the game and reads what joining needs, so that no pass, change or other joining happens meanwhile. */
export async function lockGameToJoin(transaction: Transaction, gameId: number) {
  const { id, quarterCount, archivedAt } = games
  const [game] = await transaction
    .select({ id, quarterCount, archivedAt, isPrivate: games.private, joining: games.joining })
    .from(games)
    .where(eq(games.id, gameId))
    .for('update')
  return game
}

/** Returns the state of a player's invitation to the game. */
export async function findInvitation(
  reader: Reader,
  gameId: number,
  userId: number,
): Promise<'none' | 'stands' | 'withdrawn'> {
  const [row] = await reader
    .select({ withdrawnAt: invitations.withdrawnAt })
    .from(invitations)
    .where(and(eq(invitations.gameId, gameId), eq(invitations.userId, userId)))
  if (row === undefined) return 'none'
  return row.withdrawnAt === null ? 'stands' : 'withdrawn'
}

/**
 * Takes a company out of the coming quarters or back into them. Raises the revisions of the company and of its game,
 * since what is shown of both changes.
 */
export async function setKind(transaction: Transaction, company: CompanyRow, kind: SeatKind): Promise<void> {
  await transaction
    .update(companies)
    .set({ kind, revision: sql`${companies.revision} + 1` })
    .where(eq(companies.id, company.id))
  await raiseGameRevisions(transaction, [company.gameId])
}

/** Writes what changes of a company's name, colour and emblem, and raises the revision of its game. */
export async function updateIdentity(
  transaction: Transaction,
  { id, gameId }: Pick<CompanyRow, 'id' | 'gameId'>,
  change: IdentityChange,
): Promise<void> {
  await transaction.update(companies).set(change).where(eq(companies.id, id))
  await raiseGameRevisions(transaction, [gameId])
}

/** Whether any quarter of the company counts. */
export async function hasResults(reader: Reader, companyId: number): Promise<boolean> {
  const rows = await reader
    .select({ id: resultsInForce.id })
    .from(resultsInForce)
    .where(eq(resultsInForce.companyId, companyId))
    .limit(1)
  return rows.length > 0
}

export async function insertCompany(
  transaction: Transaction,
  gameId: number,
  userId: number,
): Promise<number> {
  const [company] = await transaction
    .insert(companies)
    .values({ gameId, userId })
    .returning({ id: companies.id })
  if (company === undefined) throw new Error('the company was not inserted')
  await raiseGameRevisions(transaction, [gameId])
  return company.id
}
