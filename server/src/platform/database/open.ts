import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { connect, type Database } from './database.ts'
import { migrate } from './migrate.ts'

export type OpenDatabase = {
  db: Database
  kind: 'embedded' | 'postgresql'
  close(): Promise<void>
}

/** The DATABASE_URL server does not answer; the message says so to an administrator. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'
}

/**
 * Opens the database the configuration asks for, the product's own or a given server, with its tables up to date.
 * @throws PostgresUnavailable, DatabaseUnreachable or DatabaseTooNew
 */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const server = await openServer(config, log)
  let isClosing = false
  try {
    await migrate(server.connectionString).catch(cause => {
      throw isUnreachable(cause) ? unreachable(server.connectionString, cause) : cause
    })
    const db = connect({
      connectionString: server.connectionString,
      lockWaitSeconds: config.lockWaitSeconds,
      connectionsMax: config.databaseConnections,
      onError: error => {
        if (!isClosing) log.fault('database.connection-lost', error)
      },
    })
    return {
      db,
      kind: server.kind,
      close: async () => {
        isClosing = true
        await db.$client.end()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

type Server = { connectionString: string; kind: OpenDatabase['kind']; stop(): Promise<void> }

async function openServer(config: Config, log: Log): Promise<Server> {
  if (config.databaseUrl !== undefined) {
    return { connectionString: config.databaseUrl, kind: 'postgresql', stop: async () => undefined }
  }
  const { openPostgres } = await import('../postgres/embedded-postgres.ts')
  const server = await openPostgres({
    dataDir: config.dataDir,
    log: message => log.info('database.server', { message }),
  })
  return { connectionString: server.connectionString, kind: 'embedded', stop: () => server.stop() }
}

const unreachableCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOENT'])
const refusedStates = /^(28|3D|57P0)/

function isUnreachable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return unreachableCodes.has(code) || refusedStates.test(code) || /timeout|terminated/i.test(error.message)
}

/** Names host and database, never the password. */
function unreachable(connectionString: string, cause: Error): DatabaseUnreachable {
  const where = URL.parse(connectionString)
  const place = where ? `${where.host}${where.pathname}` : 'the given address'
  const reason = cause.message || ('code' in cause ? String(cause.code) : 'no answer')
  return new DatabaseUnreachable(
    `The PostgreSQL server of DATABASE_URL (${place}) cannot be used: ${reason}. Check the address, the account and that the server runs.`,
    { cause },
  )
}
