import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { seed } from '../features/seed/seed.ts'
import { buildContext } from '../platform/build-context.ts'
import { connect } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { silentLog } from '../platform/log.ts'
import { openPostgres } from '../platform/postgres/embedded-postgres.ts'
import { startTcpServer } from '../platform/postgres/start-server.ts'
import { testConfig } from './test-config.ts'

/** How the product reaches PostgreSQL in a run of the tests: its own server, or one behind an address. */
export type DatabaseKind = 'embedded' | 'tcp'

export const templateName = 'test_template'

/**
 * Starts one PostgreSQL for a whole run, with a migrated and seeded database that every test file copies.
 * Gives the address of the server's maintenance database.
 */
export async function startDatabaseServer(
  kind: DatabaseKind,
): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trimestre-test-'))
  const server = await start(kind, dataDir)
  await forgetDisk(server.url)
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await makeTemplate(server.url, dataDir)
    return { url: server.url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(kind: DatabaseKind, dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  if (kind === 'tcp') return startTcpServer({ dataDir })
  const server = await openPostgres({ dataDir })
  return { url: server.connectionString, stop: () => server.stop() }
}

/** No test pulls the plug of this server, so that nothing of it has to reach the disk; those that do have their own. */
async function forgetDisk(url: string): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await runSql(url, `alter system set ${setting} = off`)
  await runSql(url, 'select pg_reload_conf()')
}

async function makeTemplate(url: string, dataDir: string): Promise<void> {
  await runSql(url, `create database ${templateName}`)
  const connectionString = databaseUrl(url, templateName)
  await migrate(connectionString)
  const db = connect({ connectionString })
  const context = await buildContext(testConfig(dataDir), { db, kind: 'embedded' }, silentLog)
  await seed(context)
  await db.$client.end()
}

/** The address of another database of the same server. */
export function databaseUrl(url: string, database: string): string {
  return url.replace(/^(postgresql:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}

/** Runs one statement on a connection of its own. */
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
