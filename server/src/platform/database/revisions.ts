import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Transaction } from './database.ts'
import { listParameter } from './prepared.ts'

/*
 * The revisions under which processes keep answers (decision 011). Whoever writes what people are shown raises the
 * revision in the same transaction:
 *
 * - of the game: rounds, companies coming or going, criteria, results changed later, the product, and the username and
 *   picture of a player. An update of `games` by the query builder raises it by itself (`tables/games.ts`);
 * - of the company: saved decisions, drafts, locks;
 * - of the catalogue: menus, items, their descriptions.
 *
 * The tests refuse a transaction that forgets it (`testing/revision-guard.ts`).
 */

/** Rows are locked in the order of their ids, so that two that raise several never wait for each other. */
const raising = (table: 'games' | 'companies', which: string): string =>
  `update ${table} set revision = ${table}.revision + 1
  from (select id from ${table} where id in (${which}) order by id for no key update) as raised
  where ${table}.id = raised.id`

async function raise(tx: Transaction, table: 'games' | 'companies', which: SQL): Promise<void> {
  const [before, after] = raising(table, '?').split('?')
  await tx.execute(sql`${sql.raw(before ?? '')}${which}${sql.raw(after ?? '')}`)
}

/** What players are shown of these games is no longer what it was. */
export const raiseGames = (tx: Transaction, gameIds: readonly number[]): Promise<void> =>
  raise(tx, 'games', sql`select unnest(${sql.param(gameIds)}::int[])`)

/** As {@link raiseGames}, of every game this user plays. */
export const raiseGamesOfUser = (tx: Transaction, userId: number): Promise<void> =>
  raise(tx, 'games', sql`select game_id from companies where user_id = ${userId}`)

/** As {@link raiseGames}, of every game with this product. */
export const raiseGamesOfProduct = (tx: Transaction, productId: number): Promise<void> =>
  raise(tx, 'games', sql`select id from games where product_id = ${productId}`)

/** What these companies have given is no longer what it was. */
export const raiseCompanies = (tx: Transaction, companyIds: readonly number[]): Promise<void> =>
  raise(tx, 'companies', sql`select unnest(${sql.param(companyIds)}::int[])`)

/** As {@link raiseCompanies}, of all companies of a game. */
export const raiseCompaniesOfGame = (tx: Transaction, gameId: number): Promise<void> =>
  raise(tx, 'companies', sql`select id from companies where game_id = ${gameId}`)

const asked = `select unnest(${listParameter(1, 'int')})`
const raisingGames = { name: 'raise-games', text: raising('games', asked) }
const raisingCompanies = { name: 'raise-companies', text: raising('companies', asked) }

/** As {@link raiseGames}, on the connection of a transaction: one statement, whatever their number. */
export async function raiseGamesOn(client: pg.ClientBase, gameIds: readonly number[]): Promise<void> {
  await client.query({ ...raisingGames, values: [gameIds] })
}

/** As {@link raiseCompanies}, on the connection of a transaction: one statement, whatever their number. */
export async function raiseCompaniesOn(client: pg.ClientBase, companyIds: readonly number[]): Promise<void> {
  await client.query({ ...raisingCompanies, values: [companyIds] })
}

/** Menus and items are no longer what they were. The number is counted as text: a distributed engine refuses `to_jsonb`. */
export async function raiseCatalogue(tx: Transaction): Promise<void> {
  await tx.execute(
    sql`update settings set value = (value::text::bigint + 1)::text::jsonb where key = 'catalogueRevision'`,
  )
}
