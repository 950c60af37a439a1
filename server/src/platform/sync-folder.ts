import { open } from 'node:fs/promises'

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
