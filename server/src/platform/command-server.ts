import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { checkServer } from './database/server-check.ts'
import { openPostgres } from './postgres/embedded-postgres.ts'
import { findRunningServer } from './postgres/running-server.ts'
import { isExpected } from './start-failure.ts'

/** A PostgreSQL that a command may use, and lets go of afterwards. */
export type CommandServer = {
  address: string
  kind: 'embedded' | 'postgresql'
  stop(): Promise<void>
}

/** A command cannot be carried out; the message says what to do. */
export class CannotRun extends Error {}

const nothingToStop = async () => undefined

/** The server of DATABASE_URL, else the product's own: the one that is running, or started for the occasion. */
export async function reachServer(config: Config): Promise<CommandServer> {
  if (config.databaseUrl !== undefined) {
    const address = await checkServer(config, config.databaseUrl)
    return { address, kind: 'postgresql', stop: nothingToStop }
  }
  const running = await findRunningServer(config.dataDir)
  if (running !== undefined) return { address: running, kind: 'embedded', stop: nothingToStop }
  if (!existsSync(join(config.dataDir, 'postgres'))) {
    throw new CannotRun(
      `There is no database in ${config.dataDir} yet: start the product once, or set DATA_DIR.`,
    )
  }
  return ownServer(config)
}

/** The server of DATABASE_URL, else the product's own, which must not be running; made when there is none. */
export async function takeServer(config: Config): Promise<CommandServer> {
  if (config.databaseUrl !== undefined) {
    const address = await checkServer(config, config.databaseUrl)
    return { address, kind: 'postgresql', stop: nothingToStop }
  }
  return ownServer(config)
}

async function ownServer({ dataDir }: Config): Promise<CommandServer> {
  const server = await openPostgres({ dataDir })
  return { address: server.connectionString, kind: 'embedded', stop: () => server.stop() }
}

/** Expected failures and database errors say enough in one sentence; anything else is a bug and keeps its stack. */
export function explain(error: unknown): string {
  if (error instanceof CannotRun || isExpected(error)) return error.message
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause ? String(cause.code) : ''
  if (code === '42P01') return 'This database has no tables of the product yet: start the product once.'
  if (/^(ECONN|ENOTFOUND|ETIMEDOUT|28|3D)/.test(code)) return `The database cannot be used: ${cause.message}`
  if (code === 'ENOSPC' || code === '53100') return 'The disk is full.'
  if (code === 'EACCES' || code === 'ENOENT') return cause.message
  return error.stack ?? error.message
}
