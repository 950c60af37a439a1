import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locateBinaries } from '@trimestre/embedded-postgres/binaries'
import { type Cluster, prepareCluster } from '@trimestre/embedded-postgres/cluster'
import { connectionString, ensureDatabase } from '@trimestre/embedded-postgres/connection'
import {
  chooseEndpoint,
  chooseTcpEndpoint,
  type Endpoint,
  isSocket,
} from '@trimestre/embedded-postgres/endpoint'
import { openLog, readLogSince } from '@trimestre/embedded-postgres/log-file'
import { becomesReady, signalPostmaster, stopPostmaster } from '@trimestre/embedded-postgres/postmaster'
import { spawnAs } from '@trimestre/embedded-postgres/runner'

/** Both addresses of the maintenance database of one PostgreSQL; they are equal where the platform has no sockets. */
export type DatabaseAddresses = { socket: string; tcp: string }

export type RunningPostgres = DatabaseAddresses & { dataDir: string; stop(): Promise<void> }

/**
 * Starts a PostgreSQL for tests, in a temporary folder that is removed with it. It listens on a socket and on a port,
 * accepts the connections of many processes, and does not force writes to disk: no test cuts its power.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'trimestre-test-')))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    const cluster = await prepareCluster(dataDir, await locateBinaries(), () => undefined)
    const { host } = await chooseEndpoint(cluster.dir, cluster.runner)
    const tcp = await chooseTcpEndpoint()
    const socket: Endpoint = { ...tcp, host }
    const pid = await launchPostgres(cluster, tcp, socket)
    await ensureDatabase(cluster, tcp)
    return {
      dataDir,
      socket: connectionString(cluster, socket),
      tcp: connectionString(cluster, tcp),
      stop: async () => {
        await stopPostmaster(cluster, pid)
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * Starts the server of a cluster with the settings for tests; resolves with its process id once it accepts connections.
 */
export async function launchPostgres(cluster: Cluster, tcp: Endpoint, socket: Endpoint): Promise<number> {
  const log = openLog(cluster.logPath)
  const output = ['ignore', log.descriptor, log.descriptor] as const
  const args = ['-D', cluster.dir, ...settings(tcp, socket)]
  const child = spawnAs(cluster.runner, cluster.binaries.postgres, args, [...output])
  log.close()
  child.unref()
  const { pid } = child
  if (pid === undefined) throw new Error('PostgreSQL cannot be run')
  process.once('exit', () => signalPostmaster(cluster, pid, 'SIGINT'))
  if (await becomesReady(cluster.dir, pid, () => child.exitCode !== null)) return pid
  await stopPostmaster(cluster, pid)
  throw new Error(`PostgreSQL did not start:\n${await readLogSince(cluster.logPath, 0)}`)
}

function settings(tcp: Endpoint, socket: Endpoint): string[] {
  const values = {
    listen_addresses: tcp.host,
    port: tcp.port,
    unix_socket_directories: isSocket(socket) ? `"${socket.host}"` : '',
    unix_socket_permissions: '0700',
    fsync: 'off',
    full_page_writes: 'off',
    // For two workers of the API tests, the processes that they start, and three products of the browser tests.
    max_connections: 400,
    shared_buffers: '128MB',
    work_mem: '8MB',
    huge_pages: 'off',
    max_wal_size: '1GB',
    checkpoint_timeout: '1h',
    jit: 'off',
    client_connection_check_interval: process.platform === 'win32' ? 0 : 1000,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
