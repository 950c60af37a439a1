import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Verification } from '@trimestre/contract/system'
import { engineVersion } from '@trimestre/engine'
import {
  type Difference,
  findGameName,
  listGameIds,
  type QuarterVerdict,
  verifyGame,
} from '../features/rounds/verify-game.ts'
import { storeVerification } from '../features/verification/repo.ts'
import { addVerdict, emptyVerification } from '../features/verification/verify-all.ts'
import { readConfig } from '../platform/config.ts'
import { connect, type Database } from '../platform/db/database.ts'
import { CannotRun, connectToServer, explain } from '../platform/process/command-server.ts'

/**
 * `npm run verify -- --game <id>` or `-- --all` recomputes every passed quarter from its stored inputs and reports
 * whether each is identical byte for byte. Exits with code 0 when all are, 1 when one is not, 2 on an error.
 */
const usage = 'Usage: npm run verify -- --game <id>   or   npm run verify -- --all'

const root = fileURLToPath(new URL('../../..', import.meta.url))

async function main(): Promise<number> {
  const wanted = readArguments(process.argv.slice(2))
  const server = await connectToServer(readConfig(process.env, root))
  const db = connect({ connectionString: server.address, connectionsMax: 1 })
  try {
    const verification = emptyVerification(new Date())
    for (const gameId of wanted === 'all' ? await listGameIds(db) : [wanted]) {
      await reportGame(db, gameId, verification)
      verification.games += 1
    }
    // Only a run over all games counts as the last verification.
    if (wanted === 'all') {
      await storeVerification(db, { ...verification, endedAt: new Date().toISOString() })
    }
    return verification.mismatchCount === 0 ? 0 : 1
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
      throw new CannotRun(usage)
    }
  }
  const { game, all } = read()
  if (all === true && game === undefined) return 'all'
  if (all === true || game === undefined || !/^[1-9]\d{0,8}$/.test(game)) throw new CannotRun(usage)
  return Number(game)
}

async function reportGame(db: Database, gameId: number, found: Verification): Promise<void> {
  const name = await findGameName(db, gameId)
  if (name === undefined) throw new CannotRun(`There is no game ${gameId} in this database.`)
  console.log(`Game ${gameId} « ${name} », engine ${engineVersion}`)
  const { quarters, mismatchCount } = found
  let unchecked = 0
  for await (const verdict of verifyGame(db, gameId)) {
    addVerdict(found, { gameId, game: name }, verdict)
    if (verdict.isUnchecked) unchecked += 1
    for (const line of verdictLines(verdict)) console.log(`  ${line}`)
  }
  const count = found.quarters - quarters
  if (count + unchecked === 0) console.log('  no quarter passed yet')
  if (unchecked > 0) console.log(`  ${unchecked} quarters computed by an earlier engine, not checked`)
  if (count > 0)
    console.log(found.mismatchCount === mismatchCount ? `  ${count} quarters identical` : '  NOT identical')
}

function verdictLines(verdict: QuarterVerdict): string[] {
  const { quarter, version, companyCount, isUnchecked, difference, chainDifference } = verdict
  const stored = verdict.engineVersion ?? 'unknown'
  const engine = stored === engineVersion ? '' : `, passed by engine ${stored}`
  const named = version === 1 ? '' : `, version ${version}`
  const head = `quarter ${quarter}${named}: ${companyCount} companies${engine}`
  if (isUnchecked) return [`${head}: computed by an engine of other rules, not checked`]
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

try {
  process.exitCode = await main()
} catch (error) {
  console.error(explain(error))
  process.exitCode = 2
}
