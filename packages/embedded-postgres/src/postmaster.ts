import { execFile } from 'node:child_process'
import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, lastLine } from './cluster.ts'
import { type Endpoint, isSocket, loopback } from './endpoint.ts'
import { diskFull, errorCodeOf, orUseAServer, PostgresUnavailable } from './errors.ts'
import { boundLog, logSize, openLog, readLogSince } from './log-file.ts'
import { isAlive, isPostmasterOf, readPidFile } from './pid-file.ts'
import { cannotRun, requireNamespaces, spawnAs } from './runner.ts'

const pollMs = 10
const readyWithinMs = 120_000
const fastStopMs = 8_000
const immediateStopMs = 3_000
const fewBytesLeft = 1024 * 1024

/** Starts the server of a cluster and waits until it accepts connections. Returns its process id. */
export async function launch(cluster: Cluster, endpoint: Endpoint): Promise<number> {
  const { offset, log } = await continueLog(cluster.logPath)
  let spawnError: unknown
  let hasExited = false
  const child = spawnAs(
    cluster.runner,
    cluster.binaries.postgres,
    ['-D', cluster.dir, ...settings(endpoint)],
    ['ignore', log.descriptor, log.descriptor],
  )
  log.close()
  child.once('error', error => {
    spawnError = error
    hasExited = true
  })
  child.once('exit', () => {
    hasExited = true
  })
  // The server must not keep this process from ending; the supervisor makes sure that it is stopped.
  child.unref()
  const { pid } = child
  if (pid !== undefined && (await becomesReady(cluster.dir, pid, () => hasExited))) return pid
  await sleep(0)
  if (spawnError !== undefined) throw cannotRun(cluster.runner, cluster.binaries.postgres, spawnError)
  if (pid !== undefined && !hasExited) await stopPostmaster(cluster, pid)
  throw await startFailure(cluster, await readLogSince(cluster.logPath, offset))
}

/** Opens the log for appending and returns its current size. */
async function continueLog(path: string): Promise<{ offset: number; log: ReturnType<typeof openLog> }> {
  try {
    await boundLog(path)
    return { offset: await logSize(path), log: openLog(path) }
  } catch (cause) {
    const message = `The log ${path} cannot be written (${errorCodeOf(cause)}). Let this user write it, or move it away.`
    throw new PostgresUnavailable('database/start-failed', message, cause)
  }
}

/** Waits until the server reports that it is ready; returns false when it ends or needs more than two minutes. */
export async function becomesReady(
  clusterDir: string,
  pid: number,
  hasExited: () => boolean,
): Promise<boolean> {
  const deadline = performance.now() + readyWithinMs
  while (performance.now() < deadline) {
    const file = await readPidFile(clusterDir)
    if (file?.pid === pid && file.isReady) return true
    if (hasExited()) return false
    await sleep(pollMs)
  }
  return false
}

/** Stops a server in order (transactions are rolled back, everything is written), and by force if it does not end. */
export async function stopPostmaster(cluster: Cluster, pid: number): Promise<void> {
  if (await endsAfter(cluster, pid, 'SIGINT', fastStopMs)) return
  if (await endsAfter(cluster, pid, 'SIGQUIT', immediateStopMs)) return
  await endsAfter(cluster, pid, 'SIGKILL', immediateStopMs)
}

/** Sends a signal to a server without waiting, for use while this process ends. */
export function signalPostmaster(cluster: Cluster, pid: number, signal: NodeJS.Signals): void {
  try {
    if (process.platform !== 'win32') process.kill(pid, signal)
    // Windows has no signals: pg_ctl sends PostgreSQL's own.
    else execFile(cluster.binaries.pgCtl, ['kill', signal.slice('SIG'.length), String(pid)], () => undefined)
  } catch {
    // The server has already ended.
  }
}

async function endsAfter(
  cluster: Cluster,
  pid: number,
  signal: NodeJS.Signals,
  withinMs: number,
): Promise<boolean> {
  signalPostmaster(cluster, pid, signal)
  const deadline = performance.now() + withinMs
  while (performance.now() < deadline) {
    if (!isAlive(pid) || !(await isPostmasterOf(pid, cluster.dir))) return true
    await sleep(pollMs)
  }
  return false
}

async function startFailure(cluster: Cluster, output: string): Promise<PostgresUnavailable> {
  const space = await statfs(cluster.dataDir).catch(() => undefined)
  // On a full disk, the log may have had no room for the reason.
  const isFull = space !== undefined && space.bavail * space.bsize < fewBytesLeft
  if (isFull || /No space left on device|Disk quota exceeded/.test(output))
    return diskFull(cluster.dataDir, output)
  await requireNamespaces(cluster.runner)
  return new PostgresUnavailable(
    'database/start-failed',
    `PostgreSQL did not start: ${lastLine(output)}. See ${cluster.logPath}, ${orUseAServer}.`,
    output,
  )
}

/** Returns durable and modest settings: a classroom server shares its machine with other programs. */
function settings(endpoint: Endpoint): string[] {
  const values: Record<string, string | number> = {
    listen_addresses: isSocket(endpoint) ? '' : loopback,
    port: endpoint.port,
    unix_socket_directories: isSocket(endpoint) ? quoteListItem(endpoint.host) : '',
    unix_socket_permissions: '0700',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    max_connections: 60,
    shared_buffers: '128MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    huge_pages: 'off',
    max_wal_size: '512MB',
    jit: 'off',
    // The statement of a killed client stops within a second instead of holding its locks.
    client_connection_check_interval: process.platform === 'win32' ? 0 : 1000,
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Quotes a folder name in PostgreSQL's list syntax, where commas separate items and double quotes protect them. */
function quoteListItem(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`
}
