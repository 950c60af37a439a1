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
  it('start with the column definitions, then have a row for each company and round, by round, then rank, equals by company', async () => {
    const { params } = await played(2)
    const [head, ...rows] = await admin('listExpertResults', { params })
    if (!Array.isArray(head)) throw new Error('no columns')
    const names = head.map(({ name }) => name)
    expect(head.every(({ label, type }) => label !== '' && type.length > 0)).toBe(true)
    expect(names).toContain('budgetpub')
    const places = rows.map(row => (Array.isArray(row) ? [] : [row.round, row.classement]))
    expect(places).toEqual([
      [2, 1],
      [2, 1],
      [3, 1],
      [3, 1],
    ])
    for (const row of rows) expect(Object.keys(row).sort()).toEqual([...names].sort())
  })

  it('contain only the column definitions before the first pass', async () => {
    const { params } = await played(0)
    expect(await admin('listExpertResults', { params })).toHaveLength(1)
  })
})

describe('the market study', () => {
  it('contains the public figures of the last simulated round, or of the requested one', async () => {
    const { id, game, params } = await played(2)
    const study = await player('getMarketStudy', { params: { id } })
    const results = await admin('listGameResults', { params })
    expect(study.round).toBe(3)
    expect(study.players).toBe(2)
    expect(study.companies).toEqual(
      results.map(result => ({
        companyId: result.companyId,
        username: result.username,
        seat: game.companies.findIndex(({ id: companyId }) => companyId === result.companyId) + 1,
        kind: 'human',
        rangHumain: result.classement,
        classement: result.classement,
        valeurSociete: result.valeurSociete,
        prixVente: result.prixVente,
        nombreProduitVendu: result.nombreProduitVendu,
        partMarche: result.partMarche,
        segments: [],
      })),
    )
    const dashboard = await player('getDashboard', { params: { id } })
    expect(study.prixMoyen).toBe(dashboard.averagePrice)
    // The reference competitor also receives a part of the demand of the whole market.
    const ofPlayers = results.reduce((sum, result) => sum + (result.demande ?? 0), 0)
    expect(study.demandeTotale).toBeGreaterThan(ofPlayers)
    const shares = study.companies.reduce((sum, company) => sum + company.partMarche, study.partReference)
    expect(shares).toBeCloseTo(100, 2)
    expect(study.etude).toBeNull()
    expect((await player('getMarketStudy', { params: { id }, query: { round: 2 } })).round).toBe(2)
  })

  it('shows the investments of rivals to the companies that bought the survey of the quarter, and to no other', async () => {
    const { id, game, params } = await played(1)
    const isOpen = async () => (await player('getMarketStudy', { params: { id } })).etudeOuverte
    await admin('configureGame', { params: { id: game.id }, body: { levelGame: 2 } })
    expect(await isOpen()).toBe(false)
    const rival = await server.client('joueur2')
    const rivalId = game.companies[1]?.id ?? 0
    await admin('configureGame', { params: { id: game.id }, body: { levelGame: 3 } })
    expect(await isOpen()).toBe(true)
    const { id: roundId } = await player('getActiveRound', { params })
    const save = (call: Client, companyId: number, decisions: Record<string, number>) =>
      call('saveDecisions', { params: { roundId, area: 'marketing', companyId }, body: { decisions } })
    await save(player, id, { etudeMarche: 1 })
    await save(rival, rivalId, { budgetPublicite: 12_000 })
    await admin('passAndOpenRound', { params })
    const read = (call: Client, companyId: number, roundNb?: number) =>
      call('getMarketStudy', { params: { id: companyId }, query: { round: roundNb } })
    const { etude } = await read(player, id)
    const ofRival = etude?.find(company => company.companyId === rivalId)
    const [result] = (await admin('listGameResults', { params })).filter(row => row.companyId === rivalId)
    expect(ofRival).toMatchObject({
      username: 'joueur2',
      budgetPub: 12_000,
      pointsQualite: result?.pointsQualite,
      niveauRD: result?.niveauRD,
    })
    const mine = etude?.find(company => company.companyId === id)
    expect(ofRival?.attraits?.[0]?.publicite).toBeGreaterThan(mine?.attraits?.[0]?.publicite ?? Number.NaN)
    expect((await read(rival, rivalId)).etude).toBeNull()
    expect((await read(player, id, 2)).etude).toBeNull()
    expect((await read(admin, rivalId)).etude).toHaveLength(2)

    await admin('passAndOpenRound', { params })
    expect((await read(player, id)).etude).toBeNull()
    expect((await read(player, id, 3)).etude).toEqual(etude)
    await admin('configureGame', { params: { id: game.id }, body: { explanations: 'figures' } })
    const bare = (await read(player, id, 3)).etude
    expect(bare?.map(company => company.attraits)).toEqual([null, null])
    expect(bare?.map(company => company.budgetPub)).toEqual(etude?.map(company => company.budgetPub))
  })

  it('is refused for a round that is open, unknown or not a number', async () => {
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
    const empty = {
      round: null,
      players: 0,
      prixMoyen: 0,
      demandeTotale: 0,
      partReference: 0,
      segments: [],
      companies: [],
      etude: null,
      etudeOuverte: true,
    }
    expect(await player('getMarketStudy', { params: { id } })).toEqual(empty)
  })
})
