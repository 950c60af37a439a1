import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { bringTablesTo, latestTables, lockTables } from '../../platform/db/migrate.ts'
import type { Storage } from '../../platform/files/storage.ts'
import { CannotRun } from '../../platform/process/command-server.ts'
import type { Entry } from './archive.ts'
import { fileOfEntry, type Manifest, type Seal, secretName, tableOfPart } from './manifest.ts'
import { checkBackup, readEntries } from './read-backup.ts'
import {
  connectWithoutTimeouts,
  copyRowsIn,
  countProductSessions,
  countRows,
  dropAllTables,
  emptyTables,
  isEmpty,
  listTables,
  setSequences,
  writeSetting,
} from './repo.ts'

export type Target = {
  connectionString: string
  dataDir: string
  kind: 'embedded' | 'postgresql'
  storage: Storage
}

export type RestoreReport = { manifest: Manifest; rowCount: number; fileCount: number }

/**
 * Restores a backup into a database, in one transaction: entirely or not at all. The tables are created as in the
 * version that wrote the backup, filled, and then migrated to this version, as an upgrade would do.
 */
export async function restoreBackup(
  path: string,
  target: Target,
  { force }: { force: boolean },
): Promise<RestoreReport> {
  const { manifest, seal } = await checkBackup(path)
  const client = await connectWithoutTimeouts(target.connectionString)
  try {
    await lockTables(client, 'exclusive')
    await refuseOccupied(client, target, force)
    await client.query('begin')
    await dropAllTables(client)
    await bringTablesTo(client, manifest.tablesVersion)
    await prepareTables(client, manifest)
    const { fileCount, secret } = await restoreEntries(client, path, target.storage, manifest)
    await setSequences(client, seal.sequences)
    await compareRows(client, seal)
    await bringTablesTo(client, latestTables())
    if (secret !== undefined) await storeSecret(client, target, secret)
    await client.query('commit')
    const rowCount = Object.values(seal.rows).reduce((sum, count) => sum + count, 0)
    return { manifest, rowCount, fileCount }
  } finally {
    await client.end()
  }
}

async function refuseOccupied(
  client: pg.Client,
  { connectionString }: Target,
  force: boolean,
): Promise<void> {
  if ((await countProductSessions(client, connectionString)) > 0) {
    throw new CannotRun('Trimestre is running on this database. Stop it, then restore.')
  }
  if (force || (await isEmpty(client))) return
  throw new CannotRun(
    'This database is not empty. Restore into an empty one, or add --force to replace everything in it.',
  )
}

/** Prepares the tables as the version of the backup had them, without the rows that creating them adds. */
async function prepareTables(client: pg.Client, manifest: Manifest): Promise<void> {
  const made = await listTables(client)
  const layout = (tables: readonly { name: string; columns: string[] }[]) =>
    JSON.stringify(tables.map(({ name, columns }) => [name, [...columns].sort()]).sort())
  if (layout(made) !== layout(manifest.tables)) {
    throw new CannotRun(
      'This backup has other tables than its version of Trimestre makes. It cannot be used.',
    )
  }
  await emptyTables(client, made)
}

/** Restores the entries. Files are stored permanently before the rows that refer to them are committed. */
async function restoreEntries(client: pg.Client, path: string, storage: Storage, manifest: Manifest) {
  let fileCount = 0
  let secret: Buffer | undefined
  for await (const entry of readEntries(path)) {
    const table = tableOfPart(entry.name)
    if (table !== undefined) await copyIn(client, manifest, table, entry)
    else if (entry.name === secretName) secret = entry.bytes
    else fileCount += await storeFile(storage, entry)
  }
  return { fileCount, secret }
}

async function copyIn(client: pg.Client, manifest: Manifest, name: string, entry: Entry): Promise<void> {
  const table = manifest.tables.find(each => each.name === name)
  if (table !== undefined) await pipeline(Readable.from([entry.bytes]), copyRowsIn(client, table))
}

async function storeFile(storage: Storage, { name, bytes }: Entry): Promise<0 | 1> {
  const place = fileOfEntry(name)
  if (place === undefined) return 0
  await storage[place.folder].put(place.file, bytes)
  return 1
}

/** Stores the secret where this kind of database keeps it, so that sessions remain valid on the restored product. */
async function storeSecret(client: pg.Client, { dataDir, kind }: Target, bytes: Buffer): Promise<void> {
  if (kind === 'embedded') await writeDurably(join(dataDir, 'jwt-secret'), bytes)
  else await writeSetting(client, 'jwtSecret', bytes.toString())
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.part`
  const file = await open(part, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, path)
}

async function compareRows(client: pg.Client, { rows }: Seal): Promise<void> {
  for (const [table, expected] of Object.entries(rows)) {
    const found = await countRows(client, table)
    if (found !== expected) throw new Error(`${table} has ${found} rows instead of ${expected}`)
  }
}
