import { readyProducts } from '@trimestre/contract/ready-products'
import { asc, count, eq, inArray, not } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { buildContext } from '../../platform/build-context.ts'
import { connect, type Database } from '../../platform/db/database.ts'
import { DatabaseTooNew, lockTables, migrate } from '../../platform/db/migrate.ts'
import { events, games, items, menus, products, quarterResults, users } from '../../platform/db/schema.ts'
import { readSetting, storeSetting } from '../../platform/db/settings.ts'
import { silentLog } from '../../platform/log/log.ts'
import { runSql } from '../../testing/database-server.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { testConfig } from '../../testing/test-config.ts'
import {
  createDatabase,
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '../../testing/test-server.ts'
import { seededEvents, seededItems, seededMenus } from '../catalogue/seeded.ts'
import { hashPassword } from '../users/service.ts'
import { accountsStillOpen, refuseOpenAccounts } from './open-accounts.ts'
import { seed } from './seed.ts'

const atEnd: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const end of atEnd.splice(0).reverse()) await end()
})

async function firstStart(env: TestServerOptions['env']): Promise<TestServer> {
  const server = await startTestServer({ isFirstStart: true, env })
  atEnd.push(() => server.stop())
  return server
}

async function sizes(db: Database): Promise<number[]> {
  const tables = [users, menus, items, events, products, games, quarterResults]
  const counts = await Promise.all(tables.map(table => db.select({ count: count() }).from(table)))
  return counts.map(([row]) => row?.count ?? 0)
}

describe('the first start', () => {
  it('creates the demo accounts, the catalogue, the products and a half-played game, once', async () => {
    const server = await firstStart({ DEMO_ACCOUNTS: '1' })
    const { db } = server.context
    const before = await sizes(db)
    const [, menuCount, itemCount, eventCount, productCount, gameCount, resultCount] = before
    expect([menuCount, itemCount, eventCount, productCount]).toEqual([
      seededMenus.length,
      seededItems.length,
      seededEvents.length,
      readyProducts.length,
    ])
    expect([gameCount, resultCount]).toEqual([1, 24])
    for (const name of ['superadmin', 'admin', 'joueur1', 'joueur2', 'joueur3', 'joueur4']) {
      expect((await server.session(name)).user.username).toBe(name)
    }
    expect(await seed(server.context)).toEqual({ setUpToken: undefined })
    expect(await sizes(db)).toEqual(before)
  })

  it('lists the demo accounts that still have their first password', async () => {
    const server = await firstStart({ DEMO_ACCOUNTS: '1' })
    const root = await server.client('superadmin')
    const id = (await server.session('admin')).user.id
    await root('updateUser', { params: { id }, body: { enabled: false } })
    const open = await accountsStillOpen(server.context)
    expect(open).toContain('superadmin')
    expect(open).not.toContain('admin')
  })

  it('refuses a later public address while those accounts are enabled', async () => {
    const { context } = await firstStart({ DEMO_ACCOUNTS: '' })
    const startWith = (env: NodeJS.ProcessEnv) =>
      refuseOpenAccounts({ ...context, config: testConfig('/nowhere', { DEMO_ACCOUNTS: '', ...env }) })
    await startWith({})
    const address = { PUBLIC_URL: 'https://jeu.ecole.example' }
    await startWith({ ...address, DEMO_ACCOUNTS: '1' })
    for (const env of [
      address,
      { ...address, DEMO_ACCOUNTS: '0' },
      { TRUST_PROXY: '1' },
      { HOST: '0.0.0.0' },
    ]) {
      await expect(startWith(env)).rejects.toThrow(
        /^Others can reach this server .*: superadmin, admin, joueur1, joueur2, joueur3, joueur4\. .*DEMO_ACCOUNTS=1/,
      )
    }
    // Neither a new username nor another spelling of the password changes that.
    const root = eq(users.username, 'superadmin')
    await context.db.update(users).set({ enabled: false }).where(not(root))
    const passwordHash = await hashPassword(context, 'Superadmin')
    await context.db.update(users).set({ username: 'chef', passwordHash }).where(root)
    await expect(startWith(address)).rejects.toThrow(/public demo password: chef\./)
    await context.db.update(users).set({ email: 'chef@ecole.example.org' })
    await expect(startWith(address)).rejects.toThrow(/public demo password: chef\./)
    await context.db.update(users).set({ enabled: false })
    await startWith(address)
  })

  it('creates the administrator named in the environment, and no demo game', async () => {
    const password = 'une longue phrase secrète'
    const server = await firstStart({ DEMO_ACCOUNTS: '0', ADMIN_USERNAME: 'chef', ADMIN_PASSWORD: password })
    expect(server.setUpToken).toBeUndefined()
    const [userCount, , , , productCount, gameCount] = await sizes(server.context.db)
    expect([userCount, productCount, gameCount]).toEqual([1, readyProducts.length, 0])
    const session = await (await server.client())('login', { body: { username: 'chef', password } })
    expect(session.user.role.name).toBe('ROLE_SUPER_ADMIN')
  })

  it('returns a set-up token that creates the first super administrator once', async () => {
    const server = await firstStart({ DEMO_ACCOUNTS: '0' })
    const token = server.setUpToken ?? ''
    expect(token.length).toBeGreaterThan(40)
    const anonymous = await server.client()
    const body = { token, username: 'chef', email: 'chef@example.org', password: 'phrase bien secrète' }
    expect(await refusedWith(anonymous('setUp', { body: { ...body, token: 'faux' } }))).toBe(
      '403 auth/forbidden',
    )
    expect(await refusedWith(anonymous('setUp', { body: { ...body, password: 'court' } }))).toBe(
      '422 request/invalid',
    )
    expect(await refusedWith(anonymous('setUp', { body: { ...body, password: 'motdepasse123' } }))).toBe(
      '422 request/invalid',
    )
    const outcomes = await Promise.allSettled([1, 2].map(() => anonymous('setUp', { body })))
    const made = outcomes.find(outcome => outcome.status === 'fulfilled')
    expect(made?.value.user.role.name).toBe('ROLE_SUPER_ADMIN')
    expect(outcomes.filter(outcome => outcome.status === 'rejected')).toHaveLength(1)
    expect(await refusedWith(anonymous('setUp', { body }))).toBe('409 setup/closed')
    expect(await seed(server.context)).toEqual({ setUpToken: undefined })
  })

  it('returns another token, or creates the administrator from the settings, while there is no super administrator', async () => {
    const server = await firstStart({ DEMO_ACCOUNTS: '0' })
    const again = await seed(server.context)
    const anonymous = await server.client()
    const choose = (token = '') =>
      anonymous('setUp', {
        body: { token, username: 'chef', email: 'chef@example.org', password: 'phrase bien secrète' },
      })
    expect(await refusedWith(choose(server.setUpToken))).toBe('403 auth/forbidden')

    const administrator = { username: 'prof', password: 'une longue phrase secrète' }
    const named = { ...server.context, config: { ...server.context.config, administrator } }
    expect(await seed(named)).toEqual({ setUpToken: undefined })
    expect(await refusedWith(choose(again.setUpToken))).toBe('409 setup/closed')
    expect((await anonymous('login', { body: administrator })).user.role.name).toBe('ROLE_SUPER_ADMIN')
    expect(await seed(server.context)).toEqual({ setUpToken: undefined })
  })

  it('reports that the administrator in the settings has the name of a player', async () => {
    const server = await firstStart({ DEMO_ACCOUNTS: '0' })
    const password = 'une longue phrase secrète'
    const player = {
      username: 'chef',
      firstName: 'A',
      lastName: 'B',
      age: 20,
      email: 'a@ecole.org',
      password,
    }
    await (await server.client())('register', { body: player })
    const config = { ...server.context.config, administrator: { username: 'Chef', password } }
    await expect(seed({ ...server.context, config })).rejects.toThrow(/^ADMIN_USERNAME is the name/)
  })

  it('happens once for processes that start together, which then agree on the signing secret', async () => {
    const database = await createDatabase()
    atEnd.push(() => database.drop())
    const config = { ...testConfig('/nowhere'), jwtSecret: undefined }
    const tokens = await Promise.all(
      [1, 2, 3].map(async () => {
        await migrate(database.url)
        const db = connect({ connectionString: database.url, connectionsMax: 3 })
        atEnd.push(() => db.$client.end())
        const context = await buildContext(config, { db, kind: 'postgresql' }, silentLog)
        await seed(context)
        const claims = { userId: 1, family: 'f', sessionVersion: 1 }
        return { context, token: await context.tokens.signAccess(claims, new Date()) }
      }),
    )
    const [one, two] = tokens
    expect(await two?.context.tokens.readAccess(one?.token ?? '', new Date())).toMatchObject({ userId: 1 })
    const [userCount, menuCount, , , , gameCount] = await sizes(tokens[0]?.context.db as Database)
    expect(userCount).toBeGreaterThanOrEqual(6)
    expect([menuCount, gameCount]).toEqual([11, 1])
  })
})

describe('the ready products', () => {
  const stored = (db: Database) => db.select().from(products).orderBy(asc(products.id))
  const mark = 'seed.ready-products'

  it('do not come back when they were deleted, and stay as they were changed', async () => {
    const { context } = await firstStart({ DEMO_ACCOUNTS: '0' })
    await context.db.delete(products).where(inArray(products.key, ['chaise', 'montre']))
    await context.db
      .update(products)
      .set({ name: 'Notre parfum', dimension: 1200 })
      .where(eq(products.key, 'parfum'))
    const before = await stored(context.db)
    await seed(context)
    expect(await stored(context.db)).toEqual(before)
    expect(await readSetting(context.db, mark)).toEqual(readyProducts.map(({ key }) => key))
  })

  it('that a version adds reach an installation of an earlier one, once', async () => {
    const { context } = await firstStart({ DEMO_ACCOUNTS: '0' })
    // An installation that has received, and deleted, only the first one.
    await context.db.delete(products)
    await context.db.insert(products).values({ name: 'Eau de parfum', description: 'La nôtre' })
    await storeSetting(context.db, mark, ['veloUrbain'])
    await seed(context)
    const names = (await stored(context.db)).map(({ key, name }) => [key, name])
    const added = readyProducts.filter(({ key }) => key !== 'veloUrbain').map(({ key, name }) => [key, name])
    expect(names).toEqual([[null, 'Eau de parfum'], ...added])
    await seed(context)
    expect(await stored(context.db)).toHaveLength(names.length)
  })
})

describe('migrating an up-to-date database', () => {
  it('works while a backup is running', async () => {
    const database = await createDatabase()
    atEnd.push(() => database.drop())
    await migrate(database.url)
    const backup = new pg.Client({ connectionString: database.url })
    await backup.connect()
    await lockTables(backup, 'shared')
    // This would wait for ever for a lock that excludes the backup's.
    await migrate(database.url)
    await backup.end()
  })
})

describe('a process that was suspended while it waited to migrate', () => {
  it('queues again after the database has ended its connection', async () => {
    const database = await createDatabase()
    atEnd.push(() => database.drop())
    const other = new pg.Client({ connectionString: database.url })
    await other.connect()
    await lockTables(other, 'exclusive')
    const migrated = migrate(database.url)
    const waiting = () =>
      other.query<{ pid: number }>(
        "select pid from pg_stat_activity where wait_event = 'advisory' and datname = current_database()",
      )
    await expect.poll(async () => (await waiting()).rowCount).toBe(1)
    await other.query('select pg_terminate_backend($1, 60000)', [(await waiting()).rows[0]?.pid])
    await expect.poll(async () => (await waiting()).rowCount).toBe(1)
    await other.end()
    await migrated
    await migrate(database.url)
  })
})

describe('a database of a newer version', () => {
  it('is refused and left unchanged', async () => {
    const database = await createDatabase()
    atEnd.push(() => database.drop())
    await migrate(database.url)
    await migrate(database.url)
    const later = Date.now() + 1_000_000
    await runSql(
      database.url,
      `insert into __drizzle_migrations (hash, created_at) values ('later', ${later})`,
    )
    await expect(migrate(database.url)).rejects.toThrow(DatabaseTooNew)
  })
})
