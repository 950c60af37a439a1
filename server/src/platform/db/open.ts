import type { Config } from '../config.ts'
import type { Log } from '../log/log.ts'
import { connect, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { checkServer } from './server-check.ts'

export type OpenDatabase = {
  db: Database
  kind: 'embedded' | 'postgresql'
  close(): Promise<void>
}

/**
 * Opens the configured database, the product's own or an external server, and migrates its tables.
 * @throws ConfigError, PostgresUnavailable, DatabaseUnusable or DatabaseTooNew
 */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const server = await openServer(config, log)
  let isClosing = false
  try {
    await migrate(server.connectionString)
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
    const connectionString = await checkServer(config, config.databaseUrl)
    return { connectionString, kind: 'postgresql', stop: async () => undefined }
  }
  const { openPostgres } = await import('@trimestre/embedded-postgres')
  const server = await openPostgres({
    dataDir: config.dataDir,
    log: message => log.info('database.server', { message }),
  })
  return { connectionString: server.connectionString, kind: 'embedded', stop: () => server.stop() }
}
