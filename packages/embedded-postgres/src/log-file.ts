import { closeSync, openSync } from 'node:fs'
import { copyFile, open, stat, truncate } from 'node:fs/promises'

const largestBytes = 5 * 1024 * 1024
const tailBytes = 16 * 1024

/**
 * Opens the log for PostgreSQL to append to. PostgreSQL receives the file itself rather than a pipe to this process, so
 * that it can continue when this process is killed. Returns a descriptor, to be closed after the program has started.
 */
export function openLog(path: string): { descriptor: number; close(): void } {
  const descriptor = openSync(path, 'a', 0o600)
  return { descriptor, close: () => closeSync(descriptor) }
}

/** Returns the size of the log in bytes, 0 when there is none. */
export async function logSize(path: string): Promise<number> {
  return stat(path).then(
    found => found.size,
    () => 0,
  )
}

/**
 * Limits the log and its one older copy to about 5 MiB each. PostgreSQL appends, so it is safe to truncate its file.
 */
export async function boundLog(path: string): Promise<void> {
  if ((await logSize(path)) <= largestBytes) return
  await copyFile(path, `${path}.1`).catch(() => undefined)
  await truncate(path)
}

/** Returns the last 16 KiB, or less, of what was written after `offset` bytes. */
export async function readLogSince(path: string, offset: number): Promise<string> {
  const file = await open(path, 'r').catch(() => undefined)
  if (file === undefined) return ''
  try {
    const { size } = await file.stat()
    const start = Math.max(size - tailBytes, Math.min(offset, size))
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}
