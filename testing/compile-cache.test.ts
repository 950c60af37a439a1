import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'

const typeStripper = 'NativeModule internal/deps/amaro/dist/index'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trimestre-worker-'))
})

afterAll(() => rm(folder, { recursive: true }))

test('a worker thread of a test loads TypeScript from the compile cache, not through WebAssembly', async () => {
  const script = pathToFileURL(join(folder, 'worker.ts'))
  await writeFile(
    script,
    `import { parentPort } from 'node:worker_threads'
     const loaded: string[] = process.moduleLoadList
     parentPort?.postMessage(loaded) // ${crypto.randomUUID()}`,
  )
  expect(await modulesLoadedBy(script)).toContain(typeStripper)
  expect(await modulesLoadedBy(script)).not.toContain(typeStripper)
})

/** Returns the names of Node's own modules that a worker thread with this script has loaded. */
async function modulesLoadedBy(script: URL): Promise<string[]> {
  const worker = new Worker(script)
  const ended = once(worker, 'exit')
  const [modules] = await once(worker, 'message')
  await ended
  return modules
}
