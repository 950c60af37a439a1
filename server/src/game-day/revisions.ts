import type pg from 'pg'
import { listParameter } from '../platform/db/prepared.ts'

// Rows are locked in the order of their ids, so that two statements that raise several revisions never deadlock.
const raisingGames = {
  name: 'raise-games',
  text: `update games set revision = games.revision + 1
    from (
      select id from games where id in (select unnest(${listParameter(1, 'bigint')})) order by id for no key update
    ) as raised
    where games.id = raised.id`,
}
const raisingCompanies = {
  name: 'raise-companies',
  text: `update companies set revision = companies.revision + 1
    from (
      select game_id, id from companies
      where (game_id, id) in (select * from unnest(${listParameter(1, 'bigint')}, ${listParameter(2, 'bigint')}))
      order by id for no key update
    ) as raised
    where companies.game_id = raised.game_id and companies.id = raised.id`,
}

const raisingCompaniesOf = {
  name: 'raise-companies-of-game',
  text: `update companies set revision = companies.revision + 1
    from (select game_id, id from companies where game_id = $1 order by id for no key update) as raised
    where companies.game_id = raised.game_id and companies.id = raised.id`,
}

/** Raises the revisions of games (`platform/db/revisions.ts`) in one statement, whatever their number. */
export async function raiseGamesOn(client: pg.ClientBase, gameIds: readonly number[]): Promise<void> {
  await client.query({ ...raisingGames, values: [gameIds] })
}

/** Raises the revisions of companies likewise. */
export async function raiseCompaniesOn(
  client: pg.ClientBase,
  companies: readonly { gameId: number; companyId: number }[],
): Promise<void> {
  const values = [companies.map(({ gameId }) => gameId), companies.map(({ companyId }) => companyId)]
  await client.query({ ...raisingCompanies, values })
}

/** Raises the revisions of all companies of a game likewise. */
export async function raiseCompaniesOfGameOn(client: pg.ClientBase, gameId: number): Promise<void> {
  await client.query({ ...raisingCompaniesOf, values: [gameId] })
}
