/**
 * Passes quarters of a large game through the API of the started product and prints how long the engine, the
 * database and the whole took, beside a bare COPY of the same rows measured in the same run.
 *
 *   npm run bench quarter [-- --companies 1000 --rounds 5]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createClient } from '@trimestre/contract/client'
import { startTcpServer } from '@trimestre/server/platform/postgres/start-server'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { type Product, startProduct } from './product.ts'

const { values } = parseArgs({
  options: { companies: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '5' } },
})
const companyCount = Number(values.companies)
const roundCount = Number(values.rounds)

type Measure = { engineMs: number; databaseMs: number; wholeMs: number; floorMs: number; rowsBytes: number }

/** A public game of `companyCount` players who all joined. */
async function fillGame(database: pg.Client, gameId: number): Promise<void> {
  await database.query(
    `with players as (
       insert into users (username, email, password_hash, image, role)
       select 'bench' || n, 'bench' || n || '@example.org', '-', '/avatars/girl-1.svg', 'ROLE_USER'
       from generate_series(1, $2::int) n returning id)
     insert into companies (game_id, user_id) select $1::int, id from players`,
    [gameId, companyCount],
  )
  await database.query(
    `insert into saved_decisions (company_id, round_id, area, draft, values)
     select c.id, r.id, 'ventes', false, jsonb_build_object('prixVente', 46 + c.id % 9)
     from companies c join rounds r on r.game_id = c.game_id and r.etat = 1 where c.game_id = $1`,
    [gameId],
  )
}

/** Milliseconds of a bare binary COPY, in one transaction, of the rows the pass has just written. */
async function timeFloor(database: pg.Client, gameId: number, roundNb: number): Promise<[number, number]> {
  const source = `select q.* from quarter_results q join rounds r on r.id = q.round_id
    where r.game_id = ${gameId} and r.round_nb = ${roundNb}`
  const rows = await buffer(database.query(copyTo(`copy (${source}) to stdout (format binary)`)))
  const began = performance.now()
  await database.query('begin')
  await pipeline(
    Readable.from([rows]),
    database.query(copyFrom('copy bench_floor from stdin (format binary)')),
  )
  await database.query('commit')
  return [performance.now() - began, rows.length]
}

async function measureRound(
  call: ReturnType<typeof createClient>,
  product: Product,
  database: pg.Client,
  gameId: number,
  roundNb: number,
): Promise<Measure> {
  const logged = product.nextLog('round.passed')
  const began = performance.now()
  await call('passAndOpenRound', { params: { gameId }, query: { expected: roundNb }, body: [] })
  const results = await call('listGameResults', { params: { gameId } })
  const wholeMs = performance.now() - began
  if (results.length !== companyCount)
    throw new Error(`${results.length} results for ${companyCount} companies`)
  const { engineMs, totalMs } = (await logged) as { engineMs: number; totalMs: number }
  const [floorMs, rowsBytes] = await timeFloor(database, gameId, roundNb)
  return { engineMs, databaseMs: totalMs - engineMs, wholeMs, floorMs, rowsBytes }
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN

function report(measures: Measure[]): void {
  const line = (label: string, of: (measure: Measure) => number, unit: string) =>
    console.log(`${label.padEnd(52)} ${median(measures.map(of)).toFixed(unit === 'ms' ? 0 : 2)} ${unit}`)
  console.log(`${companyCount} companies, ${measures.length} quarters, medians:`)
  line('engine', measure => measure.engineMs, 'ms')
  line('database and encoding (pass without the engine)', measure => measure.databaseMs, 'ms')
  line('whole: confirmation to readable results, over HTTP', measure => measure.wholeMs, 'ms')
  line('floor: bare binary COPY of the same rows', measure => measure.floorMs, 'ms')
  line('rows written', measure => measure.rowsBytes / 1e6, 'MB')
  line('ratio whole ÷ floor', measure => measure.wholeMs / measure.floorMs, '')
}

async function run(product: Product, database: pg.Client): Promise<void> {
  let token: string | null = null
  const call = createClient({ baseUrl: product.url, getToken: () => token })
  token = (await call('login', { body: { username: 'superadmin', password: 'superadmin' } })).token
  const { id: gameId } = await call('createGame', {
    body: { name: 'Bench', nbTurns: 100, phase: 'Croissance' },
  })
  await call('configureGame', { params: { id: gameId }, body: { nbTurns: 100, levelGame: 4 } })
  await fillGame(database, gameId)
  await database.query('create table bench_floor (like quarter_results including all)')
  const measures: Measure[] = []
  for (let round = 0; round < roundCount + 1; round += 1) {
    const measure = await measureRound(call, product, database, gameId, round + 2)
    if (round > 0) measures.push(measure)
  }
  report(measures)
}

const folder = mkdtempSync(join(tmpdir(), 'trimestre-bench-'))
const server = await startTcpServer({ dataDir: join(folder, 'server') })
const product = await startProduct({
  DATABASE_URL: server.url,
  DATA_DIR: join(folder, 'data'),
  RATE_LIMIT: 'off',
})
const database = new pg.Client({ connectionString: server.url })
try {
  await database.connect()
  await run(product, database)
} finally {
  await database.end()
  await product.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
