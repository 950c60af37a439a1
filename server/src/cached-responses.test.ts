import type { Client } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import { aGame, anAccount } from './testing/build-game.ts'
import { type Product, spawnProduct } from './testing/spawn-product.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// What a process keeps in memory is never older than what any process has committed.

let server: TestServer
/** A second process on the same database, which has everything in memory. */
let other: Product
let admin: Client
let root: Client
let player: Client
let game: Game
let company: number

beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
  await anAccount(server, 'voisin')
  game = await aGame(server, { players: ['joueur1', 'joueur2', 'voisin'], levelGame: 3 })
  root = await server.client('superadmin')
  admin = await server.client('admin')
  player = await server.client('joueur1')
  company = companyOf('joueur1')
  await admin('passAndOpenRound', { params: { gameId: game.id } })
  other = await spawnProduct({
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.context.config.dataDir,
    JWT_SECRET: server.context.config.jwtSecret,
  })
})
afterAll(async () => {
  await other?.stop()
  await server.stop()
})

const companyOf = (username: string): number =>
  game.companies.find(({ userCompany }) => userCompany.username === username)?.id ?? 0

const place = async () => {
  const { id: roundId } = await admin('getActiveRound', { params: { gameId: game.id } })
  return { roundId, companyId: company, area: 'ventes' }
}

async function paths(): Promise<string[]> {
  const active = await place()
  const [first] = (await admin('getGame', { params: { id: game.id } })).rounds.slice(1)
  return [
    `/api/v1/companies/${company}/dashboard`,
    `/api/v1/companies/${company}/resultats`,
    `/api/v1/companies/${company}/debrief?names=1`,
    `/api/v1/companies/${company}/debrief/replay?names=1`,
    `/api/v1/decisions/game/${active.roundId}/criteria/ventes/company/${company}`,
    `/api/v1/decisions/game/${first?.id}/criteria/production/company/${company}`,
  ]
}

async function readKept(): Promise<unknown[]> {
  const { token } = await server.session('joueur1')
  const headers = { authorization: `Bearer ${token}` }
  return Promise.all((await paths()).map(async path => (await fetch(other.url + path, { headers })).json()))
}

/** As a process answers that has only just started. */
async function readFresh(): Promise<unknown[]> {
  const { token } = await server.session('joueur1')
  const app = await buildApp(server.context)
  const headers = { authorization: `Bearer ${token}` }
  const answers: unknown[] = []
  for (const url of await paths()) answers.push((await app.inject({ url, headers })).json())
  await app.close()
  return answers
}

/** A criterion acts on the next quarter alone; pictures are on other pages. */
const unseen = new Set(['a criterion', "a rival's picture"])

/** What makes answers old. */
const changes: [string, () => Promise<unknown>][] = [
  [
    'a save',
    async () => player('saveDecisions', { params: await place(), body: { decisions: { prixVente: 61 } } }),
  ],
  [
    'a draft',
    async () => {
      const body = { decisions: { prixVente: 62 }, draft: true }
      await player('saveDecisions', { params: await place(), body })
    },
  ],
  ['a lock', () => player('lockCompany', { params: { id: company } })],
  ['taking up again', () => player('unlockCompany', { params: { id: company } })],
  ['somebody joining', async () => (await server.client('joueur3'))('joinGame', { body: { game: game.id } })],
  ['a new level', () => admin('configureGame', { params: { id: game.id }, body: { levelGame: 1 } })],
  [
    'another number of quarters',
    () => admin('configureGame', { params: { id: game.id }, body: { nbTurns: 9 } }),
  ],
  [
    'a criterion',
    () => root('updateCriteria', { params: { gameId: game.id }, body: { fields: { coefDemande: 2 } } }),
  ],
  [
    "a rival's name",
    async () => {
      const { user } = await server.session('voisin')
      await root('updateUser', { params: { id: user.id }, body: { username: 'voisine' } })
    },
  ],
  [
    "a rival's picture",
    async () => {
      const { user } = await server.session('voisin')
      await root('updateUser', { params: { id: user.id }, body: { image: '/avatars/7.svg' } })
    },
  ],
  [
    'the erasure of a rival',
    async () => {
      const { user } = await server.session('voisin')
      await root('deleteUser', { params: { id: user.id } })
    },
  ],
  [
    "the product's name",
    async () => {
      const [product] = await root('listProducts')
      await root('updateProduct', { params: { id: product?.id ?? 0 }, body: { name: 'Vélos' } })
    },
  ],
  [
    'another wording of a decision',
    async () => {
      const item = (await root('listItems')).find(({ key }) => key === 'prixVente')
      await root('updateItem', { params: { id: item?.id ?? 0 }, body: { name: 'Le prix' } })
    },
  ],
  [
    'another explanation of a decision',
    async () => {
      const item = (await root('listItems')).find(({ key }) => key === 'prixVente')
      const body = { description1: 'Ce que paie un client.' }
      await root('updateItemDescription', { params: { id: item?.itemDescription.id ?? 0 }, body })
    },
  ],
  ['a pass', () => admin('passRound', { params: { gameId: game.id } })],
  ['the opening of the next quarter', () => admin('passAndOpenRound', { params: { gameId: game.id } })],
  ['the reset of a rival', () => admin('resetCompany', { params: { id: companyOf('joueur2') } })],
  ['the reset of the company', () => admin('resetCompany', { params: { id: company } })],
]

describe('what another process keeps in memory is old at once after', () => {
  it.each(changes)('%s', async (name, change) => {
    const before = await readKept()
    expect(await readKept()).toEqual(before)
    await change()
    const after = await readKept()
    expect(after).toEqual(await readFresh())
    if (!unseen.has(name)) expect(after).not.toEqual(before)
  })
})

it('is told from what a reader has by its tag', async () => {
  const { token } = await server.session('joueur1')
  const url = `${other.url}/api/v1/companies/${company}/dashboard`
  const ask = (tag: string) =>
    fetch(url, { headers: { authorization: `Bearer ${token}`, 'if-none-match': tag } })
  const first = await ask('"none"')
  const tag = first.headers.get('etag') ?? ''
  expect((await ask(tag)).status).toBe(304)
  expect(first.headers.get('cache-control')).toBe('no-store')
  await admin('passAndOpenRound', { params: { gameId: game.id } })
  expect((await ask(tag)).status).toBe(200)
})
