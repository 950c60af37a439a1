import type pg from 'pg'
import { listParameter } from '../platform/db/prepared.ts'

/** Locks rows in the order of their ids, so that two statements that raise several revisions never deadlock. */
const raising = (table: 'games' | 'companies'): { name: string; text: string } => ({
  name: `raise-${table}`,
  text: `update ${table} set revision = ${table}.revision + 1
    from (
      select id from ${table} where id in (select unnest(${listParameter(1, 'int')})) order by id for no key update
    ) as raised
    where ${table}.id = raised.id`,
})

const raisingGames = raising('games')
const raisingCompanies = raising('companies')

/** Raises the revisions of games (`platform/db/revisions.ts`) in one statement, whatever their number. */
export async function raiseGamesOn(client: pg.ClientBase, gameIds: readonly number[]): Promise<void> {
  await client.query({ ...raisingGames, values: [gameIds] })
}

/** Raises the revisions of companies likewise. */
export async function raiseCompaniesOn(client: pg.ClientBase, companyIds: readonly number[]): Promise<void> {
  await client.query({ ...raisingCompanies, values: [companyIds] })
}
