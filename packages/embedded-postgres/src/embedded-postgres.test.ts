import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { includesPart } from '../../../testing/parts.ts'
import { openPostgres } from './embedded-postgres.ts'
import { startTcpServer } from './start-server.ts'
import { eventually, preparedDatabase, processesIn, sql, testFolder } from './testing/test-folder.ts'

const withDatabase = preparedDatabase()

/**
 * The gate runs first start, reopening, stopping, restarting, TCP and all refusals; the others run whenever this folder
 * changes (part `database` of the full tests).
 */
const testInFull = test.runIf(includesPart('database'))

test('creates a durable UTF-8 database on the first start, whose sort order does not depend on the machine', async () => {
  const dataDir = await testFolder()
  const messages: string[] = []
  const postgres = await openPostgres({ dataDir, log: message => messages.push(message) })
  const [row] = await sql(
    postgres.connectionString,
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as commit, current_setting('server_encoding') as encoding,
       current_setting('listen_addresses') as tcp, datlocale as locale
     from pg_database where datname = current_database()`,
  )
  await postgres.stop()
  expect(row).toEqual({
    version: 18,
    fsync: 'on',
    commit: 'on',
    encoding: 'UTF8',
    tcp: '',
    locale: 'C.UTF-8',
  })
  expect(messages).toEqual(['creating the database (first start)'])
})

test('keeps the data when reopened, and logs nothing', async () => {
  const dataDir = await withDatabase(await testFolder())
  const first = await openPostgres({ dataDir })
  await sql(first.connectionString, 'create table kept as select 42 as value')
  await first.stop()
  const messages: string[] = []
  const second = await openPostgres({ dataDir, log: message => messages.push(message) })
  expect(await sql(second.connectionString, 'select value from kept')).toEqual([{ value: 42 }])
  await second.stop()
  expect(messages).toEqual([])
})

testInFull('the connection object connects as well as the connection string', async () => {
  const postgres = await openPostgres({ dataDir: await withDatabase(await testFolder()) })
  const client = new pg.Client(postgres.connection)
  await client.connect()
  expect((await client.query('select current_user as name')).rows).toEqual([{ name: 'trimestre' }])
  await client.end()
  await postgres.stop()
})

test('leaves no process after a stop, and accepts a second stop', async () => {
  const dataDir = await withDatabase(await testFolder())
  const postgres = await openPostgres({ dataDir })
  expect((await processesIn(dataDir)).length).toBeGreaterThan(0)
  await Promise.all([postgres.stop(), postgres.stop()])
  expect(await processesIn(dataDir)).toEqual([])
})

testInFull(
  'only this user of the system may enter the folder of the database and of its socket',
  async () => {
    const dataDir = await withDatabase(await testFolder())
    const postgres = await openPostgres({ dataDir })
    expect((await stat(postgres.connection.host)).mode & 0o777).toBe(0o700)
    expect((await stat(join(dataDir, '.postgres-password'))).mode & 0o777).toBe(0o600)
    await postgres.stop()
  },
)

test('uses a private socket folder elsewhere when the path is too long, and removes it with the server', async () => {
  const dataDir = await withDatabase(
    join(await testFolder(), 'very-long-name-'.repeat(8), "and l'école, 2e étage"),
  )
  const postgres = await openPostgres({ dataDir })
  expect(postgres.connection.host.startsWith(dataDir)).toBe(false)
  expect((await stat(postgres.connection.host)).mode & 0o777).toBe(0o700)
  expect(await sql(postgres.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
  await expect(stat(postgres.connection.host)).rejects.toThrow('ENOENT')
})

testInFull('a path with spaces, accents, commas and quotes works', async () => {
  const dataDir = join(await testFolder(), 'L\'école "A", 100 %')
  const postgres = await openPostgres({ dataDir })
  expect(await sql(postgres.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
})

test('refuses a folder that contains other files and does not change it', async () => {
  const dataDir = await testFolder()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'holiday.jpg'), 'beach')
  await expect(openPostgres({ dataDir })).rejects.toMatchObject({
    code: 'database/start-failed',
    message: expect.stringContaining('not a PostgreSQL database'),
  })
  expect((await stat(join(dataDir, 'postgres', 'holiday.jpg'))).size).toBe(5)
})

test('refuses a DATA_DIR that is a file in one sentence', async () => {
  const dataDir = join(await testFolder(), 'file')
  await writeFile(dataDir, '')
  await expect(openPostgres({ dataDir })).rejects.toMatchObject({ code: 'database/start-failed' })
})

test('refuses a database of another PostgreSQL version and names both versions', async () => {
  const dataDir = await testFolder()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '15\n')
  await expect(openPostgres({ dataDir })).rejects.toMatchObject({
    code: 'database/wrong-version',
    message: expect.stringMatching(/PostgreSQL 15.*PostgreSQL 18.*DATABASE_URL/),
  })
})

testInFull('what a killed first start left half-made is replaced', async () => {
  const dataDir = await testFolder()
  await mkdir(join(dataDir, 'postgres.partial', 'base'), { recursive: true })
  await writeFile(join(dataDir, 'postgres.partial', 'PG_VERSION'), '18\n')
  const postgres = await openPostgres({ dataDir })
  await postgres.stop()
  await expect(stat(join(dataDir, 'postgres.partial'))).rejects.toThrow('ENOENT')
})

test('restarts a killed server at the same address', async () => {
  const dataDir = await withDatabase(await testFolder())
  const messages: string[] = []
  const postgres = await openPostgres({ dataDir, log: message => messages.push(message) })
  await sql(postgres.connectionString, 'create table kept as select 42 as value')
  const killed = postgres.pid
  process.kill(killed, 'SIGKILL')
  await eventually(async () => postgres.pid !== killed)
  expect(await sql(postgres.connectionString, 'select value from kept')).toEqual([{ value: 42 }])
  await postgres.stop()
  expect(await processesIn(dataDir)).toEqual([])
  expect(messages).toContain('the database server is back')
})

test('a server over TCP requires its password and listens on the loopback address only', async () => {
  const dataDir = await withDatabase(await testFolder())
  const server = await startTcpServer({ dataDir })
  const url = new URL(server.url)
  expect(url.hostname).toBe('127.0.0.1')
  expect(await sql(server.url, `select current_setting('listen_addresses') as hosts`)).toEqual([
    { hosts: '127.0.0.1' },
  ])
  url.password = 'wrong'
  await expect(sql(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  await server.stop()
  expect(await processesIn(dataDir)).toEqual([])
})
