import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patiently } from '../../testing/patience.ts'
import { copyDatabase, emptyDatabase, type OwnDatabase } from './own-database.ts'

const entry = join(import.meta.dirname, '../../server/dist/main.js')

/** A running product on a free port. */
export type Product = {
  url: string
  /** The folder of its files, including mails. */
  dataDir: string
  /** Returns what it has printed to the standard output since its start. */
  printed(): string
  /** Returns the number of characters that it has logged since its start. */
  logged(): number
  /** Returns its log after this number of characters; the oldest part is dropped. */
  log(since?: number): string
  /** Stops it and removes its files and its database. */
  stop(): Promise<void>
}

type Options = {
  env?: NodeJS.ProcessEnv
  /** Whether its database is empty. */
  isEmpty?: boolean
  /** Whether it also runs its own PostgreSQL, as at a first start. */
  isFirstStart?: boolean
}

const running = new Set<Product>()

/** Returns the running products of this worker: that of the file and those that its tests have started. */
export const runningProducts = (): readonly Product[] => [...running]

/** Starts the built product and waits until it is ready; an error contains its log. */
export async function startProduct(options: Options = {}): Promise<Product> {
  const { env, isEmpty = false, isFirstStart = false } = options
  const dataDir = await mkdtemp(join(tmpdir(), 'trimestre-browser-'))
  const database = isFirstStart ? undefined : await (isEmpty ? emptyDatabase() : copyDatabase())
  const { child, printed, ...logs } = run({
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? '',
    ...env,
  })
  const ended = once(child, 'close')
  const stop = async () => {
    const late = setTimeout(() => child.kill('SIGKILL'), patiently(15_000))
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
    running.delete(product)
    clearTimeout(late)
    await removeAll(dataDir, database)
  }
  const port = await Promise.race([portOf(child.stdout, printed), ended.then(() => undefined)])
  if (port === undefined) {
    await removeAll(dataDir, database)
    throw new Error(`the product did not start:\n${printed()}${logs.log()}`)
  }
  const product = { url: `http://127.0.0.1:${port}`, dataDir, printed, ...logs, stop }
  running.add(product)
  return product
}

async function removeAll(dataDir: string, database: OwnDatabase | undefined): Promise<void> {
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
}

/** The settings that every product of the tests shares; of the tests' environment it inherits only three variables. */
const settings = {
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMIT: 'off',
  DEMO_ACCOUNTS: '1',
  DATABASE_CONNECTIONS: '4',
  JWT_SECRET: 'only-for-tests-'.repeat(3),
}

const logLengthMax = 200_000

function run(env: NodeJS.ProcessEnv) {
  const inherited = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR }
  const child = spawn(process.execPath, [entry], {
    env: { ...inherited, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  let log = ''
  let dropped = 0
  child.stdout.on('data', chunk => {
    printed += String(chunk)
  })
  child.stderr.on('data', chunk => {
    log += String(chunk)
    const excess = Math.max(0, log.length - logLengthMax)
    dropped += excess
    log = log.slice(excess)
  })
  return {
    child,
    printed: () => printed,
    logged: () => dropped + log.length,
    log: (since = 0) => log.slice(Math.max(0, since - dropped)),
  }
}

/** Returns the one-time link that a product without accounts prints at its first start. */
export function setUpLink({ url, printed }: Product): string {
  const [, path] = /http:\/\/[^\s/]+(\/setup\?token=\S+)/.exec(printed()) ?? []
  if (path === undefined) throw new Error(`no set-up link in: ${printed()}`)
  return url + path
}

/** Resolves with the port in the address that the product prints once it is ready. */
function portOf(output: NodeJS.ReadableStream, printed: () => string): Promise<string> {
  return new Promise(resolve => {
    output.on('data', () => {
      const [, port] = /Trimestre is ready: http:\/\/[^\s:]+:(\d+)\s/.exec(printed()) ?? []
      if (port !== undefined) resolve(port)
    })
  })
}
