import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../../platform/failures.ts'

/** Where pictures lie; every process of an installation is to see the same folder. */
const folderOf = (dataDir: string): string => join(dataDir, 'media')

/** Stores bytes under a new name nobody can guess. When this answers, the file is on disk for good. */
export async function storeFile(dataDir: string, bytes: Buffer, ending: string): Promise<string> {
  const folder = folderOf(dataDir)
  await mkdir(folder, { recursive: true })
  const fileName = `${randomBytes(16).toString('hex')}.${ending}`
  const temporary = join(folder, `.${fileName}.part`)
  try {
    await writeDurably(temporary, bytes)
    await rename(temporary, join(folder, fileName))
    await syncFolder(folder)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  return fileName
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The new name itself must survive a power cut. Windows has no such call, and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Undefined when the file is not in this folder. */
export async function readStored(dataDir: string, fileName: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(folderOf(dataDir), fileName))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

export async function removeStored(dataDir: string, fileName: string): Promise<void> {
  await rm(join(folderOf(dataDir), fileName), { force: true })
}

/** Names of the files written before this instant, unfinished ones among them. */
export async function listStoredBefore(dataDir: string, before: Date): Promise<string[]> {
  const folder = folderOf(dataDir)
  const names = await readdir(folder).catch(error => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  const old: string[] = []
  for (const name of names) {
    const file = await stat(join(folder, name)).catch(() => undefined)
    if (file?.isFile() && file.mtime < before) old.push(name)
  }
  return old
}
