import { randomBytes } from 'node:crypto'
import { codeOf } from '../log/failures.ts'
import { faultFields, type Log } from '../log/log.ts'
import { isPermanent } from './object-store.ts'
import { type FileStore, type Storage, storeNames } from './storage.ts'

/** The folder or the bucket for files cannot be written; the message tells an administrator what to do. */
export class StorageUnusable extends Error {
  override readonly name = 'StorageUnusable'
}

/**
 * Error codes due to the settings. ENOENT is reported for folders that the system does not allow anybody to create,
 * such as one in /proc.
 */
const settingsAtFault = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EEXIST',
  'EISDIR',
  'ELOOP',
  'ENAMETOOLONG',
  'ENOENT',
])

/**
 * Writes, reads, lists and removes a temporary file. A wrong setting stops the start; a store that is temporarily
 * unavailable does not: everything but pictures works without it.
 * @throws StorageUnusable
 */
export async function checkStorage(storage: Storage, log: Log): Promise<void> {
  const { place } = storage
  try {
    for (const name of storeNames) await tryOut(storage[name])
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
    if (isPermanent(cause)) {
      throw new StorageUnusable(
        `The object store refuses S3_BUCKET_URL (${place}): ${cause.code}. Check the bucket, S3_REGION, and that the key may read, write, list and delete in it.`,
        { cause },
      )
    }
    const code = codeOf(cause) ?? ''
    if (settingsAtFault.has(code)) {
      throw new StorageUnusable(
        `DATA_DIR (${place}) cannot be written (${code}${pathOf(cause)}). Give this user the right, or choose another folder.`,
        { cause },
      )
    }
    log.warn('storage.unreachable', faultFields(cause))
  }
}

async function tryOut(store: FileStore): Promise<void> {
  const name = `.probe-${randomBytes(6).toString('hex')}`
  await store.put(name, Buffer.from('trimestre'))
  await store.get(name)
  for await (const _file of store.list()) break
  await store.remove(name)
}

/** Returns the path that could not be created or opened, unless it is the temporary file itself. */
function pathOf(cause: unknown): string {
  const path = cause instanceof Error && 'path' in cause ? String(cause.path) : ''
  return path === '' || path.includes('.probe-') ? '' : `: ${path}`
}
