import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Client, createClient } from '@trimestre/contract/client'
import type { Session } from '@trimestre/contract/users'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { neverClosesIdle } from '../../../testing/listen.ts'
import { buildApp } from '../app.ts'
import { seed } from '../features/seed/seed.ts'
import { buildContext } from '../platform/build-context.ts'
import type { Config } from '../platform/config.ts'
import type { Context } from '../platform/context.ts'
import { connect } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { type Log, silentLog } from '../platform/log/log.ts'
import type { BackgroundWork } from '../platform/process/background-work.ts'
import { checkedFetch } from './checked-fetch.ts'
import { databaseUrl, runSql, templateName } from './database-server.ts'
import { revisionGuard } from './revision-guard.ts'
import { spawnProduct } from './spawn-product.ts'
import { testConfig, testSettings } from './test-config.ts'

const plainPages = fileURLToPath(new URL('./pages', import.meta.url))

export type TestServer = {
  url: string
  /** The address of the database, for a second process or for a test's own statements. */
  databaseUrl: string
  context: Context
  app: FastifyInstance
  /**
   * Returns a client signed in as this user; anonymous without a name. The password of every test account is its name.
   */
  client(username?: string): Promise<Client>
  /** Returns the session behind {@link TestServer.client}, signed in once per user. */
  session(username: string): Promise<Session>
  /** Sends a plain request, for bodies and headers that the typed client would not send. */
  fetch(path: string, init?: RequestInit & { as?: string }): Promise<Response>
  /** The token that a first start without accounts returns. */
  setUpToken: string | undefined
  stop(): Promise<void>
}

export type TestServerOptions = {
  /** The server's clock; the real one by default. */
  now?: () => Date
  env?: NodeJS.ProcessEnv
  log?: Log
  /** The folder of the built pages; an empty page by default, so that no test depends on a build. */
  pages?: string
  /** True: starts with an empty database, as a first start does with this environment. */
  isFirstStart?: boolean
  /** True: there is no second application or process, for tests that access the server's internals. */
  isAlone?: boolean
  /**
   * The background work of the server; none by default. A test calls `deliverDue`, `runDue`, `tick` or `applyRetention`
   * at the moment it chooses, so that nothing else runs at the same time.
   */
  background?: readonly BackgroundWork[]
  /** Milliseconds that a request waits for one of the few connections of a test. */
  connectionWaitMs?: number
}

/**
 * Starts a server on a free port with its own database, seeded with the demo accounts. Unless `isAlone`, every other
 * request goes to a second one on the same database: in the run over TCP to a second process, otherwise to a second
 * application in this process. This way the tests fail if the server relies on its memory alone.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await (options.isFirstStart ? createEmptyDatabase() : copyTemplate())
  const dataDir = await mkdtemp(join(tmpdir(), 'trimestre-server-'))
  const config = testConfig(dataDir, options.env)
  const { context, app, url, setUpToken, end } = await startApplication(database, config, options)
  const second = await startSecond(database, config, options)
  const send = second === undefined ? checkedFetch : inTurns(url, second.url)
  const session = createSignIn(url, context.now, send)
  return {
    url,
    databaseUrl: database.url,
    context,
    app,
    session,
    setUpToken,
    async client(username) {
      const token = username === undefined ? null : (await session(username)).token
      return createClient({ baseUrl: url, getToken: () => token, fetch: send })
    },
    async fetch(path, { as, ...init } = {}) {
      const headers = new Headers(init.headers)
      if (as !== undefined) headers.set('authorization', `Bearer ${(await session(as)).token}`)
      return send(url + path, { ...init, headers })
    },
    async stop() {
      await second?.end()
      await end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts an application in this process, on its own port. */
async function startApplication(database: TestDatabase, config: Config, options: TestServerOptions) {
  const kind = inject('databaseKind') === 'tcp' ? 'postgresql' : 'embedded'
  const { lockWaitSeconds } = config
  const { connectionWaitMs } = options
  const db = connect({ connectionString: database.url, connectionsMax: 6, lockWaitSeconds, connectionWaitMs })
  const built = await buildContext(config, { db, kind }, options.log ?? silentLog)
  const now = options.now ?? built.now
  const context: Context = { ...built, now, background: new Set(options.background) }
  const { setUpToken } = options.isFirstStart ? await seed(context) : { setUpToken: undefined }
  const app = await buildApp(context, options.pages ?? plainPages)
  neverClosesIdle(app.server)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const end = async () => {
    await app.close()
    if (!db.$client.ended) await db.$client.end()
  }
  return { context, app, url, setUpToken, end }
}

type Second = { url: string; end(): Promise<void> }

async function startSecond(
  database: TestDatabase,
  config: Config,
  options: TestServerOptions,
): Promise<Second | undefined> {
  if (options.isAlone || options.isFirstStart) return undefined
  if (inject('databaseKind') === 'embedded') return startApplication(database, config, options)
  // A second process would have its own clock, log and pages.
  if (options.now ?? options.log ?? options.pages) return undefined
  const { url, stop } = await spawnProduct({
    ...testSettings,
    ...options.env,
    DATA_DIR: config.dataDir,
    DATABASE_URL: database.url,
    BACKGROUND: (options.background ?? []).join(),
    PAGES: plainPages,
  })
  return { url, end: stop }
}

export type TestDatabase = { url: string; drop(): Promise<void> }

/** Sends every other request to the second address. */
function inTurns(first: string, second: string): typeof fetch {
  let count = 0
  return (input, init) => {
    count += 1
    return checkedFetch(count % 2 === 0 ? String(input).replace(first, second) : input, init)
  }
}

/** Takes about 20 ms: the template's files are copied, and no migration runs again. */
const copyTemplate = (): Promise<TestDatabase> =>
  createDatabase(`template ${templateName} strategy file_copy`)

/** Creates a database with our tables but without rows. */
async function createEmptyDatabase(): Promise<TestDatabase> {
  const database = await createDatabase()
  await migrate(database.url)
  await runSql(database.url, revisionGuard())
  return database
}

/** Creates a separate database on the server that this run shares. */
export async function createDatabase(options = ''): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await runSql(server, `create database ${name} ${options}`)
  return {
    url: databaseUrl(server, name),
    drop: () => runSql(server, `drop database if exists ${name} with (force)`),
  }
}

/** Half the lifetime of an access token, which is one hour. */
const sessionMs = 1_800_000

/** Signs each user in once, because hashing is slow on purpose, and again when the clock was moved far. */
function createSignIn(
  url: string,
  now: () => Date,
  send: typeof fetch,
): (username: string) => Promise<Session> {
  const anonymous = createClient({ baseUrl: url, getToken: () => null, fetch: send })
  const sessions = new Map<string, { session: Promise<Session>; at: number }>()
  return username => {
    const known = sessions.get(username)
    const at = now().getTime()
    if (known && Math.abs(at - known.at) < sessionMs) return known.session
    const session = anonymous('login', { body: { username, password: username } })
    sessions.set(username, { session, at })
    return session
  }
}
