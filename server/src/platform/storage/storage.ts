import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { codeOf } from '../failures.ts'
import { folderStore } from './folder-store.ts'
import { openBucket } from './object-store.ts'

export type StoredFile = { name: string; writtenAt: Date }

/** Files that every process of an installation sees, each under a name of its own. */
export type FileStore = {
  /** When this answers, the file is kept for good; one of the same name is replaced. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Undefined when there is no such file. */
  get(name: string): Promise<Buffer | undefined>
  /** Harmless when there is no such file. */
  remove(name: string): Promise<void>
  /** Every file, unfinished ones of a folder among them. */
  list(): AsyncIterable<StoredFile>
}

/** What the product keeps outside of its database: pictures, and mails where there is no mail server. */
export const storeNames = ['media', 'outbox'] as const
export type StoreName = (typeof storeNames)[number]

export type Storage = Record<StoreName, FileStore> & {
  /** For an administrator: the folder, or the address of the bucket. */
  place: string
  /** Bytes left on the disk that `DATA_DIR` is on; null where files lie in an object store. */
  freeBytes(): Promise<number | null>
}

/** Files lie in folders of `DATA_DIR`, which several machines then share, or in a bucket of an object store. */
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

/** Of the disk on which a folder is, or will be once it is made. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error
    return freeBytes(dirname(folder))
  }
}
