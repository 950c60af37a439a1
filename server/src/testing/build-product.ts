import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const repository = resolve(import.meta.dirname, '../../..')
const vite = join(repository, 'node_modules/vite/bin/vite.js')

/**
 * Builds `product-process.ts` into one file for a test run: the file starts with a third of the work that its thousand
 * modules need, and a run starts it many times. `TEST_PRODUCT` passes its path to `spawnProduct`.
 */
export async function buildProduct(): Promise<{ remove(): Promise<void> }> {
  await mkdir(join(repository, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(repository, '.cache/test-product-'))
  const entry = ['--ssr', 'src/testing/product-process.ts']
  const options = ['--outDir', folder, '--logLevel', 'error']
  await promisify(execFile)(process.execPath, [vite, 'build', 'server', ...entry, ...options], {
    cwd: repository,
  })
  process.env.TEST_PRODUCT = join(folder, 'product-process.js')
  return {
    async remove() {
      delete process.env.TEST_PRODUCT
      await rm(folder, { recursive: true, force: true })
    },
  }
}
