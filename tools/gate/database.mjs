import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root, runtimePath } from '../machine.mjs'

/**
 * Starts the PostgreSQL that all tests of a run share, with its template databases.
 * @typedef {{ env: Record<string, string>, stop(): Promise<void> }} SharedDatabase
 * `env`: environment variables with its address
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<SharedDatabase>}
 */
export async function startSharedDatabase(env) {
  const script = join(root, 'server', 'src', 'testing', 'database-process.ts')
  // The process ends when its standard input closes, so that it never outlives this one.
  const child = spawn(runtimePath(), [script], { cwd: root, env, stdio: ['pipe', 'pipe', 'pipe'] })
  let errors = ''
  child.stderr.on('data', chunk => {
    errors += chunk
  })
  const ended = new Promise(resolve => child.once('close', resolve))
  const address = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve)
    child.once('error', reject)
    void ended.then(() => reject(new Error(`the database of the tests did not start:\n${errors.trim()}`)))
  })
  const { socket, tcp } = JSON.parse(address)
  return {
    env: { TEST_DATABASE_SOCKET: socket, TEST_DATABASE_TCP: tcp },
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}
