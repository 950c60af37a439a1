import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseName, databaseUser } from './cluster.ts'
import { isSocket } from './endpoint.ts'
import { isPostmasterOf, readPidFile } from './pid-file.ts'

/**
 * Returns the address of the PostgreSQL that runs in `dataDir` for another process of the product; undefined when there
 * is none. It lets a command read the database while the product runs, without taking over the folder.
 */
export async function findRunningServer(dataDir: string): Promise<string | undefined> {
  const folder = await realpath(join(dataDir, 'postgres')).catch(() => undefined)
  if (folder === undefined) return undefined
  const file = await readPidFile(folder)
  if (file === undefined || !file.isReady || !(await isPostmasterOf(file.pid, folder))) return undefined
  const { host, port } = file.endpoint
  if (isSocket(file.endpoint)) {
    return `postgresql://${databaseUser}@/${databaseName}?host=${encodeURIComponent(host)}&port=${port}`
  }
  const password = await readFile(join(dataDir, '.postgres-password'), 'utf8').catch(() => '')
  return `postgresql://${databaseUser}:${encodeURIComponent(password)}@${host}:${port}/${databaseName}`
}
