import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { errorCodeOf, orUseAServer, PostgresUnavailable } from './errors.ts'

/** How to run a PostgreSQL program under an identity that it accepts: it refuses to run as root. */
export type Runner = { prefix: string[]; uid?: number; gid?: number }

const namespacePrefix = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--']

/**
 * Chooses the identity for a database folder. An ordinary user runs PostgreSQL directly. Root runs it in a user
 * namespace that maps root to user 1000: the files still belong to root and no system account is needed. For a folder
 * that an ordinary user created, root runs it as that user.
 */
export async function runnerFor(clusterDir: string): Promise<Runner> {
  const me = process.getuid?.()
  if (me === undefined) return { prefix: [] }
  const owner = await stat(clusterDir).catch(() => undefined)
  if (me !== 0) {
    if (owner !== undefined && owner.uid !== me) throw foreignFolder(clusterDir, owner.uid)
    return { prefix: [] }
  }
  if (owner !== undefined && owner.uid !== 0) return { prefix: [], uid: owner.uid, gid: owner.gid }
  return { prefix: namespacePrefix }
}

/**
 * Starts `program` as the runner requires, in a separate process group, so that Ctrl-C in a terminal does not reach it.
 */
export function spawnAs(
  runner: Runner,
  program: string,
  args: string[],
  stdio: SpawnOptions['stdio'],
): ChildProcess {
  const [command, ...rest] = [...runner.prefix, program, ...args]
  return spawn(command ?? program, rest, {
    cwd: process.platform === 'win32' ? undefined : '/',
    detached: true,
    env: environment(),
    stdio,
    uid: runner.uid,
    gid: runner.gid,
    windowsHide: true,
  })
}

/** Runs `program` until it ends. Resolves with its exit code and everything it printed. */
export function runToEnd(
  runner: Runner,
  program: string,
  args: string[],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawnAs(runner, program, args, ['ignore', 'pipe', 'pipe'])
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', cause => reject(cannotRun(runner, program, cause)))
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })
}

/**
 * Checks that root may use user namespaces, when this runner needs them.
 * @throws PostgresUnavailable `database/no-user-namespace`
 */
export async function requireNamespaces(runner: Runner): Promise<void> {
  if (runner.prefix.length === 0) return
  const { code, output } = await runToEnd(runner, 'true', [])
  if (code !== 0) throw noNamespace(output.trim())
}

/** Converts the failure to start a program to an error that an administrator can act on. */
export function cannotRun(runner: Runner, program: string, cause: unknown): PostgresUnavailable {
  if (runner.prefix.length > 0 && errorCodeOf(cause) === 'ENOENT')
    return noNamespace('unshare is not installed', cause)
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new PostgresUnavailable(
    'database/start-failed',
    `${program} cannot be run (${reason}). Check that this user may read and run it, ${orUseAServer}.`,
    cause,
  )
}

function noNamespace(reason: string, cause?: unknown): PostgresUnavailable {
  return new PostgresUnavailable(
    'database/no-user-namespace',
    `PostgreSQL refuses to run as root, and this system does not allow the user namespace that works around it (${reason}). Start the product as an ordinary user, ${orUseAServer}.`,
    cause,
  )
}

function foreignFolder(clusterDir: string, uid: number): PostgresUnavailable {
  return new PostgresUnavailable(
    'database/start-failed',
    `The database folder ${clusterDir} belongs to another user (number ${uid}). Start the product as that user, or give the folder to this one.`,
  )
}

/**
 * Returns the environment without the PG* variables of the administrator's shell, which could redirect our server, and
 * with a locale that keeps its messages in English.
 */
function environment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('PG') && !name.startsWith('LC_'),
  )
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' }
}
