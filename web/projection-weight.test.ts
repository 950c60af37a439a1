import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

/** The maximum size of the projection script of a company's quarter, in kilobytes compressed with Brotli. */
const weightMax = 13

test('the projection is small and runs in any browser', async () => {
  const entry = fileURLToPath(new URL('../engine/src/projection.ts', import.meta.url))
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2023', lib: { entry, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[]
  const [chunk, ...others] = built[0]?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('no script was built')
  expect(others).toEqual([])
  expect([...chunk.imports, ...chunk.dynamicImports]).toEqual([])
  expect(chunk.code).not.toMatch(/\bprocess\.|\brequire\(|\bdocument\.|\bwindow\./)
  const kilobytes = brotliCompressSync(chunk.code).length / 1000
  console.info(`projection: ${kilobytes.toFixed(1)} kB`)
  expect(kilobytes).toBeLessThan(weightMax)
})
