import type { Client } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { project } from '@trimestre/engine/projection'
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

const decided = {
  ventes: { prixVente: 52, creditT1: 40 },
  production: { quantiteProduction: 2900, achatMachines: 1 },
  comptabilite: { emprunt: 20_000 },
}

const rivalDecisions = {
  ventes: { prixVente: 58.13 },
  marketing: { budgetPublicite: 13_131 },
  production: { quantiteProduction: 2345 },
  qualite: { budgetQualite: 4321 },
}

async function aPlayedGame(): Promise<{ game: Game; params: { id: number }; roundId: number }> {
  const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
  const own = game.companies.find(({ userCompany }) => userCompany.username === 'joueur1')
  return { game, params: { id: own?.id ?? 0 }, roundId: game.rounds.at(-1)?.id ?? 0 }
}

async function decide(roundId: number, companyId: number): Promise<void> {
  for (const [area, decisions] of Object.entries(decided)) {
    await player('saveDecisions', { params: { roundId, area, companyId }, body: { decisions } })
  }
}

const centimes = (amount: number) => Math.round(amount * 100)

describe('the season of the open quarter', () => {
  it('is told with the sheet and with the projection, as staff have set it', async () => {
    const { game, params } = await aPlayedGame()
    const root = await server.client('superadmin')
    const setSeasons = (fields: Record<string, number>) =>
      root('updateCriteria', { params: { gameId: game.id }, body: { fields } })
    await setSeasons({ saisonT1: 1, saisonT2: 1.05 })
    const seasons = async () => [
      (await player('getDecisionSheet', { params })).season,
      (await player('getProjectionInputs', { params })).season,
    ]
    expect(await seasons()).toEqual([1, 1])
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    expect(await seasons()).toEqual([1.05, 1.05])
    await setSeasons({ saisonT2: 0.9 })
    expect(await seasons()).toEqual([0.9, 0.9])
  })
})

describe('the input of a projection', () => {
  it('reproduces the quarter that passes, given the customers who came', async () => {
    const { game, params, roundId } = await aPlayedGame()
    await admin('associateEvent', {
      body: { game: game.id, event: await eventId('hausseEnergie'), nbTour: 2, frequency: 1 },
    })
    await decide(roundId, params.id)
    const openings = []
    for (let quarter = 1; quarter <= 3; quarter += 1) {
      openings.push(await player('getProjectionInputs', { params }))
      await admin('passAndOpenRound', { params: { gameId: game.id } })
    }
    const results = (await player('listCompanyResults', { params }))['hydra:member']
    expect(results).toHaveLength(3)
    for (const [index, result] of results.entries()) {
      const inputs = openings[index]
      if (inputs === undefined) throw new Error('no inputs')
      expect(inputs.round.roundNb).toBe(result.round.roundNb)
      const { figures } = project({ ...inputs, decisions: inputs.saved, demand: result.demande })
      expect(figures.liquidites).toBe(centimes(result.liquidites))
      expect(figures.resultatNet).toBe(centimes(result.resultatNet))
      expect(figures.valeurSociete).toBe(centimes(result.valeurSociete))
      expect(figures.nombreProduitVendu).toBe(result.nombreProduitVendu)
      expect(figures.coutsEnergie).toBe(centimes(result.coutsEnergie))
    }
    expect(openings[1]?.before.demand).toBe(results[0]?.demande)
    expect(openings[1]?.criteria.energieVariable).toBeGreaterThan(openings[0]?.criteria.energieVariable ?? 0)
  })

  it('separates saved values from drafts', async () => {
    const { params, roundId } = await aPlayedGame()
    await decide(roundId, params.id)
    const place = { roundId, area: 'ventes', companyId: params.id }
    await player('saveDecisions', { params: place, body: { decisions: { prixVente: 47 }, draft: true } })
    const { saved, drafts } = await player('getProjectionInputs', { params })
    expect(saved).toMatchObject({ prixVente: 52, emprunt: 20_000 })
    expect(drafts).toEqual({ prixVente: 47 })
  })

  it('contains neither the preferences of customers, apart from the season, nor events that are not announced', async () => {
    const { game, params } = await aPlayedGame()
    const before = await player('getProjectionInputs', { params })
    const event = await eventId('hausseEnergie')
    await admin('associateEvent', {
      body: { game: game.id, event, nbTour: 1, frequency: 1, privacy: false },
    })
    const root = await server.client('superadmin')
    await root('updateCriteria', {
      params: { gameId: game.id },
      body: { idGame: game.id, fields: { elasticitePrix: 5, saisonT1: 1.5 } },
    })
    const after = await player('getProjectionInputs', { params })
    expect(after).toEqual({ ...before, season: 1.5 })
    expect(after.state.precedent).toBeNull()
    for (const name of ['elasticitePrix', 'sensPublicite', 'saisonT1', 'poidsReference', 'coefDemande']) {
      expect(after.criteria).not.toHaveProperty(name)
    }
  })

  it('starts the demand curve from own figures and the mean price of the last quarter', async () => {
    const { game, params, roundId } = await aPlayedGame()
    const first = await player('getProjectionInputs', { params })
    expect(first.before).toEqual({
      demand: first.state.ventes,
      price: 5000,
      meanPrice: 5000,
      advertising: 600_000,
      reputation: 500_000,
    })
    expect(first.segments).toBe(1)

    await decide(roundId, params.id)
    const rival = await server.client('joueur2')
    const rivalId = game.companies.find(({ userCompany }) => userCompany.username === 'joueur2')?.id ?? 0
    for (const [area, decisions] of Object.entries(rivalDecisions)) {
      await rival('saveDecisions', { params: { roundId, area, companyId: rivalId }, body: { decisions } })
    }
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    const [result] = (await player('listCompanyResults', { params }))['hydra:member']
    const second = await player('getProjectionInputs', { params })
    expect(second.before).toEqual({
      demand: result?.demande,
      price: 5200,
      meanPrice: 5507,
      advertising: 600_000,
      reputation: second.state.reputation,
    })
    const theirs = await rival('getProjectionInputs', { params: { id: rivalId } })
    expect(theirs.before).toMatchObject({ price: 5813, advertising: 1_313_100 })
    for (const secret of [theirs.before.advertising, theirs.state.reputation, theirs.state.notoriete]) {
      expect(JSON.stringify(second)).not.toContain(String(secret))
    }
  })

  it('is refused to anonymous visitors, to rivals and for an unknown company', async () => {
    const { params } = await aPlayedGame()
    const rival = await server.client('joueur2')
    const anonymous = await server.client()
    expect(await refusedWith(anonymous('getProjectionInputs', { params }))).toBe('401 auth/required')
    expect(await refusedWith(rival('getProjectionInputs', { params }))).toBe('403 auth/forbidden')
    expect(await refusedWith(player('getProjectionInputs', { params: { id: 999_999 } }))).toBe(
      '404 request/not-found',
    )
    expect(await admin('getProjectionInputs', { params })).toMatchObject({ finished: false })
  })
})

async function eventId(key: string): Promise<number> {
  return (await admin('listEvents')).find(event => event.key === key)?.id ?? 0
}
