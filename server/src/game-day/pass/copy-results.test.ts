import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { copyResults, type RoundRecord } from './copy-results.ts'
import { inTransaction } from './inputs-repo.ts'

let server: TestServer
let client: pg.Client

beforeAll(async () => {
  server = await startTestServer()
  client = await connected()
})
beforeEach(() => client.query('truncate quarter_results'))
afterAll(async () => {
  await client.end()
  await server.stop()
})

/** Connects with a table of the connection's own instead of the product's, which needs rounds and companies. */
async function connected(): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString: server.databaseUrl })
  connection.on('error', () => undefined)
  await connection.connect()
  await connection.query(`create temporary table quarter_results (round_id integer, company_id integer not null,
    rank integer, company_value bigint, given json, origins json, decisions json, result json, state json,
    statements json, journal json)`)
  return connection
}

const document = JSON.stringify({ label: 'é€😀 \\ " \t \n \r \\. \\N' })

const record = (companyId: number, text = document): RoundRecord => ({
  roundId: 7,
  companyId,
  rank: 1,
  companyValue: Number.MAX_SAFE_INTEGER,
  given: text,
  origins: '{}',
  decisions: '{}',
  result: '{}',
  state: '{}',
  statements: '{}',
  journal: '[]',
})

const records = (count: number, text?: string) =>
  Array.from({ length: count }, (_, index) => record(index + 1, text))

async function storedIds(connection = client): Promise<number[]> {
  const { rows } = await connection.query<{ id: number }>('select company_id as id from quarter_results')
  return rows.map(({ id }) => id)
}

it('stores numbers, and documents byte for byte', async () => {
  await copyResults(client, [[record(-3)]])
  const { rows } = await client.query(
    'select round_id, company_id, rank, company_value, given::text, journal::text from quarter_results',
  )
  expect(rows).toEqual([
    {
      round_id: 7,
      company_id: -3,
      rank: 1,
      company_value: '9007199254740991',
      given: document,
      journal: '[]',
    },
  ])
})

it('stores the rows of several rounds in order and once, in as many COPYs as they need', async () => {
  const long = JSON.stringify('x'.repeat(20_000))
  await copyResults(client, [records(700, long), [], records(700, long)])
  const ids = Array.from({ length: 700 }, (_, index) => index + 1)
  expect(await storedIds()).toEqual([...ids, ...ids])
})

it('stores nothing when there are no rows', async () => {
  await copyResults(client, [[]])
  expect(await storedIds()).toEqual([])
})

it('reports an error of the database, and the connection stays usable', async () => {
  const broken = [...records(300, JSON.stringify('x'.repeat(20_000))), record(301, '{')]
  await expect(copyResults(client, [broken])).rejects.toMatchObject({ code: '22P02' })
  await copyResults(client, [[record(1)]])
  expect(await storedIds()).toEqual([1])
})

it('stores no row when producing one throws, and rethrows the error', async () => {
  function* failing(): Generator<RoundRecord> {
    yield* records(500)
    throw new Error('no such company')
  }
  const passing = inTransaction(client, () => copyResults(client, [failing()]))
  await expect(passing).rejects.toThrow('no such company')
  expect(await storedIds()).toEqual([])
})

it('rejects when the connection is lost', async () => {
  const lost = await connected()
  const { rows } = await lost.query<{ pid: number }>('select pg_backend_pid() as pid')
  await client.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  const many = records(500, JSON.stringify('x'.repeat(20_000)))
  await expect(copyResults(lost, [many])).rejects.toThrow()
})
