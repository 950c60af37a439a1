import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@trimestre/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { includesPart } from '../../testing/parts.ts'
import { aGame } from './testing/build-game.ts'
import { aPicture, formOf } from './testing/pictures.ts'
import { type Product, spawnProduct } from './testing/spawn-product.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// These tests kill the product right after a response: its effect is stored, and pending work is done after the next
// start.

let server: TestServer
let product: Product

const start = () =>
  spawnProduct({
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.context.config.dataDir,
    JWT_SECRET: server.context.config.jwtSecret,
  })

beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
  await server.app.close()
  product = await start()
})
afterAll(async () => {
  await product.stop()
  await server.stop()
})

/**
 * Makes a call, kills the product as soon as it has responded, and starts it again. The gate kills after a save, a pass
 * and the request for a mail; the part `database` after each call.
 */
async function answeredThenKilled<T>(call: () => Promise<T>, inGate = false): Promise<T> {
  const answer = await call()
  if (!inGate && !includesPart('database')) return answer
  await product.kill()
  product = await start()
  return answer
}

const mailsTo = async (address: string): Promise<number> => {
  const folder = join(server.context.config.dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
  return texts.filter(text => text.includes(`To: ${address}`)).length
}

it('a killed product keeps pictures, accounts, games, events, decisions, locks and passed quarters', async () => {
  const root = () => product.client('superadmin')
  const admin = () => product.client('admin')
  const player = () => product.client('joueur1')

  const bytes = await aPicture().png().toBuffer()
  const media = await answeredThenKilled(async () => (await root())('uploadPicture', { body: formOf(bytes) }))
  expect((await fetch(product.url + media.contentUrl)).status).toBe(200)

  const anonymous = createClient({ baseUrl: product.url, getToken: () => null })
  const seen: TestServer = {
    ...server,
    client: name => product.client(name ?? 'superadmin'),
    session: username => anonymous('login', { body: { username, password: username } }),
  }
  const game = await answeredThenKilled(() => aGame(seen, { players: ['joueur1'], invited: ['joueur2'] }))
  await expect.poll(() => mailsTo('joueur2@example.org')).toBe(1)

  const companyId = game.companies[0]?.id ?? 0
  const params = { roundId: game.rounds.at(-1)?.id ?? 0, companyId, area: 'ventes' }
  await answeredThenKilled(
    async () => (await player())('saveDecisions', { params, body: { decisions: { prixVente: 57 } } }),
    true,
  )
  await answeredThenKilled(async () => (await player())('lockCompany', { params: { id: companyId } }))
  const event = (await (await root())('listEvents')).find(({ key }) => key !== 'impot')
  const body = { game: game.id, event: event?.id ?? 0, frequency: 1, nbTour: 2 }
  await answeredThenKilled(async () => (await admin())('associateEvent', { body }))
  const [progress] = await (await admin())('getProgress', { params: { id: game.id } })
  expect(progress).toMatchObject({ saved: ['ventes'], locked: true })

  const gameId = game.id
  await answeredThenKilled(async () => (await admin())('passAndOpenRound', { params: { gameId } }), true)
  const results = await (await player())('listCompanyResults', { params: { id: companyId } })
  expect(results['hydra:member'].map(({ prixVente }) => prixVente)).toEqual([57])
  const quarters = (await (await admin())('listGameEvents', { params: { gameId } })).map(
    ({ nbTour }) => nbTour,
  )
  expect(quarters).toContain(2)

  await answeredThenKilled(async () => (await admin())('resetCompany', { params: { id: companyId } }))
  const after = await (await player())('listCompanyResults', { params: { id: companyId } })
  expect(after['hydra:totalItems']).toBe(0)
})

it('sends the mail of a password reset that was requested just before the restart', async () => {
  const ask = () =>
    fetch(`${product.url}/api/password/reset-request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"joueur3@example.org"}',
    })
  expect((await answeredThenKilled(ask, true)).status).toBe(202)
  await expect.poll(() => mailsTo('joueur3@example.org')).toBe(1)
})
