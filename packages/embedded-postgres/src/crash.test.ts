import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { includesPart } from '../../../testing/parts.ts'
import { openPostgres } from './embedded-postgres.ts'
import { startOwner } from './testing/owner-process.ts'
import { eventually, preparedDatabase, processesIn, sql, testFolder } from './testing/test-folder.ts'

const withDatabase = preparedDatabase()

/**
 * The gate runs the two kinds of crash (owner alone, owner and server) and the refusal of a second owner; the others
 * combine them, and run whenever this folder changes (part `database` of the full tests).
 */
const testInFull = test.runIf(includesPart('database'))

test('after kill -9 of the owner, the next one takes over the server with all committed data', async () => {
  const dataDir = await withDatabase(await testFolder())
  const owner = await startOwner(dataDir)
  await sql(owner.report.connectionString, 'create table kept as select 42 as value')
  await owner.kill('SIGKILL')
  const messages: string[] = []
  const postgres = await openPostgres({ dataDir, log: message => messages.push(message) })
  expect(postgres.pid).toBe(owner.report.pid)
  expect(messages).toEqual(['taking over the database server of an earlier run'])
  expect(await sql(postgres.connectionString, 'select value from kept')).toEqual([{ value: 42 }])
  await postgres.stop()
  expect(await processesIn(dataDir)).toEqual([])
})

testInFull('a server that was taken over and then killed is started again', async () => {
  const dataDir = await withDatabase(await testFolder())
  const owner = await startOwner(dataDir)
  await owner.kill('SIGKILL')
  const postgres = await openPostgres({ dataDir })
  process.kill(postgres.pid, 'SIGKILL')
  await eventually(async () => postgres.pid !== owner.report.pid)
  expect(await sql(postgres.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
})

test('after kill -9 of the owner and of the server, the next start has all committed data', async () => {
  const dataDir = await withDatabase(await testFolder())
  const owner = await startOwner(dataDir)
  await sql(owner.report.connectionString, 'create table kept as select generate_series(1, 1000) as value')
  await owner.kill('SIGKILL')
  process.kill(owner.report.pid, 'SIGKILL')
  const postgres = await openPostgres({ dataDir })
  expect(postgres.pid).not.toBe(owner.report.pid)
  expect(await sql(postgres.connectionString, 'select count(*)::int as rows from kept')).toEqual([
    { rows: 1000 },
  ])
  await postgres.stop()
})

testInFull(
  'a pid file that names a living stranger, as after a restart of a container, does not hinder the start',
  async () => {
    const dataDir = await withDatabase(await testFolder())
    const first = await openPostgres({ dataDir })
    const path = join(dataDir, 'postgres', 'postmaster.pid')
    const text = await readFile(path, 'utf8')
    const socketLock = await readFile(join(dataDir, 'postgres', '.s.PGSQL.5432.lock'), 'utf8')
    await first.stop()
    const stranger = String(process.pid)
    await writeFile(path, text.replace(/^\d+/, stranger))
    await writeFile(join(dataDir, 'postgres', '.s.PGSQL.5432.lock'), socketLock.replace(/^\d+/, stranger))
    const second = await openPostgres({ dataDir })
    expect(second.pid).not.toBe(process.pid)
    await second.stop()
  },
)

testInFull(
  'an owner that exits without stopping takes its server along, and a start right then waits for that',
  async () => {
    const dataDir = await withDatabase(await testFolder())
    const owner = await startOwner(dataDir)
    await owner.kill('SIGHUP')
    const postgres = await openPostgres({ dataDir })
    expect(postgres.pid).not.toBe(owner.report.pid)
    await postgres.stop()
  },
)

test('refuses a second process on the same folder, and the first keeps running', async () => {
  const dataDir = await withDatabase(await testFolder())
  const postgres = await openPostgres({ dataDir })
  const second = await startOwner(dataDir)
  expect(second.report.code).toBe('database/in-use')
  expect(second.report.message).toContain(dataDir)
  expect(await sql(postgres.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
})

testInFull('a second opening in the same process is refused too', async () => {
  const dataDir = await withDatabase(await testFolder())
  const postgres = await openPostgres({ dataDir })
  await expect(openPostgres({ dataDir })).rejects.toMatchObject({ code: 'database/in-use' })
  await postgres.stop()
})

testInFull('two processes starting together on an empty folder give one owner and one refusal', async () => {
  const dataDir = join(await testFolder(), 'new')
  await mkdir(dataDir)
  const owners = await Promise.all([startOwner(dataDir), startOwner(dataDir)])
  const codes = owners.map(owner => owner.report.code)
  for (const owner of owners) if (owner.report.code === undefined) await owner.kill('SIGTERM')
  expect(codes.sort()).toEqual(['database/in-use', undefined])
  expect(await processesIn(dataDir)).toEqual([])
})
