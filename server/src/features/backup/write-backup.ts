import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import manifest from '../../../package.json' with { type: 'json' }
import { lockTables, tablesVersion } from '../../platform/db/migrate.ts'
import type { Storage } from '../../platform/files/storage.ts'
import { codeOf } from '../../platform/log/failures.ts'
import { CannotRun } from '../../platform/process/command-server.ts'
import { type Entry, tarOf } from './archive.ts'
import { type Manifest, manifestName, partName, type Seal, sealName, secretName } from './manifest.ts'
import {
  connectWithoutTimeouts,
  copyRowsOut,
  listPictureFiles,
  listTables,
  readSequences,
  readSetting,
  writeSetting,
} from './repo.ts'

export type Source = {
  connectionString: string
  dataDir: string
  storage: Storage
  /** The secret when the environment sets it; it is then not part of the backup. */
  jwtSecret: string | undefined
}

export type BackupReport = {
  byteCount: number
  rowCount: number
  pictureCount: number
  missingPictures: number
}

/** The key under which `settings` stores the last backup. */
export const lastBackupKey = 'lastBackup'

const partBytes = 4 * 1024 * 1024

/**
 * Writes all data of the product into one new file while the product runs: one snapshot of the database, the pictures,
 * the mails that are files, and the session secret. The file appears under its name once it is complete and on disk.
 */
export async function writeBackup(source: Source, path: string): Promise<BackupReport> {
  await refuseExisting(path)
  const client = await connectWithoutTimeouts(source.connectionString)
  const part = `${path}.part`
  try {
    await lockTables(client, 'shared')
    const seal = await writeFile(client, source, part)
    await rename(part, path)
    const report = { byteCount: (await stat(path)).size, ...summaryOf(seal) }
    await writeSetting(client, lastBackupKey, { at: new Date().toISOString(), bytes: report.byteCount })
    return report
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function refuseExisting(path: string): Promise<void> {
  const exists = await stat(path).then(
    () => true,
    () => false,
  )
  if (exists) throw new CannotRun(`${path} exists already: give the backup another name.`)
}

/** Writes the file in a transaction that sees the same state of the database from its first statement to its last. */
async function writeFile(client: pg.Client, source: Source, path: string): Promise<Seal> {
  const seal: Seal = { entries: [], rows: {}, sequences: {}, missingPictures: 0 }
  const file = await open(path, 'wx', 0o600)
  try {
    await client.query('begin isolation level repeatable read read only')
    const target = createWriteStream('', { fd: file.fd, autoClose: false })
    await pipeline(Readable.from(tarOf(sealed(client, source, seal))), createGzip(), target)
    await client.query('commit')
    await file.sync()
  } finally {
    await file.close()
  }
  return seal
}

/** Yields all entries, recording each in the seal, and then the seal itself. */
async function* sealed(client: pg.Client, source: Source, seal: Seal): AsyncGenerator<Entry> {
  for await (const entry of contents(client, source, seal)) {
    seal.entries.push({ name: entry.name, sha256: createHash('sha256').update(entry.bytes).digest('hex') })
    yield entry
  }
  yield { name: sealName, bytes: Buffer.from(JSON.stringify(seal)) }
}

async function* contents(client: pg.Client, source: Source, seal: Seal): AsyncGenerator<Entry> {
  const tables = await listTables(client)
  const head: Manifest = {
    product: 'trimestre',
    format: 1,
    version: manifest.version,
    tablesVersion: await tablesVersion(client),
    createdAt: new Date().toISOString(),
    tables,
  }
  yield { name: manifestName, bytes: Buffer.from(JSON.stringify(head)) }
  yield* secret(client, source)
  // The files come first: those that the snapshot refers to may be purged any day.
  yield* pictures(client, source.storage, seal)
  yield* outbox(source.storage)
  for (const table of tables) {
    seal.rows[table.name] = 0
    let index = 0
    for await (const bytes of inParts(copyRowsOut(client, table))) {
      seal.rows[table.name] = (seal.rows[table.name] ?? 0) + rowsIn(bytes)
      yield { name: partName(table.name, ++index), bytes }
    }
  }
  seal.sequences = await readSequences(client)
}

/** Yields the secret, which is in a file next to the embedded database or in the settings of an external server. */
async function* secret(client: pg.Client, { dataDir, jwtSecret }: Source): AsyncGenerator<Entry> {
  if (jwtSecret !== undefined) return
  const kept = await readSetting(client, 'jwtSecret')
  const value = typeof kept === 'string' ? Buffer.from(kept) : await readIfThere(join(dataDir, 'jwt-secret'))
  if (value !== undefined) yield { name: secretName, bytes: value }
}

async function* pictures(client: pg.Client, { media }: Storage, seal: Seal): AsyncGenerator<Entry> {
  for (const name of await listPictureFiles(client)) {
    const bytes = await media.get(name)
    if (bytes === undefined) seal.missingPictures += 1
    else yield { name: `media/${name}`, bytes }
  }
}

async function* outbox({ outbox: mails }: Storage): AsyncGenerator<Entry> {
  const names: string[] = []
  for await (const { name } of mails.list()) if (name.endsWith('.eml')) names.push(name)
  for (const name of names.sort()) {
    const bytes = await mails.get(name)
    if (bytes !== undefined) yield { name: `outbox/${name}`, bytes }
  }
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(error => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
}

/** Yields whole rows in parts of bounded size, so that a table of any length takes only a few megabytes of memory. */
async function* inParts(stream: Readable): AsyncGenerator<Buffer> {
  let kept: Buffer[] = []
  let byteCount = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    kept.push(chunk)
    byteCount += chunk.length
    if (byteCount < partBytes) continue
    const whole = Buffer.concat(kept)
    const end = whole.lastIndexOf(10) + 1
    if (end > 0) yield whole.subarray(0, end)
    kept = [whole.subarray(end)]
    byteCount = whole.length - end
  }
  if (byteCount > 0) yield Buffer.concat(kept)
}

/** Counts line breaks: each row ends with one, and those inside values are escaped. */
function rowsIn(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count += 1
  return count
}

function summaryOf({ entries, rows, missingPictures }: Seal) {
  const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const pictureCount = entries.filter(({ name }) => name.startsWith('media/')).length
  return { rowCount, pictureCount, missingPictures }
}
