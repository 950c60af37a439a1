import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { parametersOf, withSchema } from './platform/db/address.ts'
import { bringTablesTo, lockTables, migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'
import { checkServer } from './platform/db/server-check.ts'
import { silentLog } from './platform/log/log.ts'
import { isExpected } from './platform/process/start-failure.ts'
import { authorityPath, startTlsFront, startTransactionPool } from './testing/database-fronts.ts'
import { databaseUrl, runSql } from './testing/database-server.ts'
import { testConfig } from './testing/test-config.ts'
import { createDatabase, type TestDatabase } from './testing/test-server.ts'

// These tests check that a database that cannot serve the product is refused at the start, in one sentence, and left
// unchanged.

/** The time of the last migration of the versions with triggers. */
const lastWithTriggers = 1_795_317_656_298

const atEnd: (() => Promise<unknown>)[] = []
let folder: string
let database: TestDatabase
/** The mark of the roles of this run, which belong to the whole server. */
const mark = randomBytes(4).toString('hex')
const server = () => inject('databaseServer')
const parts = () => {
  const { host, port, user, password, database: name } = new pg.Client({ connectionString: database.url })
  return { host, port, user: user ?? '', password: String(password ?? ''), database: name ?? '' }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trimestre-hosting-'))
  database = await createDatabase()
  atEnd.push(() => rm(folder, { recursive: true, force: true }), database.drop)
})
afterAll(async () => {
  for (const end of atEnd.splice(0).reverse()) await end()
})

const configOf = (url: string, env: NodeJS.ProcessEnv = {}) =>
  testConfig(folder, { DATABASE_URL: url, ...env })

/** Returns the sentence with which a start fails. */
async function refusalAt(url: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const error = await openDatabase(configOf(url, env), silentLog).then(
    opened => opened.close(),
    (reason: unknown) => reason,
  )
  if (!isExpected(error)) throw error ?? new Error(`${url} was accepted`)
  expect(error.message).toMatch(/^[^\n]+\.$/)
  return error.message
}

async function tablesOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `select count(*)::int as count from pg_class join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and nspname !~ '^(pg_|information_schema)'`,
  )
  await client.end()
  return rows[0]?.count
}

async function aRole(name: string, more = ''): Promise<string> {
  const role = `${name}_${mark}`
  await runSql(server(), `create role ${role} login password 'secret' ${more}`)
  atEnd.push(async () => {
    await runSql(database.url, `drop owned by ${role}`)
    await runSql(server(), `drop role ${role}`)
  })
  return role
}

/** Returns the same address with another role. */
const as = (role: string, url = database.url) => url.replace(/\/\/[^@]*@/, `//${role}:secret@`)

describe('a role', () => {
  it('without the right to create tables is refused before anything is created', async () => {
    const role = await aRole('reader')
    await runSql(database.url, 'revoke create on schema public from public')
    expect(await refusalAt(as(role))).toBe(
      `DATABASE_URL: this role cannot make tables in the schema public; GRANT CREATE ON SCHEMA public TO ${role}, or set DATABASE_SCHEMA to a schema of its own.`,
    )
    expect(await tablesOf(database.url)).toBe(0)
  })

  it('without access to the schemas of its search path is refused', async () => {
    const role = await aRole('lost')
    await runSql(server(), `alter role ${role} set search_path = nowhere`)
    expect(await refusalAt(as(role))).toMatch(
      /^DATABASE_URL: this role cannot make tables in any .* \(nowhere\); set DATABASE_SCHEMA/,
    )
  })

  it('receives the missing rights on the configured schema', async () => {
    const role = await aRole('guest')
    await runSql(database.url, 'create schema "Owner’s"')
    const there = await refusalAt(as(role), { DATABASE_SCHEMA: 'Owner’s' })
    expect(there).toContain(`may not use the schema "Owner’s"; GRANT USAGE, CREATE ON SCHEMA "Owner’s"`)
    const absent = await refusalAt(as(role), { DATABASE_SCHEMA: 'owner’s' })
    expect(absent).toContain('DATABASE_SCHEMA: there is no schema "owner’s"')
    await runSql(database.url, `grant usage on schema "Owner’s" to ${role}`)
    expect(await refusalAt(as(role), { DATABASE_SCHEMA: 'Owner’s' })).toContain(
      'cannot make tables in the schema',
    )
    expect(await tablesOf(database.url)).toBe(0)
  })

  it('with read-only access is refused, as a standby is', async () => {
    const role = await aRole('standby')
    await runSql(server(), `alter role ${role} set default_transaction_read_only = on`)
    expect(await refusalAt(as(role))).toContain('can only be read from')
  })
})

describe('a role that does not own the tables', () => {
  it('also needs rights on the sequences', async () => {
    const { url, drop } = await createDatabase()
    atEnd.push(drop)
    await migrate(url)
    const role = await aRole('clerk')
    await runSql(url, `grant all on all tables in schema public to ${role}`)
    atEnd.push(() => runSql(url, `drop owned by ${role}`))
    expect(await refusalAt(as(role, url))).toMatch(
      /lacks rights in the schema public \(on \w+_id_seq, .*GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO/,
    )
    await runSql(url, `grant usage on all sequences in schema public to ${role}`)
    await migrate(as(role, url))
  })

  it('waits for another process that migrates, whatever its timeouts are', async () => {
    const { url, drop } = await createDatabase()
    atEnd.push(drop)
    const role = await aRole('hasty', 'superuser')
    atEnd.push(() => runSql(url, `drop owned by ${role}`))
    for (const limit of ['lock_timeout', 'statement_timeout']) {
      await runSql(server(), `alter role ${role} set ${limit} = 100`)
    }
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await lockTables(other, 'exclusive')
    const migrated = migrate(as(role, url))
    const waiting = () =>
      other.query(
        "select from pg_stat_activity where wait_event = 'advisory' and datname = current_database()",
      )
    await expect.poll(async () => (await waiting()).rowCount).toBe(1)
    // This is longer than both limits.
    await other.query('select pg_sleep(0.5)')
    expect((await waiting()).rowCount).toBe(1)
    await other.end()
    await migrated
  })
})

describe('tables of another origin or state', () => {
  it.each([
    ['users', 'create table users (id int)'],
    [
      'games',
      'create table games (id int); create schema drizzle; create table drizzle.__drizzle_migrations (x int)',
    ],
    ['__drizzle_migrations', 'create table __drizzle_migrations (note text)'],
    [
      '__drizzle_migrations',
      "create table __drizzle_migrations (hash text, created_at bigint); insert into __drizzle_migrations values ('x', 1)",
    ],
  ])(
    'with the name %s that belong to another program are detected, and nothing is created next to them',
    async (name, sql) => {
      const { url, drop } = await createDatabase()
      await runSql(url, sql)
      const before = await tablesOf(url)
      expect(await refusalAt(url)).toMatch(`(${name}) belong to another program or are damaged; set`)
      expect(await tablesOf(url)).toBe(before)
      await drop()
    },
  )

  it.each([
    ['whose note is empty', 'delete from __drizzle_migrations', 'belong to another program or are damaged'],
    ['whose note is lost', 'drop table __drizzle_migrations', 'belong to another program or are damaged'],
    [
      'of which one is lost',
      'drop table login_names',
      'tables are missing in the schema public (login_names)',
    ],
  ])('of the product %s are refused', async (_name, sql, sentence) => {
    const { url, drop } = await createDatabase()
    await migrate(url)
    await runSql(url, sql)
    expect(await refusalAt(url)).toContain(sentence)
    await drop()
  })

  it.each(['information_schema', 'pg_catalog', 'pg_toast'])(
    'in the schema %s are refused because it belongs to PostgreSQL',
    async name => {
      expect(await refusalAt(database.url, { DATABASE_SCHEMA: name })).toContain(
        'belongs to PostgreSQL itself',
      )
    },
  )
})

describe('a database', () => {
  it.each(['SQL_ASCII', 'LATIN1'])('in the encoding %s is refused', async encoding => {
    const other = await createDatabase(
      `encoding '${encoding}' locale_provider libc locale 'C' template template0`,
    )
    expect(await refusalAt(other.url)).toMatch(
      `in the encoding ${encoding} and Trimestre needs UTF8; make another one`,
    )
    expect(await tablesOf(other.url)).toBe(0)
    await other.drop()
  })

  it('that does not exist under this name is refused', async () => {
    expect(await refusalAt(databaseUrl(database.url, 'elsewhere'))).toMatch(
      /"elsewhere" does not exist; make the/,
    )
  })
})

describe('an address', () => {
  it.each([
    ['postgres://user:pa#ss@127.0.0.1/game', 'must be percent-encoded'],
    ['postgres://user:pa/ss@127.0.0.1/game', 'must be percent-encoded'],
    ['mysql://user:p@127.0.0.1/game', 'must be the address of a PostgreSQL server'],
    ['postgres://user:p@127.0.0.1:1/game', '127.0.0.1:1/game) cannot be used'],
    ['postgres://user:p@127.0.0.1/game?sslmode=on', 'sslmode must be one of'],
    ['postgres://user:p@127.0.0.1/game?sslmode=verify-ca', 'needs sslrootcert'],
    ['postgres://user:p@127.0.0.1/game?sslmode=verify-ca&sslrootcert=/nowhere', 'sslrootcert cannot be read'],
  ])('%s is refused', async (address, sentence) => {
    const refusal = await refusalAt(address)
    expect(refusal).toContain(sentence)
    expect(refusal).not.toMatch(/pa.ss/)
  })
})

/** Returns addresses over TCP with the password of a new role. */
async function tcpRole(): Promise<(host: string, port: number, query?: string) => string> {
  const role = await aRole('secure', 'superuser')
  return (host, port, query = '') => `postgres://${role}:secret@${host}:${port}/${parts().database}${query}`
}

describe('sslmode', () => {
  it('has the same meaning as in libpq', async () => {
    const url = await tcpRole()
    const tls = await startTlsFront(parts().port, { onlyTls: true })
    const both = await startTlsFront(parts().port, { onlyTls: false })
    atEnd.push(tls.stop, both.stop)
    const { port: none } = parts()
    const root = `&sslrootcert=${authorityPath}`
    const stranger = join(folder, 'stranger.pem')
    await writeFile(stranger, 'no certificate')

    const chosen = async (host: string, port: number, query: string) => {
      const address = url(host, port, query)
      return parametersOf(await checkServer(configOf(address), address)).get('sslmode')
    }
    expect(await chosen('127.0.0.1', none, '')).toBe('disable')
    expect(await chosen('127.0.0.1', none, '?sslmode=prefer')).toBe('disable')
    expect(await chosen('127.0.0.1', both.port, '')).toBe('require')
    expect(await chosen('127.0.0.1', both.port, '?sslmode=allow')).toBe('disable')
    expect(await chosen('127.0.0.1', both.port, '?sslmode=disable')).toBe('disable')
    expect(await chosen('127.0.0.1', tls.port, '?sslmode=allow')).toBe('require')
    expect(await chosen('127.0.0.1', tls.port, '?sslmode=require')).toBe('require')
    expect(await chosen('127.0.0.1', tls.port, `?sslmode=verify-ca${root}`)).toBe('verify-ca')
    expect(await chosen('localhost', tls.port, `?sslmode=verify-full${root}`)).toBe('verify-full')

    expect(await refusalAt(url('127.0.0.1', none, '?sslmode=require'))).toContain(
      'turn on TLS there (ssl = on)',
    )
    expect(await refusalAt(url('127.0.0.1', tls.port, '?sslmode=disable'))).toContain('with which sslmode')
    const unknown = 'name the authority that signed its certificate with sslrootcert=FILE'
    expect(await refusalAt(url('localhost', tls.port, '?sslmode=verify-full'))).toContain(unknown)
    expect(await refusalAt(url('127.0.0.1', tls.port, `?sslmode=verify-full${root}`))).toContain(unknown)
    expect(await refusalAt(url('127.0.0.1', tls.port, `?sslmode=require&sslrootcert=${stranger}`))).toContain(
      'holds no certificate',
    )
  })
})

describe('a pool', () => {
  it.each([1, 2, 3, 7])('of %d sessions in transaction mode is refused', async count => {
    const { user, database: name } = parts()
    const pool = await startTransactionPool(database.url, count)
    const address = `postgres://${user}@127.0.0.1:${pool.port}/${name}`
    expect(await refusalAt(address)).toMatch(/leads through a pool in transaction or statement mode/)
    await pool.stop()
    expect(await tablesOf(database.url)).toBe(0)
  })
})

describe('a database of an earlier version, which recorded its migrations in a separate schema', () => {
  it('is migrated with its records, and loses its triggers', async () => {
    const { url, drop } = await createDatabase()
    atEnd.push(drop)
    const earlier = new pg.Client({ connectionString: url })
    await earlier.connect()
    await bringTablesTo(earlier, lastWithTriggers)
    await earlier.end()
    await runSql(
      url,
      `create schema drizzle; alter table __drizzle_migrations set schema drizzle;
       create function renew_games() returns trigger language plpgsql as $$ begin return null; end $$;
       create trigger rounds_inserted after insert on rounds referencing new table as changed
         for each statement execute function renew_games(); create schema other`,
    )
    // Another school that starts first has nothing to migrate.
    await migrate(withSchema(url, 'other'))
    await migrate(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(
      `select (select array_agg(schemaname::text order by schemaname) from pg_tables where tablename = '__drizzle_migrations') as notes,
        (select count(*)::int from pg_trigger where not tgisinternal) as triggers,
        (select count(*)::int from pg_proc where proname = 'renew_games') as functions,
        to_regnamespace('drizzle') as earlier,
        (select count(*) from public.__drizzle_migrations) = (select count(*) from other.__drizzle_migrations) as "areAlike"`,
    )
    await client.end()
    expect(rows).toEqual([
      { notes: ['other', 'public'], triggers: 0, functions: 0, earlier: null, areAlike: true },
    ])
  })
})
