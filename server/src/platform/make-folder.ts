import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from './failures.ts'

/**
 * Makes a folder and those above it that are missing. Node's own `recursive` never ends where the system says that a folder
 * is missing although the one above is there, as in /proc.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await makeOne(path, mode)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path), mode)
    await makeOne(path, mode)
  }
}

/** A folder that is there already will do; a file will not. */
async function makeOne(path: string, mode: number | undefined): Promise<void> {
  try {
    await mkdir(path, mode)
  } catch (error) {
    const isThere = codeOf(error) === 'EEXIST' && (await stat(path)).isDirectory()
    if (!isThere) throw error
  }
}
