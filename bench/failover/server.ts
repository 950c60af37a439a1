import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { appendFile, rm } from 'node:fs/promises'
import { createServer, type Server as HttpServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runnerFor, spawnAs } from '@trimestre/embedded-postgres/runner'
import pg from 'pg'
import { freePort } from '../product.ts'
import { type Programs, run } from './programs.ts'

const user = 'trimestre'
const patienceMs = 60_000

/** One PostgreSQL of a pair, primary or standby. */
export type Server = {
  name: string
  port: number
  /** The port that responds with 200 while this server accepts writes, as Patroni's interface does. */
  checkPort: number
  address(database: string): string
  start(): Promise<void>
  /** Ends every process of the server at once, as when the machine is lost. */
  kill(): Promise<void>
  promote(): Promise<void>
  /** Makes this lost primary the standby of the other one, by pg_rewind or, where that fails, from a fresh copy. */
  rebuildFrom(primary: Server): Promise<'rewound' | 'copied'>
  stop(): Promise<void>
}

/** Creates a server in a folder of its own that does not exist yet. */
export async function createServerIn(folder: string, name: string, programs: Programs): Promise<Server> {
  const dir = join(folder, name)
  const port = await freePort()
  const address = (database: string) => `postgresql://${user}@127.0.0.1:${port}/${database}`
  const check = await answerChecks(address('postgres'))
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const log = openSync(join(folder, `${name}.log`), 'a')
    child = spawnAs(
      await runnerFor(dir),
      programs.postgres('postgres'),
      ['-D', dir, ...settings(port)],
      ['ignore', log, log],
    )
    await until(() => canConnect(address('postgres')), `PostgreSQL ${name} does not start`)
  }

  async function end(signal: NodeJS.Signals, alsoBelow: number[] = []): Promise<void> {
    if (child === undefined) return
    const gone = once(child, 'exit')
    for (const pid of [child.pid ?? 0, ...alsoBelow]) signalIfThere(pid, signal)
    await gone
    child = undefined
  }

  return {
    name,
    port,
    checkPort: check.port,
    address,
    start,
    kill: async () => end('SIGKILL', childrenOf(child?.pid ?? 0)),
    promote: () => run(dir, programs.postgres('pg_ctl'), ['promote', '-D', dir, '-w']),
    async rebuildFrom(primary) {
      const source = `host=127.0.0.1 port=${primary.port} user=${user} dbname=postgres`
      // Before a checkpoint, the new primary's files do not show that it has left the timeline of the lost one.
      await ask(primary.address('postgres'), 'checkpoint')
      const rewind = ['-D', dir, `--source-server=${source}`, '-R']
      const isRewound = await run(dir, programs.postgres('pg_rewind'), rewind).then(
        () => true,
        () => false,
      )
      if (!isRewound) {
        await rm(dir, { recursive: true, force: true })
        await run(folder, programs.postgres('pg_basebackup'), ['-D', dir, '-d', source, '-R', '-c', 'fast'])
      }
      await start()
      return isRewound ? 'rewound' : 'copied'
    },
    async stop() {
      check.server.close()
      await end('SIGINT')
    },
  }
}

/** Initialises the folder of the first primary. */
export async function initialise(folder: string, name: string, programs: Programs): Promise<void> {
  const dir = join(folder, name)
  const args = ['-D', dir, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-k']
  await run(folder, programs.postgres('initdb'), args)
  // The setting is in a file, because pg_rewind recovers the lost primary on its own and needs what it wrote before.
  await appendFile(join(dir, 'postgresql.conf'), "wal_keep_size = '256MB'\n")
}

/** Returns settings with which no commit is confirmed before the other server has it on disk, whichever that is. */
function settings(port: number): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    synchronous_standby_names: '*',
    synchronous_commit: 'on',
    timezone: 'UTC',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Runs one statement on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(address: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Polls until the check returns true. @throws after 60 s */
export async function until(look: () => Promise<boolean>, complaint: string): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!(await look())) {
    if (performance.now() > deadline) throw new Error(complaint)
    await pause(50)
  }
}

const canConnect = (address: string): Promise<boolean> =>
  ask(address, 'select').then(
    () => true,
    () => false,
  )

/** Serves the health check that HAProxy requests before it routes connections to a server. */
async function answerChecks(address: string): Promise<{ port: number; server: HttpServer }> {
  const isPrimary = async () => {
    const [row] = await ask<{ standby: boolean }>(address, 'select pg_is_in_recovery() as standby')
    return row?.standby === false
  }
  const server = createServer(async (_, response) => {
    response.statusCode = (await isPrimary().catch(() => false)) ? 200 : 503
    response.end()
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { port, server }
}

/** Returns the children of the first process, which are all other processes of the server. */
function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  if (!existsSync(file)) return []
  return execFileSync('cat', [file], { encoding: 'utf8' }).trim().split(/\s+/).map(Number)
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    if (pid > 0) process.kill(pid, signal)
  } catch {
    // The process has ended with its parent.
  }
}
