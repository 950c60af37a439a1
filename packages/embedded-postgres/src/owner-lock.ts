import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { diskFull, fileFailure, PostgresUnavailable } from './errors.ts'

const attempts = 30
const pauseMs = 100
const sqliteBusy = 5
const sqliteFull = 13

/** The lock held by the one process that owns a data folder. */
export type OwnerLock = { release(): void }

/**
 * Takes the data folder for this process. The lock is SQLite's, hence the kernel's: it ends with the process even on
 * kill -9, unlike a pid file. Waits up to three seconds for a process that is just ending: a restart often begins
 * before the earlier run has finished its last requests.
 * @throws PostgresUnavailable `database/in-use` when another process holds the lock
 */
export async function takeOwnership(dataDir: string): Promise<OwnerLock> {
  for (let attempt = 1; ; attempt += 1) {
    const lock = tryToLock(dataDir)
    if (lock !== undefined) return lock
    if (attempt === attempts) throw inUse(dataDir)
    await sleep(pauseMs)
  }
}

function tryToLock(dataDir: string): OwnerLock | undefined {
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(join(dataDir, '.lock'))
    file.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive')
  } catch (cause) {
    file?.close()
    const code = sqliteCodeOf(cause)
    if (code === sqliteBusy) return undefined
    throw code === sqliteFull ? diskFull(dataDir, cause) : fileFailure(dataDir, cause)
  }
  const held = file
  return { release: () => held.isOpen && held.close() }
}

function sqliteCodeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return undefined
  return typeof error.errcode === 'number' ? error.errcode & 0xff : undefined
}

function inUse(dataDir: string): PostgresUnavailable {
  return new PostgresUnavailable(
    'database/in-use',
    `The folder ${dataDir} is in use by another running copy of this product. Stop that one first, or give this one another DATA_DIR.`,
  )
}
