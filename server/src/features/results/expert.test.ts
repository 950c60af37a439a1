import type { Client } from '@trimestre/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
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

async function played(quarterCount: number) {
  const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
  for (let index = 0; index < quarterCount; index += 1) {
    await admin('passAndOpenRound', { params: { gameId: game.id } })
  }
  return { game, id: game.companies[0]?.id ?? 0, params: { gameId: game.id } }
}

describe('expert results', () => {
  it('define their columns first, then give a row for each company and round, by round then rank', async () => {
    const { params } = await played(2)
    const [head, ...rows] = await admin('listExpertResults', { params })
    if (!Array.isArray(head)) throw new Error('no columns')
    const names = head.map(({ name }) => name)
    expect(head.every(({ label, type }) => label !== '' && type.length > 0)).toBe(true)
    expect(names).toContain('budgetpub')
    const places = rows.map(row => (Array.isArray(row) ? [] : [row.round, row.classement]))
    expect(places).toEqual([
      [2, 1],
      [2, 2],
      [3, 1],
      [3, 2],
    ])
    for (const row of rows) expect(Object.keys(row).sort()).toEqual([...names].sort())
  })

  it('are only columns before the first pass', async () => {
    const { params } = await played(0)
    expect(await admin('listExpertResults', { params })).toHaveLength(1)
  })
})

describe('the market study', () => {
  it('gives the public figures of the last simulated round, or of the one asked for', async () => {
    const { id, params } = await played(2)
    const study = await player('getMarketStudy', { params: { id } })
    const results = await admin('listGameResults', { params })
    expect(study.round).toBe(3)
    expect(study.players).toBe(2)
    expect(study.companies).toEqual(
      results.map(result => ({
        companyId: result.companyId,
        username: result.username,
        classement: result.classement,
        valeurSociete: result.valeurSociete,
        prixVente: result.prixVente,
        nombreProduitVendu: result.nombreProduitVendu,
        partMarche: result.partMarche,
      })),
    )
    const dashboard = await player('getDashboard', { params: { id } })
    expect(study.prixMoyen).toBe(dashboard.averagePrice)
    // The reference competitor has its part of the whole market's demand.
    const ofPlayers = results.reduce((sum, result) => sum + (result.demande ?? 0), 0)
    expect(study.demandeTotale).toBeGreaterThan(ofPlayers)
    expect((await player('getMarketStudy', { params: { id }, query: { round: 2 } })).round).toBe(2)
  })

  it('has nothing of a round that is open, unknown or not a number', async () => {
    const { id } = await played(1)
    for (const round of [1, 3, 99]) {
      const call = player('getMarketStudy', { params: { id }, query: { round } })
      expect(await refusedWith(call)).toBe('404 request/not-found')
    }
    const worded = await server.fetch(`/api/v1/companies/${id}/market_study?round=x`, { as: 'joueur1' })
    expect(worded.status).toBe(422)
  })

  it('is empty before the first pass', async () => {
    const { id } = await played(0)
    const empty = { round: null, players: 0, prixMoyen: 0, demandeTotale: 0, companies: [] }
    expect(await player('getMarketStudy', { params: { id } })).toEqual(empty)
  })
})
