import { mkdir, open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCodeOf } from './errors.ts'

/**
 * Creates a folder and its missing parents. Node's own `recursive` never ends where the system reports a folder as
 * missing although its parent exists, as in /proc.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await makeOne(path, mode)
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path), mode)
    await makeOne(path, mode)
  }
}

/** Accepts an existing folder, but not an existing file. */
async function makeOne(path: string, mode: number | undefined): Promise<void> {
  try {
    await mkdir(path, mode)
  } catch (error) {
    const isThere = errorCodeOf(error) === 'EEXIST' && (await stat(path)).isDirectory()
    if (!isThere) throw error
  }
}

/**
 * Flushes the entries of a folder to disk, so that they survive a power cut. Windows has no such call and needs none.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
