import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgres } from '@trimestre/embedded-postgres'
import { findRunningServer } from '@trimestre/embedded-postgres/running-server'
import type { Config } from '../config.ts'
import { checkServer } from '../db/server-check.ts'
import { isExpected } from './start-failure.ts'

/** A PostgreSQL server that a command uses and releases afterwards. */
export type CommandServer = {
  address: string
  kind: 'embedded' | 'postgresql'
  stop(): Promise<void>
}

/** The command cannot be carried out; the message tells the administrator what to do. */
export class CannotRun extends Error {}

const nothingToStop = async () => undefined

/**
 * Returns the server of DATABASE_URL, otherwise the product's own: the running one, or one started for this command.
 */
export async function connectToServer(config: Config): Promise<CommandServer> {
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

/**
 * Returns the server of DATABASE_URL, otherwise the product's own, which must not be running; creates it if missing.
 */
export async function claimServer(config: Config): Promise<CommandServer> {
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

/**
 * Returns the text to print for an error: one sentence for expected failures and database errors, the stack for
 * anything else, which is a bug.
 */
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
