import type { Client } from '@trimestre/contract/client'
import { ApiError } from '@trimestre/contract/client'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { includesPart } from '../../../../testing/parts.ts'
import { quarterResults, rounds } from '../../platform/db/schema.ts'
import { aGame } from '../../testing/build-game.ts'
import { spawnProduct } from '../../testing/spawn-product.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
})
afterAll(() => server.stop())

const playerNames = ['joueur1', 'joueur2', 'joueur3']

/**
 * Saves a rising price until the quarter is closed; returns the last price that was acknowledged.
 * @param acknowledged called for each acknowledged save
 */
async function saveUntilClosed(username: string, gameId: number, roundId: number, acknowledged: () => void) {
  const client = await server.client(username)
  const { user } = await server.session(username)
  const [company] = await client('findCompany', { params: { userId: user.id, gameId } })
  const companyId = company?.id ?? 0
  for (let price = 20; ; price += 1) {
    const params = { roundId, companyId, area: 'ventes' }
    try {
      await client('saveDecisions', { params, body: { decisions: { prixVente: price } } })
      acknowledged()
    } catch (error) {
      expect(error instanceof ApiError && error.code).toBe('rounds/closed')
      return { companyId, acknowledged: price - 1 }
    }
  }
}

it('counts every acknowledged save while players save and the quarter passes', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const game = await aGame(server, { players: playerNames })
    const roundId = game.rounds.at(-1)?.id ?? 0
    let saves = 0
    const count = () => {
      saves += 1
    }
    const saving = playerNames.map(name => saveUntilClosed(name, game.id, roundId, count))
    // Each attempt passes at a different moment of the saving.
    await expect.poll(() => saves, { interval: 5 }).toBeGreaterThan(attempt * 7)
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    const saved = await Promise.all(saving)
    const rows = await server.context.db
      .select({ companyId: quarterResults.companyId, given: quarterResults.given })
      .from(quarterResults)
      .where(eq(quarterResults.roundId, roundId))
    const played = new Map(rows.map(row => [row.companyId, row.given.prixVente]))
    for (const { companyId, acknowledged } of saved) {
      expect(played.get(companyId) ?? 19).toBe(acknowledged)
    }
  }
})

it('passes one quarter when two servers on one database receive fifty clicks together', async () => {
  const game = await aGame(server, { players: playerNames })
  const env = {
    DATABASE_URL: server.context.db.$client.options.connectionString,
    DATA_DIR: server.context.config.dataDir,
  }
  const products = await Promise.all([spawnProduct(env), spawnProduct(env)])
  try {
    const clients = await Promise.all(products.map(product => product.client('admin')))
    const clicks = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        clients[index % 2]?.('passAndOpenRound', { params: { gameId: game.id } }),
      ),
    )
    expect(clicks.filter(click => click.status === 'fulfilled')).toHaveLength(1)
    const results = await server.context.db
      .select({ roundNb: rounds.roundNb })
      .from(quarterResults)
      .innerJoin(rounds, eq(rounds.id, quarterResults.roundId))
      .where(eq(rounds.gameId, game.id))
    expect(results).toEqual(playerNames.map(() => ({ roundNb: 2 })))
  } finally {
    await Promise.all(products.map(product => product.stop()))
  }
})

it('admits no player after joining was closed, while two servers process joins, closing and a pass', async () => {
  const env = {
    DATABASE_URL: server.context.db.$client.options.connectionString,
    DATA_DIR: server.context.config.dataDir,
  }
  const products = await Promise.all([spawnProduct(env), spawnProduct(env)])
  const names = ['joueur1', 'joueur2', 'joueur3', 'joueur4']
  try {
    for (const closing of ['switch', 'pass'] as const) {
      for (let attempt = 0; attempt < 4; attempt += 1) {
        const { id } = await aGame(server)
        if (closing === 'pass')
          await admin('configureGame', { params: { id }, body: { joining: 'untilFirstPass' } })
        const close = async () => {
          const client = await products[0]?.client('admin')
          if (closing === 'pass') await client?.('passAndOpenRound', { params: { gameId: id } })
          else await client?.('configureGame', { params: { id }, body: { joining: 'closed' } })
          return (await admin('getGame', { params: { id } })).companies.length
        }
        const joins = names.map(async (name, index) => {
          const client = await products[index % 2]?.client(name)
          return client?.('joinGame', { body: { game: id } })
        })
        const [countAtClose, outcomes] = await Promise.all([close(), Promise.allSettled(joins)])
        const refused = outcomes.filter(outcome => outcome.status === 'rejected')
        for (const { reason } of refused) expect(reason.code).toBe('games/joining-closed')
        const { companies } = await admin('getGame', { params: { id } })
        expect([companies.length, companies.length + refused.length]).toEqual([countAtClose, names.length])
      }
    }
  } finally {
    await Promise.all(products.map(product => product.stop()))
  }
})

it('publishes or undoes a hidden quarter, whichever of many clicks on two processes comes first, and never both', async () => {
  const clicks = includesPart('campaigns') ? 50 : 15
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const game = await aGame(server, { players: playerNames })
    const id = game.rounds.at(-1)?.id ?? 0
    await admin('setPublication', { params: { id: game.id }, body: { mode: 'held' } })
    await admin('passRound', { params: { gameId: game.id } })
    const asked = Array.from({ length: clicks }, () => ['publishRound', 'undoRound'] as const).flat()
    if (attempt % 2 === 1) asked.reverse()
    const answers = await Promise.all(
      asked.map(async name => {
        const answer = await admin(name, { params: { id } }).catch((error: unknown) => error)
        return [name, answer instanceof ApiError ? answer.code : 'ok'].join(' ')
      }),
    )
    const [version, ...others] = await admin('listRoundVersions', { params: { id } })
    expect(others).toEqual([])
    const { rounds: line } = await admin('getGame', { params: { id: game.id } })
    const isPublished = version?.state === 'published'
    expect([version?.state, line.at(-1)?.state]).toEqual(
      isPublished ? ['published', 'published'] : ['withdrawn', 'open'],
    )
    const won = answers.filter(answer => answer.endsWith(' ok'))
    expect(new Set(won)).toEqual(new Set([isPublished ? 'publishRound ok' : 'undoRound ok']))
    expect(won).toHaveLength(isPublished ? clicks : 1)
    for (const answer of answers) expect(answer).toMatch(/ (ok|rounds\/not-hidden)$/)
  }
})
