import type { AddressInfo } from 'node:net'
import { neverClosesIdle } from '../../../testing/listen.ts'
import { buildApp } from '../app.ts'
import { seed } from '../features/seed/seed.ts'
import { buildContext } from '../platform/build-context.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db/open.ts'
import { createLog, silentLog } from '../platform/log/log.ts'
import { allBackgroundWork } from '../platform/process/background-work.ts'

/**
 * Runs the product in a separate process, to be killed by a test. Prints `listening <port>` when it is ready, and
 * `paused` when a pass has reached the moment named by PASS_PAUSE_AT, where it stays.
 */
const tell = (line: string) => process.stdout.write(`${line}\n`)

/** Logs warnings and errors only, for the analysis of a failed test. */
const log = { ...createLog(line => process.stderr.write(line)), info: silentLog.info }

const config = readConfig(process.env, process.cwd())
const database = await openDatabase(config, log)
const context = await buildContext(config, database, log)
await seed(context)
const at = process.env.PASS_PAUSE_AT
const pause = at === undefined ? {} : { passPause: { at, onPause: () => tell('paused') } }
/** Next to a test server, this process runs only the background work that the test server runs too. */
const { BACKGROUND } = process.env
const wanted = BACKGROUND?.split(',')
const background = new Set(allBackgroundWork.filter(work => wanted?.includes(work) ?? true))
const app = await buildApp({ ...context, ...pause, background }, process.env.PAGES)
neverClosesIdle(app.server)
await app.listen({ port: 0, host: '127.0.0.1' })
tell(`listening ${(app.server.address() as AddressInfo).port}`)
process.once('SIGTERM', async () => {
  await app.close()
  await database.close()
})
