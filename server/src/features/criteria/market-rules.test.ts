import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { marketRules } from './market-rules.ts'

type Conditions = Parameters<typeof marketRules>[0]

const game: Conditions['game'] = {
  phase: 'Maturite',
  segments: 1,
  typeSegment1: 'grandeConsommation',
  typeSegment2: 'luxe',
  explanations: 'causes',
}
const product = { typeOfMarket: 'standard', evolution: null }
const usual: Conditions = { game, product, coefficients: new Map() }

describe('the rules of a market', () => {
  it('tell how much the price counts from the type, the phase and the criteria', () => {
    const sensitivity = (change: Partial<Conditions>) =>
      marketRules({ ...usual, ...change }).customers.map(each => each.sensitivity)
    expect(sensitivity({})).toEqual(['usual'])
    expect(sensitivity({ coefficients: new Map([['elasticitePrix', 6]]) })).toEqual(['high'])
    expect(
      sensitivity({
        game: { ...game, phase: 'Lancement' },
        product: { ...product, typeOfMarket: 'luxe' },
      }),
    ).toEqual(['low'])
    expect(marketRules({ ...usual, game: { ...game, segments: 2 } }).customers).toEqual([
      { type: 'grandeConsommation', sensitivity: 'high' },
      { type: 'luxe', sensitivity: 'usual' },
    ])
  })

  it('name the price of two to three percent where it is true, unless the game explains figures only', () => {
    const price = (change: Partial<Conditions>) => marketRules({ ...usual, ...change }).priceOfTwoToThree
    expect(price({})).toBe(50)
    expect(price({ coefficients: new Map([['prixReference', 80]]) })).toBe(80)
    expect(price({ coefficients: new Map([['elasticitePrix', 6]]) })).toBeNull()
    expect(price({ game: { ...game, explanations: 'figures' } })).toBeNull()
  })

  it('tell the best and the slowest season of the year, if there are seasons', () => {
    expect(marketRules(usual).season).toBeNull()
    const coefficients = new Map([
      ['saisonT1', 1],
      ['saisonT2', 1.3],
      ['saisonT3', 0.7],
      ['saisonT4', 1],
    ])
    expect(marketRules({ ...usual, coefficients }).season).toEqual({ high: 2, low: 3 })
  })

  it('leave out the phase for a product that grows by itself', () => {
    expect(marketRules(usual).followsPhase).toBe(true)
    expect(marketRules({ ...usual, product: { ...product, evolution: 5 } }).followsPhase).toBe(false)
  })
})

describe('the rules of the market of a game', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('are the same for its players and its administrators, follow its criteria, and hold no coefficient', async () => {
    const { id } = await aGame(server, { players: ['joueur1'] })
    const params = { id }
    const [admin, player] = [await server.client('admin'), await server.client('joueur1')]
    const fields = { elasticitePrix: 7.123, saisonT2: 1.457, saisonT3: 0.659, elasticiteMarche: 0 }
    await (await server.client('superadmin'))('updateCriteria', { params: { gameId: id }, body: { fields } })
    const rules = await player('getMarketRules', { params })
    expect(rules).toMatchObject({
      customers: [{ sensitivity: 'high' }],
      priceOfTwoToThree: null,
      meanPriceCounts: false,
      season: { high: 2, low: 3 },
    })
    expect(JSON.stringify(rules)).not.toMatch(/\d\.\d/)
    expect(await admin('getMarketRules', { params })).toEqual(rules)
    const stranger = await server.client('joueur2')
    expect(await refusedWith(stranger('getMarketRules', { params }))).toBe('403 auth/forbidden')
  })
})
