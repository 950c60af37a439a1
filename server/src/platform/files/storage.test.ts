import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ObjectServer, startObjectServer } from '../../testing/object-server.ts'
import { readConfig } from '../config.ts'
import { createLog, silentLog } from '../log/log.ts'
import { checkStorage, StorageUnusable } from './check-storage.ts'
import { openBucket } from './object-store.ts'
import { createStorage, type FileStore, type Storage } from './storage.ts'

let folder: string
let server: ObjectServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trimestre-storage-'))
  server = await startObjectServer()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const kinds = ['folder', 'bucket'] as const
const storageOf = (kind: (typeof kinds)[number], env: Record<string, string> = {}): Storage =>
  createStorage(
    readConfig({ DATA_DIR: folder, ...(kind === 'bucket' ? { ...server.settings, ...env } : {}) }, folder),
  )

async function namesIn(store: FileStore): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.list()) names.push(name)
  return names.sort()
}

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000)
const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

describe.each(kinds)('a store in a %s', kind => {
  it('returns the last content stored under a name, and nothing once it is removed', async () => {
    const { media, outbox } = storageOf(kind)
    const bytes = Buffer.from([0, 255, 13, 10, 128])
    expect(await media.get('a.png')).toBeUndefined()
    await media.put('a.png', Buffer.from('before'))
    await media.put('a.png', bytes)
    await media.put('b.png', Buffer.alloc(0))
    await outbox.put('mail-1.eml', Buffer.from('To: you'))
    expect(await media.get('a.png')).toEqual(bytes)
    expect(await media.get('b.png')).toEqual(Buffer.alloc(0))
    expect(await outbox.get('a.png')).toBeUndefined()
    expect(await namesIn(media)).toEqual(['a.png', 'b.png'])
    expect(await namesIn(outbox)).toEqual(['mail-1.eml'])
    await media.remove('a.png')
    await media.remove('a.png')
    expect(await media.get('a.png')).toBeUndefined()
    expect(await namesIn(media)).toEqual(['b.png'])
  })

  it('reports when a file was written', async () => {
    const { media } = storageOf(kind)
    const before = secondsOf(new Date())
    await media.put('c.png', Buffer.from('c'))
    const after = secondsOf(new Date())
    const written: number[] = []
    for await (const { name, writtenAt } of media.list())
      if (name === 'c.png') written.push(secondsOf(writtenAt))
    // The clock of the file system is a few milliseconds behind, so the time may be in the previous second.
    expect(between(before - 1, after)).toContain(written[0])
  })

  it('passes the check at the start', async () => {
    const storage = storageOf(kind)
    const before = await namesIn(storage.media)
    const lines: string[] = []
    await checkStorage(
      storage,
      createLog(line => lines.push(line)),
    )
    expect(lines).toEqual([])
    expect(await namesIn(storage.media)).toEqual(before)
  })
})

describe('a bucket', () => {
  it('lists all objects, however few names one response contains', async () => {
    const { objectStore } = readConfig({ ...server.settings }, folder)
    if (objectStore === undefined) throw new Error('no bucket is set')
    const outbox = openBucket(objectStore, 2)('outbox')
    const names = ['list-1', 'list-2', 'list-3', 'list-4', 'list-5']
    for (const name of names) await outbox.put(name, Buffer.from(name))
    expect((await namesIn(outbox)).filter(name => name.startsWith('list-'))).toEqual(names)
  })

  it.each([
    ['another key', { S3_ACCESS_KEY_ID: 'nobody' }],
    ['another secret', { S3_SECRET_ACCESS_KEY: 'a-wrong-secret' }],
  ])('stops the start with %s, and the message does not contain the secret', async (_name, env) => {
    const check = checkStorage(storageOf('bucket', env), silentLog)
    await expect(check).rejects.toThrow(StorageUnusable)
    await expect(check).rejects.toThrow('S3_BUCKET_URL')
    await expect(check).rejects.not.toThrow('a-wrong-secret')
  })

  it('stops the start when it does not exist', async () => {
    const url = server.settings.S3_BUCKET_URL.replace(/trimestre$/, 'another')
    await expect(checkStorage(storageOf('bucket', { S3_BUCKET_URL: url }), silentLog)).rejects.toThrow(
      'NoSuchBucket',
    )
  })

  it('does not stop the start when it is unreachable, and is reported as temporarily unavailable', async () => {
    const storage = storageOf('bucket', { S3_BUCKET_URL: 'http://127.0.0.1:1/trimestre' })
    await expect(storage.media.get('a.png')).rejects.toMatchObject({
      code: 'server/unavailable',
      retryAfter: 5,
    })
    const lines: string[] = []
    await checkStorage(
      storage,
      createLog(line => lines.push(line)),
    )
    expect(lines.map(line => JSON.parse(line).event)).toEqual(['storage.unreachable'])
  })
})

it.skipIf(process.getuid?.() === 0)('names the folder that cannot be written', async () => {
  const closed = await mkdtemp(join(folder, 'closed-'))
  await chmod(closed, 0o500)
  const storage = createStorage(readConfig({ DATA_DIR: closed }, closed))
  await expect(checkStorage(storage, silentLog)).rejects.toThrow(`DATA_DIR (${closed}) cannot be written`)
})

it('reports a file in place of the folder', async () => {
  const { media } = storageOf('folder')
  await media.put('file', Buffer.from('x'))
  const storage = createStorage(readConfig({ DATA_DIR: join(folder, 'media', 'file') }, folder))
  await expect(checkStorage(storage, silentLog)).rejects.toThrow(/cannot be written \(ENOTDIR/)
})

it.each(['media', 'outbox'])('reports a file in place of %s', async name => {
  const dataDir = await mkdtemp(join(folder, 'file-'))
  await writeFile(join(dataDir, name), '')
  const storage = createStorage(readConfig({ DATA_DIR: dataDir }, dataDir))
  await expect(checkStorage(storage, silentLog)).rejects.toThrow(
    `DATA_DIR (${dataDir}) cannot be written (EEXIST: ${join(dataDir, name)})`,
  )
})

it.runIf(process.platform === 'linux')('ends with an error where no folder can be created', async () => {
  const storage = createStorage(readConfig({ DATA_DIR: '/proc/trimestre' }, '/'))
  await expect(checkStorage(storage, silentLog)).rejects.toThrow(StorageUnusable)
})

it('reports the free space on the disk of a folder that does not exist yet', async () => {
  const storage = createStorage(readConfig({ DATA_DIR: join(folder, 'not', 'yet') }, folder))
  expect(await storage.freeBytes()).toBeGreaterThan(0)
  expect(await storageOf('bucket').freeBytes()).toBeNull()
})
