import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { engineVersion } from '@trimestre/engine'
import {
  type Difference,
  findGameName,
  listGameIds,
  type QuarterVerdict,
  verifyGame,
} from './features/rounds/verify-game.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { connect, type Database } from './platform/database/database.ts'
import { openPostgres, PostgresUnavailable } from './platform/postgres/embedded-postgres.ts'
import { findRunningServer } from './platform/postgres/running-server.ts'

/**
 * `npm run verify -- --game <id>` or `-- --all`: recomputes every passed quarter from what is stored and says
 * whether each is the same, byte for byte. Ends with code 0 when all are, 1 when one is not, 2 when it cannot say.
 */
const usage = 'Usage: npm run verify -- --game <id>   or   npm run verify -- --all'

/** The command cannot be carried out; the message says what to do. */
class CannotVerify extends Error {}

const root = fileURLToPath(new URL('../..', import.meta.url))

type Server = { address: string; stop(): Promise<void> }

async function main(): Promise<number> {
  const wanted = readArguments(process.argv.slice(2))
  const server = await openServer()
  const db = connect({ connectionString: server.address, connectionsMax: 1 })
  try {
    const gameIds = wanted === 'all' ? await listGameIds(db) : [wanted]
    let isSame = true
    for (const gameId of gameIds) isSame = (await reportGame(db, gameId)) && isSame
    return isSame ? 0 : 1
  } finally {
    await db.$client.end()
    await server.stop()
  }
}

function readArguments(args: string[]): number | 'all' {
  const options = { game: { type: 'string' }, all: { type: 'boolean' } } as const
  const read = () => {
    try {
      return parseArgs({ args, options }).values
    } catch {
      throw new CannotVerify(usage)
    }
  }
  const { game, all } = read()
  if (all === true && game === undefined) return 'all'
  if (all === true || game === undefined || !/^[1-9]\d{0,8}$/.test(game)) throw new CannotVerify(usage)
  return Number(game)
}

/** The server of DATABASE_URL, else the product's own: the one that is running, or started for the occasion. */
async function openServer(): Promise<Server> {
  const config = readConfig(process.env, root)
  const stop = async () => undefined
  if (config.databaseUrl !== undefined) return { address: config.databaseUrl, stop }
  const running = await findRunningServer(config.dataDir)
  if (running !== undefined) return { address: running, stop }
  if (!existsSync(join(config.dataDir, 'postgres'))) {
    throw new CannotVerify(
      `There is no database in ${config.dataDir} yet: start the product once, or set DATA_DIR.`,
    )
  }
  const server = await openPostgres({ dataDir: config.dataDir })
  return { address: server.connectionString, stop: () => server.stop() }
}

async function reportGame(db: Database, gameId: number): Promise<boolean> {
  const name = await findGameName(db, gameId)
  if (name === undefined) throw new CannotVerify(`There is no game ${gameId} in this database.`)
  console.log(`Game ${gameId} « ${name} », engine ${engineVersion}`)
  let quarterCount = 0
  let isSame = true
  for await (const verdict of verifyGame(db, gameId)) {
    quarterCount += 1
    for (const line of verdictLines(verdict)) console.log(`  ${line}`)
    isSame = isSame && verdict.difference === undefined && verdict.chainDifference === undefined
  }
  if (quarterCount === 0) console.log('  no quarter passed yet')
  else console.log(isSame ? `  ${quarterCount} quarters identical` : '  NOT identical')
  return isSame
}

function verdictLines(verdict: QuarterVerdict): string[] {
  const { quarter, companyCount, difference, chainDifference } = verdict
  const stored = verdict.engineVersion ?? 'unknown'
  const version = stored === engineVersion ? '' : `, passed by engine ${stored}`
  const head = `quarter ${quarter}: ${companyCount} companies${version}`
  if (difference === undefined && chainDifference === undefined) return [`${head}: identical`]
  if (difference === undefined) return [`${head}: identical, but starting from other states than recomputed`]
  return [`${head}: DIFFERENT`, ...differenceLines(difference)]
}

function differenceLines({ companyId, document, at, stored, recomputed }: Difference): string[] {
  const where = companyId === null ? '' : ` of company ${companyId}`
  return [
    `  first difference: ${document}${where}, character ${at + 1}`,
    `    stored     …${stored}…`,
    `    recomputed …${recomputed}…`,
  ]
}

/** Database errors say enough in one sentence; anything else is a bug and keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof CannotVerify || error instanceof ConfigError || error instanceof PostgresUnavailable) {
    return error.message
  }
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause ? String(cause.code) : ''
  if (code === '42P01') return 'This database has no tables of the product yet: start the product once.'
  if (/^(ECONN|ENOTFOUND|ETIMEDOUT|28|3D)/.test(code)) return `The database cannot be used: ${cause.message}`
  return error.stack ?? error.message
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(explain(error))
  process.exitCode = 2
}
