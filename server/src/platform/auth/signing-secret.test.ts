import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import { readSigningSecret } from './signing-secret.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trimestre-secret-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const noDatabase = undefined as unknown as Database
const readIn = (dataDir: string) =>
  readSigningSecret(readConfig({ DATA_DIR: dataDir }, folder), noDatabase, 'embedded')

it('creates the secret once and then reads it back', async () => {
  const dataDir = join(folder, 'new', 'data')
  expect(await readIn(dataDir)).toBe(await readIn(dataDir))
})

it.each([
  ['empty', (path: string) => writeFile(path, '')],
  ['short', (path: string) => writeFile(path, 'short')],
  ['a folder', (path: string) => mkdir(path)],
])('refuses with one sentence a secret file that is %s', async (_name, make) => {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  await make(join(dataDir, 'jwt-secret'))
  await expect(readIn(dataDir)).rejects.toThrow(ConfigError)
  await expect(readIn(dataDir)).rejects.toThrow(/^The signing secret [^\n]+\.$/)
})
