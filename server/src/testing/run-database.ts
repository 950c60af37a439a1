import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { clockArguments } from '../../../testing/node-settings.ts'
import type { DatabaseAddresses } from './test-postgres.ts'

const script = fileURLToPath(new URL('./database-process.ts', import.meta.url))

/** Starts `database-process.ts` and waits until its databases exist. */
export async function runDatabase(): Promise<DatabaseAddresses & { stop(): Promise<void> }> {
  const child = spawn(process.execPath, [...clockArguments, script], { stdio: ['pipe', 'pipe', 'pipe'] })
  let errors = ''
  child.stderr.on('data', chunk => {
    errors += String(chunk)
  })
  const ended = once(child, 'close')
  const line = Promise.withResolvers<string>()
  createInterface({ input: child.stdout }).on('line', line.resolve)
  void ended.then(() => line.reject(new Error(`the database of the tests did not start:\n${errors}`)))
  const addresses: DatabaseAddresses = JSON.parse(await line.promise)
  return {
    ...addresses,
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}
