import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bringTablesTo, latestTables, migrate, tablesVersion } from './platform/db/migrate.ts'
import { createDatabase } from './testing/test-server.ts'

// The migration by which a company is no longer a user, and a game is one shard (decision 020).

const seats = 1_795_818_900_000

let client: pg.Client
let url: string
let drop: () => Promise<void>

beforeEach(async () => {
  const database = await createDatabase()
  url = database.url
  drop = database.drop
  client = new pg.Client({ connectionString: url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await drop()
})

const rowsOf = async (text: string) => (await client.query(text)).rows

/** Makes the tables of the version before, with two games of two companies and a closed quarter each. */
async function anEarlierInstallation(): Promise<void> {
  await bringTablesTo(client, seats - 1)
  const documents = ['given', 'origins', 'decisions', 'result', 'state', 'statements', 'journal']
  await client.query(`
    insert into users (id, username, email, password_hash, role, image)
      select n, 'joueur' || n, '', '', 'ROLE_USER', '' from generate_series(1, 2) n;
    insert into games (id, name) values (1, 'Un'), (2, 'Deux');
    insert into companies (id, game_id, user_id) values (5, 1, 1), (6, 2, 1), (8, 2, 2), (9, 1, 2);
    insert into rounds (id, game_id, round_nb, etat) values (1, 1, 1, 0), (2, 1, 2, 0), (3, 2, 1, 0), (4, 2, 2, 0);
    insert into saved_decisions (company_id, round_id, area, draft, values) values (5, 2, 'ventes', false, '{}');
    insert into company_locks (company_id, round_id) values (9, 2);
    insert into stream_events (name, data) values ('access.changed', '{"userId":1}');
    insert into quarter_results (round_id, company_id, rank, company_value, ${documents.join()})
      select r.id, c.id, 1, 100 + c.id, ${documents.map(() => `'{}'`).join()}
      from companies c join rounds r on r.game_id = c.game_id and r.round_nb = 2`)
}

describe('the migration to seats', () => {
  it('gives each company its seat in the game and its player as a member, and keeps ids and all rows', async () => {
    await anEarlierInstallation()
    await migrate(url)
    const companies = 'select game_id, id, seat, kind from companies order by id'
    expect(await rowsOf(companies)).toEqual([
      { game_id: 1, id: 5, seat: 1, kind: 'human' },
      { game_id: 2, id: 6, seat: 1, kind: 'human' },
      { game_id: 2, id: 8, seat: 2, kind: 'human' },
      { game_id: 1, id: 9, seat: 2, kind: 'human' },
    ])
    const members = `select company_id, user_id, m.kind, since = c.created_at as joined, until
      from company_members m join companies c on c.id = company_id order by company_id`
    expect(await rowsOf(members)).toEqual(
      [
        [5, 1],
        [6, 1],
        [8, 2],
        [9, 2],
      ].map(([company_id, user_id]) => ({ company_id, user_id, kind: 'member', joined: true, until: null })),
    )
    expect(await rowsOf('select next_seat from games')).toEqual([{ next_seat: 3 }, { next_seat: 3 }])
    const results =
      'select game_id, company_id, round_id, seat_kind, company_value from quarter_results order by 2'
    expect(await rowsOf(results)).toEqual(
      [
        [1, 5, 2],
        [2, 6, 4],
        [2, 8, 4],
        [1, 9, 2],
      ].map(([game_id, company_id = 0, round_id]) => {
        const company_value = 100 + company_id
        return { game_id, company_id, round_id, seat_kind: 'human', company_value }
      }),
    )
    expect(
      await rowsOf('select game_id from saved_decisions union all select game_id from company_locks'),
    ).toEqual([{ game_id: 1 }, { game_id: 1 }])
    expect(await rowsOf('select game_id from stream_events')).toEqual([{ game_id: 0 }])
  })

  it('changes nothing when a row belongs to two games', async () => {
    await anEarlierInstallation()
    await client.query('update quarter_results set round_id = 2 where company_id = 8')
    await expect(migrate(url)).rejects.toThrow('quarter_results_of_company')
    expect(await tablesVersion(client)).toBeLessThan(seats)
    expect(await rowsOf('select user_id from companies where id = 8')).toEqual([{ user_id: 2 }])
  })

  it.each([
    ['a member', 'delete from company_members where company_id = 9'],
    ['a result', 'delete from quarter_results where company_id = 9'],
    ['a value', 'update quarter_results set company_value = company_value + 1 where company_id = 9'],
    ['a saved decision', 'delete from saved_decisions'],
    ['a lock', 'delete from company_locks'],
    ['a round', 'delete from rounds where id = 1'],
  ])('ends with an error when %s would be lost', async (_, loss) => {
    await anEarlierInstallation()
    const statements = readMigrationFiles({ migrationsFolder: join(import.meta.dirname, '../drizzle') })
      .filter(({ folderMillis }) => folderMillis === seats)
      .flatMap(({ sql }) => sql)
    const run = async () => {
      for (const statement of statements) {
        if (statement.includes('CREATE TABLE "seats_after"')) await client.query(loss)
        await client.query(statement)
      }
    }
    await client.query('begin')
    await expect(run()).rejects.toThrow('do not contain what their companies contained')
    await client.query('rollback')
    expect(await tablesVersion(client)).toBeLessThan(seats)
  })
})

describe('the tables of this version', () => {
  const ofGames = [
    'companies',
    'company_locks',
    'company_members',
    'game_administrators',
    'game_criteria',
    'game_events',
    'invitations',
    'join_requests',
    'open_streams',
    'quarter_results',
    'rounds',
    'saved_decisions',
    'scheduled_passes',
    'stream_events',
  ]

  it('have the game first in every primary key and unique constraint of its rows', async () => {
    await bringTablesTo(client, latestTables())
    const keys = await rowsOf(`
      select conrelid::regclass::text as name, array_agg(distinct attname::text) as first
      from pg_index join pg_class on pg_class.oid = indexrelid
        join pg_attribute on attrelid = indrelid and attnum = indkey[0]
        join (select indrelid as conrelid, indexrelid as own from pg_index where indisunique) keys on own = indexrelid
      where relnamespace = current_schema()::regnamespace group by 1`)
    const firstOf = new Map(keys.map(({ name, first }) => [name, first]))
    expect(ofGames.map(name => [name, firstOf.get(name)])).toEqual(ofGames.map(name => [name, ['game_id']]))
  })

  it('refer to each other by both parts of the key', async () => {
    await bringTablesTo(client, latestTables())
    const references = await rowsOf(`
      select conrelid::regclass::text as from, confrelid::regclass::text as to, cardinality(conkey) as parts
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`)
    const between = references.filter(({ from, to }) => ofGames.includes(from) && ofGames.includes(to))
    expect(between.length).toBeGreaterThan(6)
    expect(between.filter(({ parts }) => parts !== 2)).toEqual([])
  })

  it('have ids of 64 bits, and no trigger', async () => {
    await bringTablesTo(client, latestTables())
    const narrow = await rowsOf(`
      select table_name, column_name from information_schema.columns
      where table_schema = current_schema() and (column_name = 'id' or column_name like '%\\_id')
        and table_name not like '\\_\\_%' and data_type = 'integer'`)
    const sequences = await rowsOf(`
      select sequencename from pg_sequences
      where schemaname = current_schema() and sequencename not like '\\_\\_%' and data_type::text <> 'bigint'`)
    const triggers = await rowsOf('select tgname from pg_trigger where not tgisinternal')
    expect([narrow, sequences, triggers]).toEqual([[], [], []])
  })
})
