import type { ExplanationLevel } from '@trimestre/contract/games'
import { curveKeys, modelCurves, modelFormulas } from '@trimestre/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Creates a game that explains itself in so much detail, and returns a way to read its card. */
async function aCard(explanations: ExplanationLevel, more: object = {}) {
  const { id } = await aGame(server, { players: ['joueur1'], phase: 'Maturite' })
  const params = { id }
  const admin = await server.client('admin')
  await admin('configureGame', { params, body: { explanations, ...more } })
  const player = await server.client('joueur1')
  return { id, read: () => player('getModelCard', { params }) }
}

/** The conditions of the games above in the words of the engine. */
async function conditionsOf(id: number, product: object = {}) {
  const root = await server.client('superadmin')
  const game = await root('getGame', { params: { id } })
  const sold = (await root('listProducts')).find(each => each.id === game.product?.id)
  const coefficients = await root('listCriteria', { query: { game: id } })
  return {
    criteria: Object.fromEntries(coefficients.map(({ name, coefficient }) => [name, coefficient])),
    phase: 'Maturite' as const,
    product: { typeOfMarket: `${sold?.typeOfMarket}`, evolution: 0, dimension: 0, ...product },
  }
}

describe('a model card', () => {
  it('has the curves of the functions of the engine, at 21 points each', async () => {
    const { id, read } = await aCard('causes')
    await (await server.client('superadmin'))('updateCriteria', {
      params: { gameId: id },
      body: { fields: { elasticitePrix: 3.3, prixReference: 62 } },
    })
    const card = await read()
    const curves = modelCurves(await conditionsOf(id))
    expect(card.curves).toEqual(
      curves.map(curve => expect.objectContaining({ ...curve, segment: null, shape: null })),
    )
    expect(card.curves.map(({ key, x, y }) => [key, x.length, y?.length])).toEqual(
      curveKeys.map(key => [key, 21, 21]),
    )
    expect(card).toMatchObject({ level: 'causes', phase: 'Maturite', formulas: null })
    expect(card.curves.map(({ decision, opensAt }) => [decision, opensAt])).toContainEqual(['budgetRD', 3])
  })

  it('has a curve for each of two segments where customers differ', async () => {
    const { id, read } = await aCard('causes', {
      segments: 2,
      typeSegment1: 'grandeConsommation',
      typeSegment2: 'luxe',
    })
    const card = await read()
    expect(card.customers).toEqual(['grandeConsommation', 'luxe'])
    const product = { segments: 2, typeSegment1: 'grandeConsommation', typeSegment2: 'luxe' }
    const expected = modelCurves(await conditionsOf(id, product))
    expect(card.curves.map(({ key, segment, y }) => [key, segment, y])).toEqual(
      expected.map(({ key, segment, y }) => [key, segment, y]),
    )
    expect(card.curves.filter(({ key }) => key === 'price')).toHaveLength(2)
  })

  it('adds formulas and coefficients in a game that explains them', async () => {
    const { id, read } = await aCard('coefficients')
    expect((await read()).formulas).toEqual(modelFormulas(await conditionsOf(id)))
  })

  it('is shapes without a scale, an index or a coefficient in a game that explains figures only', async () => {
    const { id, read } = await aCard('figures')
    const fields = {
      elasticitePrix: 3.337,
      prixReference: 61.37,
      publiciteReference: 7771,
      coutMatiere: 15.19,
    }
    await (await server.client('superadmin'))('updateCriteria', { params: { gameId: id }, body: { fields } })
    const card = await read()
    expect(card.formulas).toBeNull()
    for (const { x, y, shape, reference } of card.curves) {
      expect(y).toBeNull()
      expect(shape).toHaveLength(21)
      expect(Math.min(...(shape ?? []))).toBe(0)
      expect(Math.max(...(shape ?? []))).toBe(1)
      for (const value of [...x, ...(shape ?? []), reference]) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }
    }
    const bytes = JSON.stringify(card)
    for (const value of Object.values(fields)) expect(bytes).not.toContain(`${value}`)
    // Two decimals at most, from 0 to 1.
    expect(bytes).not.toMatch(/\d\.\d{3}|[2-9]\.\d|\d{3}/)
  })

  it('does not change by a private event, which no player knows', async () => {
    const { id, read } = await aCard('coefficients')
    const before = JSON.stringify(await read())
    const root = await server.client('superadmin')
    const effects = [{ criterion: 'elasticitePrix', operation: 'multiply' as const, value: 2 }]
    const event = await root('createEvent', { body: { name: 'Rumeur', impact: 10, effects } })
    const body = { game: id, event: event.id, frequency: 1, nbTour: 1, privacy: true }
    await (await server.client('admin'))('associateEvent', { body })
    expect(JSON.stringify(await read())).toBe(before)
    await root('passAndOpenRound', { params: { gameId: id } })
    expect(JSON.stringify(await read())).toBe(before)
  })

  it('is the same for the staff of the game, and closed to others', async () => {
    const { id, read } = await aCard('causes')
    const params = { id }
    expect(await (await server.client('admin'))('getModelCard', { params })).toEqual(await read())
    const stranger = await server.client('joueur2')
    expect(await refusedWith(stranger('getModelCard', { params }))).toBe('403 auth/forbidden')
  })

  it('waits for the configuration of the game', async () => {
    const { id } = await aGame(server, { nbTurns: null })
    const admin = await server.client('admin')
    expect(await refusedWith(admin('getModelCard', { params: { id } }))).toBe('409 games/not-configured')
  })
})
