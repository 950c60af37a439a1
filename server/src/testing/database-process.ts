import { startDatabaseServer } from './database-server.ts'

/**
 * Runs the PostgreSQL of a whole test run in a separate process, for the API tests and the browser tests. Prints its
 * addresses in one line of JSON, `{"socket": "<url>", "tcp": "<url>"}`, and ends on SIGTERM and when its standard input
 * closes, so that it never outlives the process that started it.
 */
const server = await startDatabaseServer()

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await server.stop()
  process.exit(0)
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
process.stdin.on('error', stop).on('close', stop).resume()
process.stdout.on('error', stop)
process.stdout.write(`${JSON.stringify({ socket: server.socket, tcp: server.tcp })}\n`)
