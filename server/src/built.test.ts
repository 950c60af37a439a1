import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Client, createClient } from '@trimestre/contract/client'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type RunningProduct, readyAddress, runProduct } from './testing/run-product.ts'
import { createDatabase, type TestDatabase } from './testing/test-server.ts'

// These tests run the server like `npm start`, bundled into one file, and check that it still finds the files next to
// its source. It is built once, in the run on the embedded database, into a folder of its own, because others may be
// running the existing build.

const repository = resolve(import.meta.dirname, '../..')

describe.runIf(inject('databaseKind') === 'embedded')('the built server', () => {
  let folder: string
  let database: TestDatabase
  let product: RunningProduct
  let url: string
  let admin: Client
  let token: string

  beforeAll(async () => {
    const vite = join(repository, 'node_modules/vite/bin/vite.js')
    // The folder is in the repository, where the packages that the build does not bundle are found.
    await mkdir(join(repository, '.cache'), { recursive: true })
    folder = await mkdtemp(join(repository, '.cache/built-'))
    const options = ['--outDir', join(folder, 'server'), '--logLevel', 'error']
    execFileSync(process.execPath, [vite, 'build', 'server', ...options], { cwd: repository })
    database = await createDatabase()
    const home = { DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url, PORT: '0' }
    product = runProduct(join(folder, 'server/main.js'), home)
    url = await readyAddress(product)
    const anonymous = createClient({ baseUrl: url, getToken: () => null })
    const body = { username: 'superadmin', password: 'superadmin' }
    token = (await anonymous('login', { body })).token
    admin = createClient({ baseUrl: url, getToken: () => token })
  })
  afterAll(async () => {
    product.child.kill('SIGTERM')
    expect(await product.ended).toBe(0)
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  const read = (path: string) => fetch(url + path, { headers: { authorization: `Bearer ${token}` } })

  it('passes a quarter in its worker thread and exports it as a spreadsheet', async () => {
    const { id } = await admin('createGame', { body: { name: 'Bâti', nbTurns: 4, phase: 'Croissance' } })
    await admin('configureGame', { params: { id }, body: { nbTurns: 4, levelGame: 2 } })
    const { rounds: before } = await admin('getGame', { params: { id } })
    await admin('passAndOpenRound', { params: { gameId: id } })
    expect((await admin('getGame', { params: { id } })).rounds).toHaveLength(before.length + 1)
    const sheet = await read(`/api/v1/games/${id}/exports/results?format=xlsx`)
    expect([sheet.status, (await sheet.arrayBuffer()).byteLength > 1000]).toEqual([200, true])
  })

  it.each(['/api/reference/', '/api/openapi.json'])('serves %s', async path => {
    expect((await read(path)).status).toBe(200)
  })
})
