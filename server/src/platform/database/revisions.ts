import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Transaction } from './database.ts'
import { listParameter } from './prepared.ts'

/*
 * The revisions under which processes cache responses (decision 011). Code that writes what users are shown raises the
 * revision in the same transaction:
 *
 * - of the game: for rounds, companies that join or leave, criteria, results changed later, the product, and the
 *   username and picture of a player. An update of `games` by the query builder raises it automatically
 *   (`tables/games.ts`);
 * - of the company: for saved decisions, drafts, locks;
 * - of the catalogue: for menus, items, their descriptions.
 *
 * The tests refuse a transaction that does not (`testing/revision-guard.ts`).
 */

/** Locks rows in the order of their ids, so that two statements that raise several revisions never deadlock. */
const raising = (table: 'games' | 'companies', which: string): string =>
  `update ${table} set revision = ${table}.revision + 1
  from (select id from ${table} where id in (${which}) order by id for no key update) as raised
  where ${table}.id = raised.id`

async function raise(tx: Transaction, table: 'games' | 'companies', which: SQL): Promise<void> {
  const [before, after] = raising(table, '?').split('?')
  await tx.execute(sql`${sql.raw(before ?? '')}${which}${sql.raw(after ?? '')}`)
}

/** Raises the revision of these games, because what their players are shown has changed. */
export const bumpGameRevisions = (tx: Transaction, gameIds: readonly number[]): Promise<void> =>
  raise(tx, 'games', sql`select unnest(${sql.param(gameIds)}::int[])`)

/** Like {@link bumpGameRevisions}, for every game this user plays. */
export const raiseGamesOfUser = (tx: Transaction, userId: number): Promise<void> =>
  raise(tx, 'games', sql`select game_id from companies where user_id = ${userId}`)

/** Like {@link bumpGameRevisions}, for every game with this product. */
export const raiseGamesOfProduct = (tx: Transaction, productId: number): Promise<void> =>
  raise(tx, 'games', sql`select id from games where product_id = ${productId}`)

/** Raises the revision of these companies, because their decisions, drafts or locks have changed. */
export const bumpCompanyRevisions = (tx: Transaction, companyIds: readonly number[]): Promise<void> =>
  raise(tx, 'companies', sql`select unnest(${sql.param(companyIds)}::int[])`)

/** Like {@link bumpCompanyRevisions}, for all companies of a game. */
export const raiseCompaniesOfGame = (tx: Transaction, gameId: number): Promise<void> =>
  raise(tx, 'companies', sql`select id from companies where game_id = ${gameId}`)

const asked = `select unnest(${listParameter(1, 'int')})`
const raisingGames = { name: 'raise-games', text: raising('games', asked) }
const raisingCompanies = { name: 'raise-companies', text: raising('companies', asked) }

/** Like {@link bumpGameRevisions}, on the connection of a transaction, in one statement whatever their number. */
export async function raiseGamesOn(client: pg.ClientBase, gameIds: readonly number[]): Promise<void> {
  await client.query({ ...raisingGames, values: [gameIds] })
}

/** Like {@link bumpCompanyRevisions}, on the connection of a transaction, in one statement whatever their number. */
export async function raiseCompaniesOn(client: pg.ClientBase, companyIds: readonly number[]): Promise<void> {
  await client.query({ ...raisingCompanies, values: [companyIds] })
}

/**
 * Raises the revision of the catalogue, because menus or items have changed. The number is cast to text and back, since
 * a distributed engine refuses `to_jsonb`.
 */
export async function raiseCatalogue(tx: Transaction): Promise<void> {
  await tx.execute(
    sql`update settings set value = (value::text::bigint + 1)::text::jsonb where key = 'catalogueRevision'`,
  )
}
