import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@trimestre/contract/client'
import { readPidFile } from '@trimestre/embedded-postgres/pid-file'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { includesPart } from '../../../../testing/parts.ts'
import { aGame } from '../../testing/build-game.ts'
import { type Product, spawnProduct } from '../../testing/spawn-product.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { type PassPoint, passPoints } from './pass-quarter.ts'

/** Returns the state of a game after a kill: `before` the quarter or `after` it; any state in between fails. */
async function standing(admin: Client, gameId: number): Promise<'before' | 'after'> {
  const { rounds, companies } = await admin('getGame', { params: { id: gameId } })
  const results = await admin('listGameResults', { params: { gameId } })
  const etats = rounds.map(round => round.etat).join()
  if (etats === '0,1' && results.length === 0) return 'before'
  expect([etats, results.length]).toEqual(['0,0,1', companies.length])
  return 'after'
}

/**
 * Expects that the quarter was passed if and only if the kill came after the commit, and that the next click passes the
 * open quarter.
 */
async function expectWhole(admin: Client, gameId: number, killedAt: PassPoint): Promise<void> {
  const isPassed = killedAt === 'committed'
  expect(await standing(admin, gameId)).toBe(isPassed ? 'after' : 'before')
  const expected = isPassed ? 3 : 2
  const { nbRounds } = await admin('passAndOpenRound', { params: { gameId }, query: { expected } })
  expect(nbRounds).toBe(expected + 1)
}

/** Clicks, waits until the pass pauses at its point, and kills the process. */
async function killDuringPass(product: Product, gameId: number, kill: () => Promise<void>): Promise<void> {
  const admin = await product.client('admin')
  const click = admin('passAndOpenRound', { params: { gameId } }).catch(() => 'no answer')
  await product.paused
  await kill()
  expect(await click).toBe('no answer')
}

describe('killing the server during a pass', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it.each(includesPart('campaigns') ? passPoints : (['closed', 'committed'] as const))(
    'at the point « %s » leaves the quarter either wholly passed or not passed',
    async point => {
      const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
      const product = await spawnProduct({
        DATABASE_URL: server.context.db.$client.options.connectionString,
        DATA_DIR: server.context.config.dataDir,
        PASS_PAUSE_AT: point,
      })
      await killDuringPass(product, game.id, () => product.kill())
      await expectWhole(await server.client('admin'), game.id, point)
    },
  )
})

describe.runIf(inject('databaseKind') === 'embedded')('killing the server and its PostgreSQL', () => {
  let dataDir: string

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'trimestre-kill-'))
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  const moments: PassPoint[] = includesPart('campaigns') ? ['closed', 'committed'] : ['closed']

  it.each(moments)(
    'at the point « %s » leaves the quarter either wholly passed or not passed',
    async point => {
      const paused = await spawnProduct({ DATA_DIR: dataDir, PASS_PAUSE_AT: point })
      const root = await paused.client('superadmin')
      const body = { name: 'Coupure', nbTurns: 4, levelGame: 4, admins: ['admin'] }
      const game = await root('createGame', { body })
      for (const name of ['joueur1', 'joueur2']) {
        await (await paused.client(name))('joinGame', { body: { game: game.id } })
      }
      await killDuringPass(paused, game.id, async () => {
        const file = await readPidFile(join(dataDir, 'postgres'))
        await paused.kill()
        if (file !== undefined) process.kill(file.pid, 'SIGKILL')
      })
      const restarted = await spawnProduct({ DATA_DIR: dataDir })
      try {
        await expectWhole(await restarted.client('admin'), game.id, point)
      } finally {
        await restarted.stop()
      }
    },
  )
})
