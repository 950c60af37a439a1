import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { readAdministrator } from './features/seed/first-administrator.ts'
import { accountsStillOpen, refuseOpenAccounts } from './features/seed/open-accounts.ts'
import { seed } from './features/seed/seed.ts'
import { buildContext } from './platform/build-context.ts'
import { readConfig } from './platform/config.ts'
import { type OpenDatabase, openDatabase } from './platform/db/open.ts'
import { checkStorage } from './platform/files/check-storage.ts'
import { createStorage } from './platform/files/storage.ts'
import { createLog, faultFields, type Log } from './platform/log/log.ts'
import { startFailure } from './platform/process/start-failure.ts'
import { lowerV8ThreadPriority } from './platform/process/thread-priority.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const stopMs = 10_000

/** Runs the product until it is stopped; ends the process with a plain message when it cannot start. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<void> {
  const log = createLog(line => process.stderr.write(line))
  endOnBugs(log)
  let database: OpenDatabase | undefined
  try {
    const config = readConfig(env, root)
    readAdministrator(config)
    await checkStorage(createStorage(config), log)
    database = await openDatabase(config, log)
    const context = await buildContext(config, database, log)
    const report = await seed(context)
    await refuseOpenAccounts(context)
    const app = await buildApp(context)
    await app.listen({ port: config.port, host: config.host })
    lowerV8ThreadPriority()
    stopOnSignals(app, database, log)
    printWelcome(context.site.url(), report.setUpToken, await accountsStillOpen(context))
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`)
    await database?.close().catch(() => undefined)
    process.exit(1)
  }
}

function printWelcome(address: string, setUpToken: string | undefined, openAccounts: string[]): void {
  const lines = ['', `Trimestre is ready: ${address}`]
  if (setUpToken !== undefined) {
    lines.push(
      'Create the first super administrator here (the link serves once, and until the next start):',
      `  ${address}/setup?token=${setUpToken}`,
    )
  }
  if (openAccounts.length > 0) {
    lines.push(
      'Demo accounts (the password is the username):',
      `  ${openAccounts.join(', ')}`,
      'Warning: these passwords are public. Change them before others can reach this server.',
    )
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}

function stopOnSignals(app: FastifyInstance, database: OpenDatabase, log: Log): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    log.info('server.stopping')
    const late = setTimeout(() => app.server.closeAllConnections(), stopMs)
    await app.close()
    clearTimeout(late)
    await database.close()
    process.exit(0)
  }
  const stopOrFail = () =>
    stop().catch(error => {
      log.error('server.stop-failed', faultFields(error))
      process.exit(1)
    })
  process.on('SIGTERM', stopOrFail)
  process.on('SIGINT', stopOrFail)
}

/** Logs a bug and ends the process, because its state is unreliable; its supervisor then starts a new one. */
function endOnBugs(log: Log): void {
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(event, (error: unknown) => {
      log.error(`process.${event}`, faultFields(error))
      process.exit(1)
    })
  }
}
