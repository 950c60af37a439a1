import { access, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { purgePictures } from './features/media/purge.ts'
import type { FileStore } from './platform/files/storage.ts'
import { anAccount } from './testing/build-game.ts'
import { databaseNow } from './testing/database-clock.ts'
import { type ObjectServer, startObjectServer } from './testing/object-server.ts'
import { aPicture, formOf } from './testing/pictures.ts'
import { runCommand } from './testing/run-command.ts'
import { spawnProduct } from './testing/spawn-product.ts'
import { createDatabase, startTestServer, type TestServer } from './testing/test-server.ts'

// With a bucket for pictures and mails, processes need no shared folder and no folder of their own.

let objects: ObjectServer
let server: TestServer
let folder: string

beforeAll(async () => {
  objects = await startObjectServer()
  server = await startTestServer({ isAlone: true, env: objects.settings })
  folder = await mkdtemp(join(tmpdir(), 'trimestre-object-store-'))
})
afterAll(async () => {
  await server.stop()
  await objects.stop()
  await rm(folder, { recursive: true, force: true })
})

const send = async (as: string) =>
  (await server.client(as))('uploadPicture', { body: formOf(await aPicture().png().toBuffer()) })

async function namesIn(store: FileStore): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.list()) names.push(name)
  return names.sort()
}

const nameOf = (media: { contentUrl: string }): string => media.contentUrl.slice('/media/'.length)

it('a picture received by one process is served by another, which writes nothing to its own disk', async () => {
  const other = await spawnProduct({
    ...objects.settings,
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: join(folder, 'elsewhere'),
    JWT_SECRET: server.context.config.jwtSecret,
  })
  const media = await send('joueur1')
  const [here, there] = await Promise.all([server.url, other.url].map(url => fetch(url + media.contentUrl)))
  expect(there?.status).toBe(200)
  expect(there?.headers.get('content-type')).toBe('image/png')
  expect(await there?.bytes()).toEqual(await here?.bytes())
  const root = await server.client('superadmin')
  expect((await root('getSystemStatus')).storage.freeBytes).toBeNull()
  await other.stop()
  await expect(access(join(folder, 'elsewhere'))).rejects.toThrow()
  expect(await readdir(server.context.config.dataDir)).toEqual([])
})

it('mails are stored in the bucket, and deleted with the pictures of a deleted user', async () => {
  const { storage } = server.context
  const id = await anAccount(server, 'partante')
  const [own, kept] = [await send('partante'), await send('superadmin')]
  await server.fetch('/api/password/reset-request', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"partante@example.org"}',
  })
  await server.app.outbox.sendDue()
  const [mail = ''] = await namesIn(storage.outbox)
  expect((await storage.outbox.get(mail))?.toString()).toContain('To: partante@example.org')
  const root = await server.client('superadmin')
  await root('deleteUser', { params: { id } })
  expect(await namesIn(storage.outbox)).toEqual([])
  const names = await namesIn(storage.media)
  expect(names).toContain(nameOf(kept))
  expect(names).not.toContain(nameOf(own))
})

it('pictures that are no longer referenced are purged, and nothing else', async () => {
  const { storage } = server.context
  const media = await send('joueur2')
  await storage.media.put('left-behind.png', Buffer.from('x'))
  // The object store dates its files by its own clock.
  const at = (await databaseNow(server.context)).getTime()
  const inDays = (days: number) => ({ ...server.context, now: () => new Date(at + days * 86_400_000) })
  await purgePictures(inDays(0))
  expect(await namesIn(storage.media)).toContain('left-behind.png')
  await purgePictures(inDays(2))
  const names = await namesIn(storage.media)
  expect(names).not.toContain('left-behind.png')
  expect(names).toContain(nameOf(media))
})

it('the bucket is part of a backup, which can be restored to a bucket and to a folder', async () => {
  const { storage } = server.context
  const media = await send('joueur3')
  await server.fetch('/api/password/reset-request', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"joueur3@example.org"}',
  })
  await server.app.outbox.sendDue()
  const file = join(folder, 'school.tar.gz')
  const source = { ...objects.settings, DATABASE_URL: server.databaseUrl, DATA_DIR: folder }
  const pictures = (await namesIn(storage.media)).length
  const made = await runCommand('backup', ['--to', file], source)
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining(` and ${pictures} pictures`) })
  expect(made.output).not.toContain('have no file')

  const bytes = await storage.media.get(nameOf(media))
  const [mail = ''] = await namesIn(storage.outbox)
  await storage.media.remove(nameOf(media))
  await storage.outbox.remove(mail)
  for (const home of [source, { DATA_DIR: join(folder, 'home') }]) {
    const database = await createDatabase()
    const env = { ...home, DATABASE_URL: database.url }
    const restored = await runCommand('restore', ['--from', file], env)
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Start the product.') })
    await database.drop()
  }
  expect(await storage.media.get(nameOf(media))).toEqual(bytes)
  expect((await storage.outbox.get(mail))?.toString()).toContain('To: joueur3@example.org')
  expect(await readdir(join(folder, 'home', 'media'))).toContain(nameOf(media))
  expect(await readdir(join(folder, 'home', 'outbox'))).toEqual([mail])
})

it('an unavailable object store returns 503 for pictures, and everything else works', async () => {
  const apart = await startTestServer({
    isAlone: true,
    env: { ...objects.settings, S3_BUCKET_URL: 'http://127.0.0.1:1/trimestre' },
  })
  const player = await apart.client('joueur1')
  const body = formOf(await aPicture().png().toBuffer())
  await expect(player('uploadPicture', { body })).rejects.toMatchObject({ status: 503 })
  expect(await player('listGames')).toBeDefined()
  await apart.stop()
})
