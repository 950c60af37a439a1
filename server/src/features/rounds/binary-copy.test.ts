import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction, together } from '../../platform/database/pipeline.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { type CopyField, sendRows } from './binary-copy.ts'

let server: TestServer
let client: pg.Client

beforeAll(async () => {
  server = await startTestServer()
  client = new pg.Client({ connectionString: server.databaseUrl, pipeline: true })
  await client.connect()
  await client.query('create temporary table places (small integer, large bigint, name text not null)')
})
afterAll(async () => {
  await client.end()
  await server.stop()
})

type Place = { small: number | null; large: string | null; name: string }

/** What the database has of these rows, asked for right behind them. */
async function kept(columns: string[], rows: CopyField[][]): Promise<Place[]> {
  await client.query('truncate places')
  const { written } = await sendRows(client, 'places', columns, rows)
  const answers = await together(client, () => [written, client.query<Place>('select * from places')])
  expect(answers[0]).toBe(rows.length)
  return answers[1].rows
}

it('sends numbers and texts of any alphabet', async () => {
  const row = [{ integer: -7 }, { bigint: Number.MAX_SAFE_INTEGER }, { text: 'é€😀' }]
  expect(await kept(['small', 'large', 'name'], [row])).toEqual([
    { small: -7, large: '9007199254740991', name: 'é€😀' },
  ])
})

it('sends rows that fill many blocks, and one that is larger than a block', async () => {
  const names = [
    ...Array.from({ length: 900 }, (_, index) => `€${index}`.repeat(200)),
    '€'.repeat(400_000),
    '',
  ]
  const rows = await kept(
    ['name'],
    names.map(text => [{ text }]),
  )
  expect(rows.map(({ name }) => name).every((name, index) => name === names[index])).toBe(true)
  expect(rows).toHaveLength(names.length)
})

it('sends nothing but the marks when there is no row', async () => {
  expect(await kept(['name'], [])).toEqual([])
})

/** More than a connection takes in before anybody reads. */
const many = (last: CopyField): CopyField[][] => [
  ...Array.from({ length: 300 }, () => [{ text: 'x'.repeat(20_000) }]),
  [last],
]

it('sends rows that take more than one COPY, in their order and once', async () => {
  const rows = await kept(['name'], many({ text: 'last' }))
  expect(rows).toHaveLength(301)
  expect(rows.at(-1)?.name).toBe('last')
})

it('sends on two connections at once, again and again, each its own rows', async () => {
  const other = new pg.Client({ connectionString: server.databaseUrl, pipeline: true })
  await other.connect()
  await other.query('create temporary table places (name text)')
  const countOwn = async (connection: pg.Client, letter: string) => {
    const rows = Array.from({ length: 40 }, () => [{ text: letter.repeat(20_000) }])
    for (let time = 0; time < 5; time += 1)
      await (await sendRows(connection, 'places', ['name'], rows)).written
    const text = 'select count(*)::int count from places where name = repeat($1, 20000)'
    return (await connection.query<{ count: number }>(text, [letter])).rows[0]?.count
  }
  await client.query('truncate places')
  expect(await Promise.all([countOwn(client, 'a'), countOwn(other, 'b')])).toEqual([200, 200])
  await other.end()
})

it('tells what the database refuses, whatever it was sent meanwhile, and the connection goes on', async () => {
  const sending = async (table: string) =>
    (await sendRows(client, table, ['name'], many({ text: '' }))).written
  await expect(sending('nowhere')).rejects.toMatchObject({ code: '42P01' })
  const wrong = async () => (await sendRows(client, 'places', ['small'], [[{ bigint: 1 }]])).written
  await expect(wrong()).rejects.toMatchObject({ code: '22P03' })
  expect(await kept(['name'], [[{ text: 'still here' }]])).toHaveLength(1)
})

it('writes no row when one cannot be made, and throws why', async () => {
  await client.query('truncate places')
  function* rows(): Generator<CopyField[]> {
    yield* many({ text: '' })
    throw new Error('no such company')
  }
  const passing = inTransaction(
    client,
    () => [client.query('select')],
    async () => ({ answer: (await sendRows(client, 'places', ['name'], rows())).written }),
  )
  await expect(passing).rejects.toThrow('no such company')
  expect((await client.query('select from places')).rows).toEqual([])
})

it('says so when the connection is lost', async () => {
  const lost = new pg.Client({ connectionString: server.databaseUrl, pipeline: true })
  lost.on('error', () => undefined)
  await lost.connect()
  const { rows } = await lost.query<{ pid: number }>('select pg_backend_pid() as pid')
  await client.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await expect
    .poll(() =>
      lost.query('select').then(
        () => 'there',
        () => 'lost',
      ),
    )
    .toBe('lost')
  const sending = async () => (await sendRows(lost, 'places', ['name'], many({ text: '' }))).written
  await expect(sending()).rejects.toThrow()
})
