import { randomBytes } from 'node:crypto'
import { codeOf } from '../failures.ts'
import { faultFields, type Log } from '../log.ts'
import { isForGood } from './object-store.ts'
import type { Storage } from './storage.ts'

/** The folder or the bucket for files cannot be written; the message says so to an administrator. */
export class StorageUnusable extends Error {
  override readonly name = 'StorageUnusable'
}

const settingsAtFault = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'])

/**
 * Writes, reads, lists and removes a file of no importance. A setting that is wrong stops the start; a store that is
 * away for the moment does not: everything but pictures works without it.
 * @throws StorageUnusable
 */
export async function checkStorage({ media, place }: Storage, log: Log): Promise<void> {
  const name = `.probe-${randomBytes(6).toString('hex')}`
  try {
    await media.put(name, Buffer.from('trimestre'))
    await media.get(name)
    for await (const _file of media.list()) break
    await media.remove(name)
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
    if (isForGood(cause)) {
      throw new StorageUnusable(
        `The object store refuses S3_BUCKET_URL (${place}): ${cause.code}. Check the bucket, S3_REGION, and that the key may read, write, list and delete in it.`,
        { cause },
      )
    }
    const code = codeOf(cause) ?? ''
    if (settingsAtFault.has(code)) {
      throw new StorageUnusable(
        `DATA_DIR (${place}) cannot be written (${code}). Give this user the right, or choose another folder.`,
        { cause },
      )
    }
    log.warn('storage.unreachable', faultFields(cause))
  }
}
