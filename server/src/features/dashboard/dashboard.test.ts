import type { Client } from '@trimestre/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let player: Client

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  player = await server.client('joueur1')
})
afterAll(() => server.stop())

async function newGame() {
  const game = await aGame(server, { players: ['joueur1', 'joueur2'], nbTurns: 2 })
  const { user } = await server.session('joueur1')
  const [company] = await player('findCompany', { params: { userId: user.id, gameId: game.id } })
  if (company === undefined) throw new Error('no company')
  const params = { gameId: game.id }
  return {
    id: company.id,
    pass: () => admin('passRound', { params }),
    pass0: () => admin('passAndOpenRound', { params }),
    dashboard: () => player('getDashboard', { params: { id: company.id } }),
  }
}

describe('the dashboard', () => {
  it('shows the opening figures until the second quarter opens', async () => {
    const game = await newGame()
    const opening = await game.dashboard()
    expect(opening).toMatchObject({
      totaltrimestres: 2,
      currenttrimestre: 1,
      percent: 50,
      liquidity: 10_000,
      rank: 1,
      demandedQuantity: 0,
      marketPart: 0,
      players: 2,
      figures: { depenses: 0, recettes: 0, valeurNette: 300_000 },
      production: {
        nombreProduitsFabriques: 0,
        nombreProduitStok: 0,
        nombreProduitVendu: 0,
        demande: 0,
      },
      averagePrice: 0,
      chart: [],
      finished: false,
    })
    expect(opening.ranking.map(row => row.valeurSociete)).toEqual([300_000, 300_000])
    await game.pass()
    const closed = await game.dashboard()
    expect(closed.figures).toEqual(opening.figures)
    expect(closed.chart.map(point => point.name)).toEqual(['T1'])
  })

  it('then shows the figures of the second-to-last round', async () => {
    const game = await newGame()
    await game.pass0()
    const { 'hydra:member': results } = await player('listCompanyResults', { params: { id: game.id } })
    const [first] = results
    const shown = await game.dashboard()
    expect(shown).toMatchObject({
      currenttrimestre: 2,
      percent: 100,
      liquidity: first?.liquidites,
      rank: first?.classement,
      demandedQuantity: first?.demande,
      marketPart: first?.partMarche,
      figures: {
        depenses: first?.depenses,
        recettes: first?.recettes,
        valeurNette: first?.valeurSociete,
      },
      averagePrice: 50,
      chart: [{ name: 'T1', Stock: first?.nombreProduitStok, Demande: first?.demande }],
    })
    expect(shown.ranking.map(row => row.classement)).toEqual([1, 1])
    await game.pass0()
    expect(await game.dashboard()).toMatchObject({ currenttrimestre: 3, percent: 100, finished: true })
  })

  it('shows zeros and the initial counters to a company that joined late', async () => {
    const game = await aGame(server, { players: ['joueur1'] })
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    const late = await server.client('joueur3')
    const company = await late('joinGame', { body: { game: game.id } })
    const shown = await late('getDashboard', { params: { id: company.id } })
    expect(shown).toMatchObject({
      liquidity: 10_000,
      rank: 1,
      figures: { depenses: 0, recettes: 0, valeurNette: 0 },
    })
    expect(shown.ranking.map(row => [row.username, row.classement])).toEqual([
      ['joueur1', 1],
      ['joueur3', 2],
    ])
    await (await server.client('joueur4'))('joinGame', { body: { game: game.id } })
    const { ranking } = await late('getDashboard', { params: { id: company.id } })
    expect(ranking.map(row => row.classement)).toEqual([1, 2, 2])
  })
})
