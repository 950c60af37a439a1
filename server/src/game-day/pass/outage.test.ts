import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@trimestre/contract/client'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { includesPart } from '../../../../testing/parts.ts'
import { aGame } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { spawnProduct } from '../../testing/spawn-product.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// These tests make the database unavailable or fill the disk during a pass: nothing stays half done, and nothing needs
// a manual repair.

async function standing(admin: Client, gameId: number): Promise<{ rounds: string; results: number }> {
  const { rounds } = await admin('getGame', { params: { id: gameId } })
  const results = await admin('listGameResults', { params: { gameId } })
  return { rounds: rounds.map(({ etat }) => etat).join(''), results: results.length }
}

const untouched = { rounds: '01', results: 0 }
const passedOnce = { rounds: '001', results: 2 }

describe('during a pass', () => {
  let server: TestServer
  let admin: Client

  beforeAll(async () => {
    server = await startTestServer({ isAlone: true })
    admin = await server.client('admin')
  })
  afterAll(() => server.stop())

  async function connected(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: server.databaseUrl })
    client.on('error', () => undefined)
    await client.connect()
    onTestFinished(() => client.end())
    return client
  }

  it('the quarter stays open when the database closes every connection, and passes on the next click', async () => {
    const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
    const [holder, observer] = [await connected(), await connected()]
    await holder.query('begin')
    await holder.query('lock table quarter_results in exclusive mode')
    const click = refusedWith(admin('passAndOpenRound', { params: { gameId: game.id } }))
    // This query runs outside the transaction, inside which its result would never change. Autovacuum waits for the lock
    // too, and is no sign that the pass has come to it.
    const waiting = () =>
      observer.query(`select pid from pg_stat_activity where wait_event_type = 'Lock' and backend_type = 'client backend'
        and datname = current_database()`)
    await expect.poll(async () => (await waiting()).rows.length).toBeGreaterThan(0)
    // The lock is held until then: released earlier, it would let the pass end before its connection does.
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
    await observer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid not in (pg_backend_pid(), $1)`,
      [rows[0]?.pid],
    )
    expect(await click).toBe('503 server/unavailable')
    await holder.query('rollback')
    await expect.poll(() => standing(admin, game.id).catch(() => 'away')).toEqual(untouched)
    await admin('passAndOpenRound', { params: { gameId: game.id }, query: { expected: 2 } })
    expect(await standing(admin, game.id)).toEqual(passedOnce)
  })

  it.each(['quarter_results', 'rounds'])(
    'a full disk is reported when %s is written, and the quarter passes when there is space again',
    async table => {
      const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
      const { db } = server.context
      await db.execute(sql`create or replace function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
      await db.execute(sql`create trigger no_room before insert on ${sql.identifier(table)}
      for each row execute function no_room()`)
      const answer = await server.fetch(`/api/v1/rounds/pass0/${game.id}`, { as: 'admin', method: 'POST' })
      await db.execute(sql`drop trigger no_room on ${sql.identifier(table)}`)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
      expect(await answer.json()).toMatchObject({ code: 'server/disk-full' })
      expect(await standing(admin, game.id)).toEqual(untouched)
      await admin('passAndOpenRound', { params: { gameId: game.id }, query: { expected: 2 } })
      expect(await standing(admin, game.id)).toEqual(passedOnce)
    },
  )
})

const canMount =
  includesPart('database') &&
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', 'true'], { stdio: 'ignore' }).status === 0

/** These tests need root, to mount a small disk, and the embedded database on it. */
describe.runIf(canMount && inject('databaseKind') === 'embedded')('a disk that is actually full', () => {
  it('refuses whole quarters, keeps what was confirmed, and recovers automatically when there is space again', async () => {
    const dataDir = await smallDisk('160m')
    const product = await spawnProduct({ DATA_DIR: dataDir })
    onTestFinished(() => product.stop())
    const root = await product.client('superadmin')
    const body = { name: 'Disque plein', nbTurns: 100, levelGame: 4, admins: ['admin'] }
    const game = await root('createGame', { body })
    for (const name of ['joueur1', 'joueur2', 'joueur3'])
      await (await product.client(name))('joinGame', { body: { game: game.id } })
    const admin = await product.client('admin')
    const pass = () =>
      admin('passAndOpenRound', { params: { gameId: game.id } }).then(
        () => true,
        () => false,
      )
    expect(await pass()).toBe(true)
    await fill(dataDir)
    let passed = 1
    for (let isRefused = false; !isRefused && passed < 60; ) {
      isRefused = !(await pass())
      if (!isRefused) passed += 1
    }
    expect(passed).toBeLessThan(60)
    const isAlive = await fetch(`${product.url}/api/health/live`)
    expect(isAlive.status).toBe(200)

    await rm(join(dataDir, 'filling'))
    execFileSync('mount', ['-o', 'remount,size=600m', dataDir])
    await expect.poll(pass, { interval: 200 }).toBe(true)
    const { rounds, currentTrimestre } = await admin('getGame', { params: { id: game.id } })
    expect(rounds.map(({ etat }) => etat).join('')).toBe(`${'0'.repeat(passed + 2)}1`)
    expect(currentTrimestre).toBe(passed + 2)
    expect(await admin('listGameResults', { params: { gameId: game.id } })).toHaveLength(3)
  })
})

async function smallDisk(size: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trimestre-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  onTestFinished(async () => {
    execFileSync('umount', ['--lazy', folder])
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

/** Fills the disk to the last block. */
async function fill(folder: string): Promise<void> {
  for (let length = 1024 * 1024; length >= 512; ) {
    const hasRoom = await writeFile(join(folder, 'filling'), Buffer.alloc(length), { flag: 'a' }).then(
      () => true,
      () => false,
    )
    if (!hasRoom) length /= 2
  }
}
