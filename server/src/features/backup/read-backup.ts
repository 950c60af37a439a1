import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { latestTables } from '../../platform/db/migrate.ts'
import { codeOf } from '../../platform/log/failures.ts'
import { CannotRun } from '../../platform/process/command-server.ts'
import { ArchiveDamaged, type Entry, entriesOf } from './archive.ts'
import { type Manifest, manifestName, manifestSchema, type Seal, sealName, sealSchema } from './manifest.ts'

/** Reads the entries of a backup. Throws {@link CannotRun} when the file is damaged. */
export async function* readEntries(path: string): AsyncGenerator<Entry> {
  const file = createReadStream(path)
  const plain = createGunzip()
  file.on('error', error => plain.destroy(error))
  file.pipe(plain)
  try {
    yield* entriesOf(plain)
  } catch (error) {
    const isDamage = error instanceof ArchiveDamaged || codeOf(error)?.startsWith('Z_') === true
    throw isDamage ? damaged(path) : error
  } finally {
    file.destroy()
  }
}

/** Reads a backup from end to end and compares it with its seal, before anything is changed. */
export async function checkBackup(path: string): Promise<{ manifest: Manifest; seal: Seal }> {
  const there = await stat(path).catch(() => undefined)
  if (there?.isFile() !== true) throw new CannotRun(`There is no file ${path}.`)
  const found: Seal['entries'] = []
  let head: Buffer | undefined
  let last: Entry | undefined
  for await (const entry of readEntries(path)) {
    if (last !== undefined) found.push({ name: last.name, sha256: digestOf(last.bytes) })
    head ??= entry.name === manifestName ? entry.bytes : Buffer.alloc(0)
    last = entry
  }
  const manifest = manifestSchema.safeParse(parsed(head))
  if (!manifest.success) throw new CannotRun(`${path} is not a backup that this version understands.`)
  refuseNewer(manifest.data)
  const seal = sealSchema.safeParse(parsed(last?.name === sealName ? last.bytes : undefined))
  if (!seal.success || JSON.stringify(seal.data.entries) !== JSON.stringify(found)) throw damaged(path)
  return { manifest: manifest.data, seal: seal.data }
}

function refuseNewer({ tablesVersion, version }: Manifest): void {
  if (tablesVersion <= latestTables()) return
  throw new CannotRun(
    `This backup was made by a newer version of Trimestre (${version}). Restore it with that version.`,
  )
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

function parsed(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString() ?? '')
  } catch {
    return undefined
  }
}

const damaged = (path: string): CannotRun =>
  new CannotRun(`${path} is damaged or was cut short. Nothing has been changed; use another backup.`)
