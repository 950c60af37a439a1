import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { seed } from '../features/seed/seed.ts'
import { buildContext } from '../platform/build-context.ts'
import { connect } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { silentLog } from '../platform/log/log.ts'
import { revisionGuard } from './revision-guard.ts'
import { testConfig } from './test-config.ts'
import { type RunningPostgres, startPostgres } from './test-postgres.ts'

/** How the product connects to PostgreSQL in a test project: to its own server, or to one with an address. */
export type DatabaseKind = 'embedded' | 'tcp'

export const templateName = 'test_template'

/** Starts one PostgreSQL for a whole test run, with a migrated and seeded database that every test file copies. */
export async function startDatabaseServer(): Promise<RunningPostgres> {
  const given = process.env.DATABASE_URL
  const server = given ? await useServer(given) : await startPostgres()
  try {
    await makeTemplate(server)
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

/**
 * Uses the server of DATABASE_URL, to test the product on it. Only the tests may use the databases they create there.
 */
async function useServer(given: string): Promise<RunningPostgres> {
  const address = given.replace(/^postgres:/, 'postgresql:')
  const dropTemplate = () => runSql(address, `drop database if exists ${templateName} with (force)`)
  await dropTemplate()
  const dataDir = await mkdtemp(join(tmpdir(), 'trimestre-test-'))
  return {
    socket: address,
    tcp: address,
    dataDir,
    stop: async () => {
      await dropTemplate()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function makeTemplate({ socket, dataDir }: RunningPostgres): Promise<void> {
  await runSql(socket, `create database ${templateName}`)
  const connectionString = databaseUrl(socket, templateName)
  await migrate(connectionString)
  const db = connect({ connectionString })
  const context = await buildContext(testConfig(dataDir), { db, kind: 'embedded' }, silentLog)
  await seed(context)
  await db.$client.query(revisionGuard())
  await db.$client.end()
}

/** Returns the address of another database on the same server. */
export function databaseUrl(url: string, database: string): string {
  return url.replace(/^(postgresql:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}

/** Runs one statement on a separate connection. */
export async function runSql(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
