import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction, together } from '../../platform/db/pipeline.ts'
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

/** Sends the rows and returns what the database then contains; the query is pipelined right after them. */
async function kept(columns: string[], rows: CopyField[][]): Promise<Place[]> {
  await client.query('truncate places')
  const { written } = await sendRows(client, 'places', columns, rows)
  const answers = await together(client, () => [written, client.query<Place>('select * from places')])
  expect(answers[0]).toBe(rows.length)
  return answers[1].rows
}

it('sends numbers and text in any alphabet', async () => {
  const row = [{ integer: -7 }, { bigint: Number.MAX_SAFE_INTEGER }, { text: 'é€😀' }]
  expect(await kept(['small', 'large', 'name'], [row])).toEqual([
    { small: -7, large: 9007199254740991, name: 'é€😀' },
  ])
})

it('sends a number that is null, between others and at the end of a row', async () => {
  const columns = ['name', 'small', 'large']
  const rows = [
    [{ text: 'one' }, { integer: null }, { bigint: 1 }],
    [{ text: 'two' }, { integer: 0 }, { bigint: 2 }],
  ]
  expect(await kept(columns, rows)).toEqual([
    { name: 'one', small: null, large: 1 },
    { name: 'two', small: 0, large: 2 },
  ])
  expect(await kept(['name', 'small'], [[{ text: 'three' }, { integer: null }]])).toEqual([
    { name: 'three', small: null, large: null },
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

it('sends only the header and trailer when there are no rows', async () => {
  expect(await kept(['name'], [])).toEqual([])
})

/** More rows than the buffers of a connection hold before the server reads. */
const many = (last: CopyField): CopyField[][] => [
  ...Array.from({ length: 300 }, () => [{ text: 'x'.repeat(20_000) }]),
  [last],
]

it('sends rows that need more than one COPY in order and once', async () => {
  const rows = await kept(['name'], many({ text: 'last' }))
  expect(rows).toHaveLength(301)
  expect(rows.at(-1)?.name).toBe('last')
})

it('sends on two connections at once, repeatedly, without mixing their rows', async () => {
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

it('reports an error of the database after further data was sent, and the connection stays usable', async () => {
  const sending = async (table: string) =>
    (await sendRows(client, table, ['name'], many({ text: '' }))).written
  await expect(sending('nowhere')).rejects.toMatchObject({ code: '42P01' })
  const wrong = async () => (await sendRows(client, 'places', ['small'], [[{ bigint: 1 }]])).written
  await expect(wrong()).rejects.toMatchObject({ code: '22P03' })
  expect(await kept(['name'], [[{ text: 'still here' }]])).toHaveLength(1)
})

it('writes no row when producing one throws, and rethrows the error', async () => {
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

it('rejects when the connection is lost', async () => {
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
