import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { chooseEndpoint, chooseTcpEndpoint, discardEndpoint, type Endpoint, isSocket } from './endpoint.ts'
import { boundLog } from './log-file.ts'
import { isPostmasterOf, readPidFile, removeStaleFiles } from './pid-file.ts'
import { becomesReady, launch, signalPostmaster, stopPostmaster } from './postmaster.ts'
import { requireNamespaces } from './runner.ts'

const watchMs = 500
const logCheckMs = 60_000
const longestPauseMs = 2_000
const attempts = 5

type Log = (message: string) => void

/** Keeps one PostgreSQL server running for a cluster that this process owns. */
export class Supervisor {
  readonly endpoint: Endpoint
  readonly #cluster: Cluster
  readonly #log: Log
  #pid: number
  #isStopping = false
  #watching: Promise<void>
  readonly #wake = new AbortController()
  readonly #onExit = () => signalPostmaster(this.#cluster, this.#pid, 'SIGINT')

  private constructor(cluster: Cluster, endpoint: Endpoint, pid: number, log: Log) {
    this.#cluster = cluster
    this.#log = log
    this.endpoint = endpoint
    this.#pid = pid
    // Whatever ends this process, except kill -9, also ends the database in order.
    process.once('exit', this.#onExit)
    this.#watching = this.#watch()
  }

  /** Takes over the server that a killed process left running, or starts a new one. */
  static async open(cluster: Cluster, kind: 'any' | 'tcp', log: Log): Promise<Supervisor> {
    const left = await findRunning(cluster, kind)
    if (left !== undefined) {
      log('taking over the database server of an earlier run')
      return new Supervisor(cluster, left.endpoint, left.pid, log)
    }
    await removeStaleFiles(cluster.dir, (await readPidFile(cluster.dir))?.endpoint)
    const { endpoint, pid } = await start(cluster, kind)
    return new Supervisor(cluster, endpoint, pid, log)
  }

  get pid(): number {
    return this.#pid
  }

  /** Stops the server in order; afterwards no process of it is left. */
  async stop(): Promise<void> {
    this.#isStopping = true
    process.off('exit', this.#onExit)
    this.#wake.abort()
    await this.#watching
    await stopPostmaster(this.#cluster, this.#pid)
    await discardEndpoint(this.#cluster.dir, this.endpoint)
  }

  /** Restarts a server that died (killed, or on a full disk), and retries until it succeeds. */
  async #watch(): Promise<void> {
    let nextLogCheck = performance.now() + logCheckMs
    let pauseMs = watchMs
    while (!this.#isStopping) {
      await sleep(pauseMs, undefined, { ref: false, signal: this.#wake.signal }).catch(() => undefined)
      if (this.#isStopping) return
      if (performance.now() > nextLogCheck) {
        nextLogCheck = performance.now() + logCheckMs
        await boundLog(this.#cluster.logPath).catch(() => undefined)
      }
      if (await isPostmasterOf(this.#pid, this.#cluster.dir)) pauseMs = watchMs
      else pauseMs = Math.min(longestPauseMs, pauseMs * ((await this.#restart()) ? 1 : 2))
    }
  }

  async #restart(): Promise<boolean> {
    this.#log('the database server ended unexpectedly; starting it again')
    try {
      await removeStaleFiles(this.#cluster.dir, this.endpoint)
      this.#pid = await launch(this.#cluster, this.endpoint)
      this.#log('the database server is back')
      return true
    } catch (error) {
      this.#log(error instanceof Error ? error.message : String(error))
      return false
    }
  }
}

async function findRunning(
  cluster: Cluster,
  kind: 'any' | 'tcp',
): Promise<{ pid: number; endpoint: Endpoint } | undefined> {
  const file = await readPidFile(cluster.dir)
  if (file === undefined || !(await isPostmasterOf(file.pid, cluster.dir))) return undefined
  let isGone = false
  const watch = setInterval(async () => {
    isGone = !(await isPostmasterOf(file.pid, cluster.dir))
  }, 50)
  // The server may still be starting, or be shutting down after the earlier process stopped it in order.
  const isReady = await becomesReady(cluster.dir, file.pid, () => isGone).finally(() => clearInterval(watch))
  if (isGone) return undefined
  const complete = await readPidFile(cluster.dir)
  const isUsable = isReady && complete !== undefined && (kind === 'any' || !isSocket(complete.endpoint))
  if (isUsable && (await isReachable(cluster, complete.endpoint)))
    return { pid: file.pid, endpoint: complete.endpoint }
  await stopPostmaster(cluster, file.pid)
  return undefined
}

async function isReachable(cluster: Cluster, endpoint: Endpoint): Promise<boolean> {
  const { canConnect } = await import('./connection.ts')
  return canConnect(cluster, endpoint)
}

async function start(cluster: Cluster, kind: 'any' | 'tcp'): Promise<{ pid: number; endpoint: Endpoint }> {
  for (let attempt = 1; ; attempt += 1) {
    const endpoint =
      kind === 'tcp' ? await chooseTcpEndpoint() : await chooseEndpoint(cluster.dir, cluster.runner)
    try {
      return { endpoint, pid: await launch(cluster, endpoint) }
    } catch (error) {
      await requireNamespaces(cluster.runner)
      if (attempt === attempts || !mayPass(error)) throw error
      await sleep(300)
    }
  }
}

/**
 * Whether the failure may be temporary: the port was taken in the meantime, or processes of a server killed with -9
 * have not noticed its death yet.
 */
function mayPass(error: unknown): boolean {
  const output = error instanceof Error ? String(error.cause) : ''
  return /Address already in use|shared memory block .* is still in use/.test(output)
}
