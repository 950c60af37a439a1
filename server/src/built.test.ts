import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { type Client, createClient } from '@trimestre/contract/client'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createDatabase, type TestDatabase } from './testing/test-server.ts'

// The server as `npm start` runs it, in one file: what it looks for beside its source is still found. Built once, in the
// run on the product's own database.

const repository = resolve(import.meta.dirname, '../..')

describe.runIf(inject('databaseKind') === 'embedded')('the built server', { timeout: 120_000 }, () => {
  let folder: string
  let database: TestDatabase
  let product: ChildProcess
  let url: string
  let admin: Client
  let token: string

  beforeAll(async () => {
    const vite = join(repository, 'node_modules/vite/bin/vite.js')
    execFileSync(process.execPath, [vite, 'build', 'server', '--logLevel', 'error'], { cwd: repository })
    folder = await mkdtemp(join(tmpdir(), 'trimestre-built-'))
    database = await createDatabase()
    const env = { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: database.url, PORT: '0' }
    product = spawn(process.execPath, [join(repository, 'server/dist/main.js')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    url = await addressOf(product)
    const anonymous = createClient({ baseUrl: url, getToken: () => null })
    const body = { username: 'superadmin', password: 'superadmin' }
    token = (await anonymous('login', { body })).token
    admin = createClient({ baseUrl: url, getToken: () => token })
  })
  afterAll(async () => {
    const ended = once(product, 'exit')
    product.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  const read = (path: string) => fetch(url + path, { headers: { authorization: `Bearer ${token}` } })

  it('passes a quarter in its worker thread and prints it in a spreadsheet', async () => {
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

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('it says nothing')
  for await (const line of createInterface({ input: stdout })) {
    const address = /Trimestre is ready: (\S+)/.exec(line)?.[1]
    if (address !== undefined) return address.replace('localhost', '127.0.0.1')
  }
  throw new Error('it ended without being ready')
}
