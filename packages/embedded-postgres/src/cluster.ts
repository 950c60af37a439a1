import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { diskFull, errorCodeOf, fileFailure, PostgresUnavailable } from './errors.ts'
import { syncFolder } from './folders.ts'
import { type Runner, requireNamespaces, runnerFor, runToEnd } from './runner.ts'

export const databaseName = 'trimestre'
export const databaseUser = 'trimestre'

/** An existing database folder and everything needed to run its server. */
export type Cluster = {
  dataDir: string
  dir: string
  logPath: string
  password: string
  binaries: Binaries
  runner: Runner
}

/**
 * Makes sure that `dataDir/postgres` is a database folder of the right version, creating it on first use.
 * @param dataDir absolute path of an existing folder that this process owns
 */
export async function prepareCluster(
  dataDir: string,
  binaries: Binaries,
  log: (message: string) => void,
): Promise<Cluster> {
  const dir = join(dataDir, 'postgres')
  const runner = await runnerFor(dir)
  const version = await readVersion(dir)
  const passwordPath = join(dataDir, '.postgres-password')
  const cluster = { dataDir, dir, logPath: join(dataDir, 'postgres.log'), binaries, runner }
  if (version !== undefined) {
    if (version !== String(binaries.majorVersion)) throw wrongVersion(dir, version, binaries.majorVersion)
    return { ...cluster, password: await readFile(passwordPath, 'utf8').catch(() => '') }
  }
  await requireAbsentOrEmpty(dir)
  await requireNamespaces(runner)
  log('creating the database (first start)')
  try {
    const password = randomBytes(24).toString('base64url')
    await writeFile(passwordPath, password, { mode: 0o600 })
    await initialise({ ...cluster, password }, passwordPath)
    return { ...cluster, password }
  } catch (cause) {
    throw fileFailure(dataDir, cause)
  }
}

async function readVersion(dir: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dir, 'PG_VERSION'), 'utf8')).trim()
  } catch (cause) {
    if (errorCodeOf(cause) === 'ENOENT') return undefined
    throw fileFailure(dir, cause)
  }
}

async function requireAbsentOrEmpty(dir: string): Promise<void> {
  const names = await readdir(dir).catch((cause: unknown) => {
    if (errorCodeOf(cause) === 'ENOENT') return []
    throw fileFailure(dir, cause)
  })
  if (names.length === 0) return
  throw new PostgresUnavailable(
    'database/start-failed',
    `The folder ${dir} holds files that are not a PostgreSQL database. Move them away, or choose another DATA_DIR.`,
  )
}

/** Creates the folder under a temporary name and renames it, so that a kill in between leaves no partial folder. */
async function initialise(cluster: Cluster, passwordPath: string): Promise<void> {
  const partial = join(cluster.dataDir, 'postgres.partial')
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { mode: 0o700 })
  const options = [
    `--pgdata=${partial}`,
    `--username=${databaseUser}`,
    `--pwfile=${passwordPath}`,
    '--encoding=UTF8',
    // Sort and case rules that are the same on every machine and in every version of its C library.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // The socket is in a folder that only this user can enter; connections over TCP need the password.
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--no-instructions',
  ]
  const { code, output } = await runToEnd(cluster.runner, cluster.binaries.initdb, options)
  if (code !== 0) {
    await rm(partial, { recursive: true, force: true })
    throw initialisationFailure(cluster, output)
  }
  await rename(partial, cluster.dir)
  await syncFolder(cluster.dataDir)
}

function initialisationFailure(cluster: Cluster, output: string): PostgresUnavailable {
  if (/No space left on device|Disk quota exceeded/.test(output)) return diskFull(cluster.dataDir, output)
  return new PostgresUnavailable(
    'database/start-failed',
    `PostgreSQL could not create its folder ${cluster.dir}: ${lastLine(output)}`,
    output,
  )
}

/** Returns the last line that a failed program printed, which names the reason. */
export function lastLine(output: string): string {
  const lines = output
    .trim()
    .split('\n')
    .filter(line => /error|fatal|panic|:/i.test(line))
  return (
    lines.findLast(line => /error:|FATAL:|PANIC:/.test(line))?.trim() ?? lines.at(-1)?.trim() ?? 'no message'
  )
}

function wrongVersion(dir: string, found: string, wanted: number): PostgresUnavailable {
  return new PostgresUnavailable(
    'database/wrong-version',
    `The database in ${dir} was made by PostgreSQL ${found}, and this product brings PostgreSQL ${wanted}. Start the earlier version of the product and take a backup, or set DATABASE_URL to a PostgreSQL ${found} server that uses this folder.`,
  )
}
