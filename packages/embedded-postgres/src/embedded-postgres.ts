import { realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { locateBinaries } from './binaries.ts'
import { type Cluster, prepareCluster } from './cluster.ts'
import { type Connection, connectionString, connectionTo, ensureDatabase } from './connection.ts'
import { fileFailure } from './errors.ts'
import { makeFolder } from './folders.ts'
import { takeOwnership } from './owner-lock.ts'
import { Supervisor } from './supervisor.ts'

export { PostgresUnavailable } from './errors.ts'

/** A running PostgreSQL of the product. `pid` changes when the server had to be restarted. */
export type EmbeddedPostgres = {
  readonly connection: Connection
  readonly connectionString: string
  readonly pid: number
  /** Stops the server in order, in at most about 14 seconds; a second call waits for the first. */
  stop(): Promise<void>
}

export type OpenOptions = { dataDir: string; log?: (message: string) => void }

/**
 * Opens the PostgreSQL in `dataDir/postgres`. Creates it on first use, and takes it over when an earlier process was
 * killed and left it running. Only this user of the system can connect to it.
 * @throws PostgresUnavailable with a sentence for the administrator
 */
export async function openPostgres(options: OpenOptions): Promise<EmbeddedPostgres> {
  return open(options, 'any')
}

/** Opens the server; with `tcp` it listens on the loopback address even where a socket would work. */
export async function open(
  { dataDir, log = () => undefined }: OpenOptions,
  kind: 'any' | 'tcp',
): Promise<EmbeddedPostgres> {
  const binaries = await locateBinaries()
  const folder = await ensureFolder(dataDir)
  const lock = await takeOwnership(folder)
  let supervisor: Supervisor | undefined
  try {
    const cluster = await prepareCluster(folder, binaries, log)
    supervisor = await Supervisor.open(cluster, kind, log)
    await ensureDatabase(cluster, supervisor.endpoint)
    return handle(cluster, supervisor, () => lock.release())
  } catch (error) {
    await supervisor?.stop()
    lock.release()
    throw error
  }
}

function handle(cluster: Cluster, supervisor: Supervisor, release: () => void): EmbeddedPostgres {
  let stopped: Promise<void> | undefined
  return {
    connection: connectionTo(cluster, supervisor.endpoint),
    connectionString: connectionString(cluster, supervisor.endpoint),
    get pid() {
      return supervisor.pid
    },
    stop() {
      stopped ??= supervisor.stop().finally(release)
      return stopped
    },
  }
}

async function ensureFolder(dataDir: string): Promise<string> {
  try {
    await makeFolder(dataDir)
    return await realpath(dataDir)
  } catch (cause) {
    throw fileFailure(resolve(dataDir), cause)
  }
}
