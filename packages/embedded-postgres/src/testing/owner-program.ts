// This process owns a database folder, for tests that kill it. It prints one line of JSON: the address of the database,
// or the reason for a failure. It stops in order on SIGTERM, and exits without stopping anything on SIGHUP.
import { openPostgres, PostgresUnavailable } from '../embedded-postgres.ts'

const [dataDir = ''] = process.argv.slice(2)
try {
  const postgres = await openPostgres({ dataDir })
  process.on('SIGTERM', () => postgres.stop().then(() => process.exit(0)))
  process.on('SIGHUP', () => process.exit(0))
  setInterval(() => undefined, 60_000)
  console.log(JSON.stringify({ connectionString: postgres.connectionString, pid: postgres.pid }))
} catch (error) {
  if (!(error instanceof PostgresUnavailable)) throw error
  console.log(JSON.stringify({ code: error.code, message: error.message }))
  process.exitCode = 1
}
