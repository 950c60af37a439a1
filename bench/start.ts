/**
 * Measures how long the product takes to start: first `npm start` in a fresh clone, then a second and a third one.
 * `npm run bench start` uses npm's own cache; `npm run bench start -- --empty-cache` downloads everything.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort, inFreshClone, stopChild, waitUntilHealthy } from './product.ts'

const emptyCache = process.argv.includes('--empty-cache')
const deadlineSeconds = 600

/** Returns the seconds from the command to the first healthy response, then stops the product. */
async function timeStart(clone: string, cache: string): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: clone,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), ...(emptyCache ? { npm_config_cache: cache } : {}) },
  })
  await waitUntilHealthy(`http://127.0.0.1:${port}`, child, deadlineSeconds)
  const seconds = (performance.now() - began) / 1000
  await stopChild(child)
  return seconds
}

await inFreshClone(async (clone, folder) => {
  const cache = join(folder, 'cache')
  const first = await timeStart(clone, cache)
  const second = await timeStart(clone, cache)
  const third = await timeStart(clone, cache)
  const cacheNote = emptyCache ? 'empty npm cache' : "npm's cache as it is"
  console.log(`first start of a fresh clone (${cacheNote}): ${first.toFixed(1)} s`)
  console.log(`second start: ${second.toFixed(1)} s, third: ${third.toFixed(1)} s`)
})
