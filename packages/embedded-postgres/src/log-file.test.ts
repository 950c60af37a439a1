import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boundLog, readLogSince } from './log-file.ts'
import { testFolder } from './testing/test-folder.ts'

test('keeps one copy of a log that grew too long and starts an empty one', async () => {
  const path = join(await testFolder(), 'postgres.log')
  await writeFile(path, 'x'.repeat(6 * 1024 * 1024))
  await boundLog(path)
  expect((await stat(path)).size).toBe(0)
  expect((await stat(`${path}.1`)).size).toBe(6 * 1024 * 1024)
})

test('reads only what was written after the offset', async () => {
  const path = join(await testFolder(), 'postgres.log')
  await writeFile(path, 'old\nnew\n')
  expect(await readLogSince(path, 4)).toBe('new\n')
  expect(await readLogSince(`${path}.absent`, 4)).toBe('')
})
