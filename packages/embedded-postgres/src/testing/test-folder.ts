import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readlink, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, onTestFinished } from 'vitest'
import { patiently } from '../../../../testing/patience.ts'
import { openPostgres } from '../embedded-postgres.ts'

/** Creates a data folder that is removed after the test, together with every server process that still runs in it. */
export async function testFolder(prefix = 'trimestre-pg-'): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), prefix)))
  await chmod(folder, 0o755)
  onTestFinished(async () => {
    for (const pid of await processesIn(folder)) process.kill(pid, 'SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  return folder
}

/**
 * Returns a function that fills a data folder with a database, for tests that are not about the first start. The
 * database is created once for the whole test file: a copy takes a tenth of the time that PostgreSQL needs to create
 * one.
 */
export function preparedDatabase(): (dataDir: string) => Promise<string> {
  let prepared: Promise<string> | undefined
  afterAll(async () => {
    if (prepared !== undefined) await rm(await prepared, { recursive: true, force: true })
  })
  return async dataDir => {
    prepared ??= makeDatabase()
    await mkdir(dataDir, { recursive: true })
    // `cp` keeps the permissions of folders, which PostgreSQL requires; Node's own copy does not.
    await promisify(execFile)('cp', ['-a', `${await prepared}/.`, dataDir])
    return dataDir
  }
}

async function makeDatabase(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trimestre-pg-prepared-'))
  await chmod(folder, 0o755)
  const postgres = await openPostgres({ dataDir: folder })
  await postgres.stop()
  return folder
}

/** Returns the ids of the processes whose working directory is `folder` or below it (Linux only). */
export async function processesIn(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  const places = await Promise.all(pids.map(pid => readlink(`/proc/${pid}/cwd`).catch(() => '')))
  return pids.filter((_, index) => places[index]?.startsWith(folder)).map(Number)
}

/** Runs one statement on a separate connection and returns its rows. */
export async function sql(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patiently(30_000) })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Waits until `check` returns true, for at most a minute on an idle machine. */
export async function eventually(check: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + patiently(60_000)
  while (!(await check())) {
    if (performance.now() > deadline) throw new Error('it did not happen within a minute')
    await sleep(20)
  }
}
