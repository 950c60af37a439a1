import { chmod, mkdtemp, readdir, readlink, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { onTestFinished } from 'vitest'

/** A data folder that lasts as long as the test, with every server process that still works in it. */
export async function testFolder(prefix = 'trimestre-pg-'): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), prefix)))
  await chmod(folder, 0o755)
  onTestFinished(async () => {
    for (const pid of await processesIn(folder)) process.kill(pid, 'SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  return folder
}

/** Numbers of the processes whose working folder is `folder` or below (Linux only). */
export async function processesIn(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  const places = await Promise.all(pids.map(pid => readlink(`/proc/${pid}/cwd`).catch(() => '')))
  return pids.filter((_, index) => places[index]?.startsWith(folder)).map(Number)
}

/** Runs one statement on a connection of its own and returns its rows. */
export async function sql(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Waits until `check` holds, at most a minute. */
export async function eventually(check: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 60_000
  while (!(await check())) {
    if (performance.now() > deadline) throw new Error('it did not happen within a minute')
    await sleep(20)
  }
}
