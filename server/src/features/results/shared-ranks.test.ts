import type { Client } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const names = ['joueur1', 'joueur2', 'joueur3', 'joueur4']

let server: TestServer
let admin: Client
/** In the first quarter nobody decides; in the second, one company sells below cost and one is far too dear. */
let game: Game

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  game = await aGame(server, { players: names })
  await pass()
  await decide('joueur3', 30)
  await decide('joueur4', 200)
  await pass()
})
afterAll(() => server.stop())

const pass = () => admin('passAndOpenRound', { params: { gameId: game.id } })

const companyOf = (username: string): number =>
  game.companies.find(({ userCompany }) => userCompany.username === username)?.id ?? 0

async function decide(username: string, prixVente: number): Promise<void> {
  const { id: roundId } = await admin('getActiveRound', { params: { gameId: game.id } })
  const params = { roundId, area: 'ventes', companyId: companyOf(username) }
  await (await server.client(username))('saveDecisions', { params, body: { decisions: { prixVente } } })
}

const places = (rows: readonly { username: string; classement: number }[]) =>
  rows.map(({ username, classement }) => [username, classement])

/** The ranking after the second quarter: two companies without any decision stay equal. */
const ranking = [
  ['joueur1', 1],
  ['joueur2', 1],
  ['joueur3', 3],
  ['joueur4', 4],
]

it('equal companies share a rank in the results of a game and in the study of each quarter', async () => {
  expect(places(await admin('listGameResults', { params: { gameId: game.id } }))).toEqual(ranking)
  const player = await server.client('joueur2')
  const study = (round: number) =>
    player('getMarketStudy', { params: { id: companyOf('joueur2') }, query: { round } })
  expect(places((await study(2)).companies)).toEqual(names.map(name => [name, 1]))
  expect(places((await study(3)).companies)).toEqual(ranking)
})

it('equal companies share a rank on their dashboards', async () => {
  for (const [username, rank] of ranking as [string, number][]) {
    const player = await server.client(username)
    const dashboard = await player('getDashboard', { params: { id: companyOf(username) } })
    expect([username, dashboard.rank]).toEqual([username, rank])
    expect(places(dashboard.ranking)).toEqual(ranking)
  }
})

it('the newspaper names all companies that share the first place, and those of the first three ranks', async () => {
  const player = await server.client('joueur4')
  const issue = async (round: number) => {
    const { facts } = await player('getNewspaper', { params: { id: game.id }, query: { round } })
    const leader = facts.find(fact => fact.kind === 'leader')
    const podium = facts.find(fact => fact.kind === 'podium')
    return [leader?.username, leader?.equals.map(({ username }) => username), places(podium?.companies ?? [])]
  }
  expect(await issue(2)).toEqual(['joueur1', names.slice(1), names.map(name => [name, 1])])
  expect(await issue(3)).toEqual(['joueur1', ['joueur2'], ranking.slice(0, 3)])
})

it('a rank is explained by the nearest places that differ, and by how many share them', async () => {
  const explain = async (username: string, round: number) => {
    const player = await server.client(username)
    const params = { id: companyOf(username), figure: 'result.classement' }
    return (await player('getExplanation', { params, query: { round } })).ranking
  }
  const results = await admin('listGameResults', { params: { gameId: game.id } })
  const publishedOf = (name: string) => results.find(({ username }) => username === name)?.valeurSociete
  const before = (await explain('joueur3', 2))?.own
  expect(before).toMatchObject({ rank: 1, rankBefore: null, equals: 3, valueBefore: null })
  expect(await explain('joueur3', 3)).toEqual({
    own: {
      ...{ companyId: companyOf('joueur3'), username: 'joueur3', rank: 3, rankBefore: 1, equals: 0 },
      ...{ value: publishedOf('joueur3'), valueBefore: before?.value },
    },
    above: expect.objectContaining({
      username: 'joueur1',
      rank: 1,
      equals: 1,
      value: publishedOf('joueur1'),
    }),
    below: expect.objectContaining({
      username: 'joueur4',
      rank: 4,
      equals: 0,
      value: publishedOf('joueur4'),
    }),
  })
  const equal = await explain('joueur2', 3)
  expect([equal?.above, equal?.own.equals, equal?.below?.username]).toEqual([null, 1, 'joueur3'])
  expect(await explain('joueur2', 2)).toMatchObject({ above: null, below: null })
})
