import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { companies, companyMembers, games, settings } from './schema.ts'

/*
 * The revisions under which processes cache responses (decision 011). Code that writes what users are shown raises the
 * revision in the same transaction:
 *
 * - of the game: for rounds, companies that join or leave, criteria, results changed later, the product, and the
 *   username and picture of a player. An update of `games` by the query builder raises it automatically
 *   (`tables/games.ts`);
 * - of the company: for saved decisions, drafts, locks, approvals, proposals, journals;
 * - of the catalogue: for menus, items, their descriptions.
 *
 * The tests refuse a transaction that does not (`testing/revision-guard.ts`).
 */

/** Locks rows in the order of their ids, so that two statements that raise several revisions never deadlock. */
async function raiseGames(tx: Transaction, which: SQL): Promise<void> {
  const raised = tx
    .select({ id: games.id })
    .from(games)
    .where(which)
    .orderBy(asc(games.id))
    .for('no key update')
    .as('raised')
  const revision = sql`${games.revision} + 1`
  await tx.update(games).set({ revision }).from(raised).where(eq(games.id, raised.id))
}

/** Raises the revision of these games, because what their players are shown has changed. */
export const raiseGameRevisions = (tx: Transaction, gameIds: readonly number[]): Promise<void> =>
  raiseGames(tx, inArray(games.id, [...gameIds]))

/** Like {@link raiseGameRevisions}, for every game this user plays or has played. */
export function raiseGamesOfUser(tx: Transaction, userId: number): Promise<void> {
  const played = tx
    .select({ id: companyMembers.gameId })
    .from(companyMembers)
    .where(eq(companyMembers.userId, userId))
  return raiseGames(tx, inArray(games.id, played))
}

/** Like {@link raiseGameRevisions}, for every game with this product. */
export const raiseGamesOfProduct = (tx: Transaction, productId: number): Promise<void> =>
  raiseGames(tx, eq(games.productId, productId))

/** Locks rows in the order of their ids, as {@link raiseGames} does. */
async function raiseCompanies(tx: Transaction, which: SQL | undefined): Promise<void> {
  const raised = tx
    .select({ gameId: companies.gameId, id: companies.id })
    .from(companies)
    .where(which)
    .orderBy(asc(companies.id))
    .for('no key update')
    .as('raised')
  const revision = sql`${companies.revision} + 1`
  const isRaised = and(eq(companies.gameId, raised.gameId), eq(companies.id, raised.id))
  await tx.update(companies).set({ revision }).from(raised).where(isRaised)
}

/** Raises the revision of these companies of a game, because their decisions, drafts or locks have changed. */
export const raiseCompanyRevisions = (
  tx: Transaction,
  gameId: number,
  companyIds: readonly number[],
): Promise<void> =>
  raiseCompanies(tx, and(eq(companies.gameId, gameId), inArray(companies.id, [...companyIds])))

/** Like {@link raiseCompanyRevisions}, for all companies of a game. */
export const raiseCompaniesOfGame = (tx: Transaction, gameId: number): Promise<void> =>
  raiseCompanies(tx, eq(companies.gameId, gameId))

/**
 * Raises the revision of the catalogue, because menus or items have changed. The number is cast to text and back, since
 * a distributed engine refuses `to_jsonb`.
 */
export async function raiseCatalogue(tx: Transaction): Promise<void> {
  const value = sql`(${settings.value}::text::bigint + 1)::text::jsonb`
  await tx.update(settings).set({ value }).where(eq(settings.key, 'catalogueRevision'))
}
