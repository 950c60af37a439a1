import { randomBytes } from 'node:crypto'
import { open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, syncFolder } from '@trimestre/embedded-postgres/folders'
import { codeOf } from '../log/failures.ts'
import type { FileStore, StoredFile } from './storage.ts'

/** Stores files in a folder, which several machines may share. Only this user can read a private folder. */
export function folderStore(folder: string, { isPrivate }: { isPrivate: boolean }): FileStore {
  const modes = isPrivate ? { folder: 0o700, file: 0o600 } : { folder: 0o777, file: 0o666 }
  return {
    async put(name, bytes) {
      await makeFolder(folder, modes.folder)
      // Processes on two machines may have the same pid, so a random part keeps their unfinished files apart.
      const unfinished = join(folder, `.${name}.${randomBytes(6).toString('hex')}.part`)
      try {
        await writeDurably(unfinished, bytes, modes.file)
        await rename(unfinished, join(folder, name))
        await syncFolder(folder)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    get: name => unlessMissing(readFile(join(folder, name)), undefined),
    remove: name => rm(join(folder, name), { force: true }),
    list: () => filesIn(folder),
  }
}

async function writeDurably(path: string, bytes: Buffer, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function* filesIn(folder: string): AsyncGenerator<StoredFile> {
  for await (const { name } of await unlessMissing(opendir(folder), [])) {
    const file = await unlessMissing(stat(join(folder, name)), undefined)
    if (file?.isFile()) yield { name, writtenAt: file.mtime }
  }
}

function unlessMissing<T, U>(found: Promise<T>, otherwise: U): Promise<T | U> {
  return found.catch(error => {
    if (codeOf(error) === 'ENOENT') return otherwise
    throw error
  })
}
