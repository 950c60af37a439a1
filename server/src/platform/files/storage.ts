import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { codeOf } from '../log/failures.ts'
import { folderStore } from './folder-store.ts'
import { openBucket } from './object-store.ts'

export type StoredFile = { name: string; writtenAt: Date }

/** Files that are visible to every process of an installation, each under a unique name. */
export type FileStore = {
  /** Stores the file durably before it resolves; replaces a file of the same name. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Returns undefined when there is no such file. */
  get(name: string): Promise<Buffer | undefined>
  /** Has no effect when there is no such file. */
  remove(name: string): Promise<void>
  /** Lists every file, including unfinished ones of a folder. */
  list(): AsyncIterable<StoredFile>
}

/** The files that the product stores outside its database: pictures, and mails where there is no mail server. */
export const storeNames = ['media', 'outbox'] as const
export type StoreName = (typeof storeNames)[number]

export type Storage = Record<StoreName, FileStore> & {
  /** The folder or the address of the bucket, for administrators. */
  place: string
  /** Returns the free bytes on the disk of `DATA_DIR`; null where files are in an object store. */
  freeBytes(): Promise<number | null>
}

/**
 * Creates the storage in folders of `DATA_DIR`, which several machines can share, or in a bucket of an object store.
 */
export function createStorage({ dataDir, objectStore }: Pick<Config, 'dataDir' | 'objectStore'>): Storage {
  if (objectStore === undefined) {
    return {
      media: folderStore(join(dataDir, 'media'), { isPrivate: false }),
      outbox: folderStore(join(dataDir, 'outbox'), { isPrivate: true }),
      place: dataDir,
      freeBytes: () => freeBytes(dataDir),
    }
  }
  const storeOf = openBucket(objectStore)
  return {
    media: storeOf('media'),
    outbox: storeOf('outbox'),
    place: objectStore.url,
    freeBytes: async () => null,
  }
}

/** Returns the free bytes on the disk of a folder, or of its nearest existing parent. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error
    return freeBytes(dirname(folder))
  }
}
