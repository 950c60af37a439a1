import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const script = join(import.meta.dirname, '../server/src/testing/database-process.ts')

/**
 * Starts the PostgreSQL that the products of this run share, unless the run was given one by `TEST_DATABASE_TCP`: the
 * address of a server with a database `test_template`, migrated and seeded.
 */
export default async function startDatabaseServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_TCP) return
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const ready = once(createInterface({ input: child.stdout }), 'line')
  const [line] = await Promise.race([ready, ended.then(failure)])
  process.env.TEST_DATABASE_TCP = JSON.parse(line).tcp
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

function failure([code]: unknown[]): never {
  throw new Error(`the PostgreSQL of the tests ended with code ${code}`)
}
