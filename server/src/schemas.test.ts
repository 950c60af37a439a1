import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@trimestre/contract/client'
import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { withSchema } from './platform/db/address.ts'
import { eventChannel, quarterLock } from './platform/db/locks.ts'
import { databaseUrl, runSql } from './testing/database-server.ts'
import { hasOldestPostgres, startOldestPostgres } from './testing/oldest-postgres.ts'
import { runCommand } from './testing/run-command.ts'
import { type Product, spawnProduct } from './testing/spawn-product.ts'

// Schools that share a database have one schema each, and nothing else in common.

const atEnd: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of atEnd.splice(0).reverse()) await end()
})

/** One name needs quotation marks and contains characters with a meaning in session settings, the other needs none. */
const names = { first: 'Lycée "d’à côté" \\ 1', second: 'jeu' }

type School = {
  env: Record<string, string>
  folder: string
  product: Product
  root: Client
  admin: Client
  player: Client
}

/**
 * Creates the database of two schools: one has its schema by the setting, the other by its role
 * (`cases/database-schema`).
 */
async function sharedDatabase(server: string): Promise<{ settings: string; role: string; owner: string }> {
  const owner = databaseUrl(server, 'shared')
  const schema = pg.escapeIdentifier(names.first)
  await runSql(server, 'create database shared')
  await runSql(
    owner,
    `create role first login password 'se cret'; create schema ${schema} authorization first`,
  )
  await runSql(
    owner,
    `create role second login password 'secret'; create schema ${names.second} authorization second;
     revoke all on schema public from public; alter role second in database shared set search_path = ${names.second}`,
  )
  atEnd.push(() =>
    runSql(server, 'drop database shared with (force)').then(() => runSql(server, 'drop role first, second')),
  )
  const as = (account: string) => owner.replace(/\/\/[^@]*@/, `//${account}@`)
  return { settings: as('first:se%20cret'), role: as('second:secret'), owner }
}

async function open(env: Record<string, string>): Promise<School> {
  const folder = await mkdtemp(join(tmpdir(), 'trimestre-schema-'))
  atEnd.push(() => rm(folder, { recursive: true, force: true }))
  const product = await spawnProduct({ ...env, DATA_DIR: folder })
  atEnd.push(() => product.stop())
  const clients = ['superadmin', 'admin', 'joueur1'].map(name => product.client(name))
  const [root, admin, player] = (await Promise.all(clients)) as [Client, Client, Client]
  return { env: { ...env, DATA_DIR: folder }, folder, product, root, admin, player }
}

const listNames = async (root: Client) => (await root('listAllGames')).map(({ name }) => name)

/** Plays a quarter; the games of both schools have the same id, and so have their companies. */
async function playAQuarter({ root, admin, player }: School, name: string): Promise<number> {
  const game = await root('createGame', { body: { name, admins: ['admin'] } })
  await admin('configureGame', { params: { id: game.id }, body: { nbTurns: 4, levelGame: 4 } })
  await player('joinGame', { body: { game: game.id } })
  await admin('passAndOpenRound', { params: { gameId: game.id } })
  return game.id
}

const servers: [version: string, isHere: boolean, server: () => Promise<string>][] = [
  ['this PostgreSQL', true, async () => inject('databaseServer')],
  [
    hasOldestPostgres ? 'PostgreSQL 15' : 'PostgreSQL 15 (not run here: it needs Debian’s postgresql-15)',
    hasOldestPostgres,
    async () => {
      const server = await startOldestPostgres()
      atEnd.push(() => server.stop())
      return server.tcp
    },
  ],
]

describe.each(servers)('two schools in one database of %s', (_, isHere, server) => {
  if (!isHere) {
    it('are not tested', () => undefined)
    return
  }

  let one: School
  let two: School
  let owner: string

  it('start at the same time, each in its schema', async () => {
    const database = await sharedDatabase(await server())
    owner = database.owner
    const starting = [
      open({ DATABASE_URL: database.settings, DATABASE_SCHEMA: names.first }),
      open({ DATABASE_URL: database.role }),
    ]
    const opened = await Promise.all(starting)
    one = opened[0] as School
    two = opened[1] as School
    const { rows } = await query<{ schema: string; tables: number }>(
      `select nspname as schema, count(*)::int as tables from pg_class join pg_namespace n on n.oid = relnamespace
       where relkind in ('r', 'v', 'S') and nspname !~ '^(pg_|information_schema)' group by 1 order by 1`,
    )
    expect(rows.map(({ schema }) => schema)).toEqual([names.first, names.second].sort())
    expect(rows[0]?.tables).toBe(rows[1]?.tables)
  })

  it('play without seeing each other’s games', async () => {
    const ids = await Promise.all([playAQuarter(one, 'Les premiers'), playAQuarter(two, 'Les seconds')])
    expect(ids[0]).toBe(ids[1])
    expect(await listNames(one.root)).not.toContain('Les seconds')
    expect(await listNames(two.root)).not.toContain('Les premiers')
  })

  it("never wait for each other's locks", async () => {
    const [game] = (await one.root('listAllGames')).filter(({ name }) => name === 'Les premiers')
    const holder = await clientOf(one)
    await holder.query(`begin; select pg_advisory_xact_lock(${quarterLock}, ${game?.id})`)
    const passed = await two.admin('passAndOpenRound', { params: { gameId: game?.id ?? 0 } })
    expect(passed.nbRounds).toBe(4)
    await holder.query('rollback')
  })

  it('are notified only of events in their own games', async () => {
    const channelOf = async (school: School) =>
      (await (await clientOf(school)).query(`select ${eventChannel} as name`)).rows[0]?.name
    expect(await channelOf(one)).not.toBe(await channelOf(two))
  })

  it('have separate backups, and one is restored while the other is running', async () => {
    const file = join(one.folder, 'backup.tar.gz')
    expect(await runCommand('backup', ['--to', file], one.env)).toMatchObject({ code: 0 })
    const running = await runCommand('restore', ['--from', file, '--force'], one.env)
    expect(running.output).toContain('Trimestre is running on this database.')
    await one.product.stop()
    const restored = await runCommand('restore', ['--from', file, '--force'], one.env)
    expect(restored.output).toContain('Start the product.')
    const again = await spawnProduct(one.env)
    atEnd.push(() => again.stop())
    expect(await listNames(await again.client('superadmin'))).toContain('Les premiers')
    expect(await listNames(two.root)).toContain('Les seconds')
  })

  const query = <T extends pg.QueryResultRow>(text: string) => withOwner(client => client.query<T>(text))

  async function withOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: owner })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
})

/** Connects with the school's own settings. */
async function clientOf({ env }: School): Promise<pg.Client> {
  const schema = env.DATABASE_SCHEMA
  const address = env.DATABASE_URL ?? ''
  const client = new pg.Client({
    connectionString: schema === undefined ? address : withSchema(address, schema),
  })
  await client.connect()
  atEnd.push(() => client.end())
  return client
}
