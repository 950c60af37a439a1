import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boundLog, readLogSince } from './log-file.ts'
import { testFolder } from './testing/test-folder.ts'

test('a log that grew too long is kept once and begun again', async () => {
  const path = join(await testFolder(), 'postgres.log')
  await writeFile(path, 'x'.repeat(6 * 1024 * 1024))
  await boundLog(path)
  expect((await stat(path)).size).toBe(0)
  expect((await stat(`${path}.1`)).size).toBe(6 * 1024 * 1024)
})

test('only what was written since is read', async () => {
  const path = join(await testFolder(), 'postgres.log')
  await writeFile(path, 'old\nnew\n')
  expect(await readLogSince(path, 4)).toBe('new\n')
  expect(await readLogSince(`${path}.absent`, 4)).toBe('')
})
