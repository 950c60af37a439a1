import type { Client } from '@trimestre/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame, type GameDescription } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
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

/**
 * Creates a game of joueur1 (and others) and returns the parameters of joueur1's sales decisions in the active round.
 */
async function place(given: GameDescription = {}) {
  const game = await aGame(server, { players: ['joueur1'], ...given })
  const { user } = await server.session('joueur1')
  const [company] = await player('findCompany', { params: { userId: user.id, gameId: game.id } })
  const round = game.rounds.at(-1)
  if (company === undefined || round === undefined) throw new Error('the game has no company or round')
  return { game, params: { roundId: round.id, companyId: company.id, area: 'ventes' } }
}

type Params = Awaited<ReturnType<typeof place>>['params']

const list = (params: Params, client = player) => client('listDecisions', { params })
const save = (params: Params, decisions: Record<string, number | string>, draft?: boolean, client = player) =>
  client('saveDecisions', { params, body: { decisions, draft } })
const named = <T extends { name: string }>(decisions: T[], name: string): T => {
  const found = decisions.find(decision => decision.name === name)
  if (found === undefined) throw new Error(`no decision ${name}`)
  return found
}

describe('reading decisions', () => {
  it('lists an area with bounds, defaults, texts and whether each decision is editable', async () => {
    const { params } = await place()
    const price = named(await list(params), 'prixVente')
    expect(price).toMatchObject({
      value: 50,
      default: 50,
      min: 1,
      max: 1000,
      type: 'amount',
      origin: 'default',
      draft: null,
      previous: null,
      editable: true,
    })
    expect(price.label).not.toBe('')
    expect(price.item.description1).not.toBe('')
  })

  it('lists all areas of the active round at once', async () => {
    const { game, params } = await place()
    const sheet = () => player('getDecisionSheet', { params: { id: params.companyId } })
    await sheet()
    await save(params, { prixVente: 61 })
    const { roundId, areas } = await sheet()
    expect(roundId).toBe(params.roundId)
    expect(named(areas.ventes ?? [], 'prixVente')).toMatchObject({ value: 61, origin: 'saved' })
    expect(Object.keys(areas)).toHaveLength(8)
    for (const [area, decisions] of Object.entries(areas))
      expect(decisions).toEqual(await list({ ...params, area }))

    await admin('passAndOpenRound', { params: { gameId: game.id } })
    const after = await sheet()
    expect(after.roundId).toBeGreaterThan(roundId)
    expect(named(after.areas.ventes ?? [], 'prixVente')).toMatchObject({ previous: 61, origin: 'carried' })
  })

  it('finds an area by key or name, ignoring accents and case', async () => {
    const { params } = await place()
    for (const area of [
      'Recherche et développement',
      'RECHERCHE ET DEVELOPPEMENT',
      'rechercheDeveloppement',
    ]) {
      expect((await list({ ...params, area })).map(decision => decision.name)).toEqual(['budgetRD'])
    }
    expect(await list({ ...params, area: 'bilan' })).toEqual([])
    expect(await refusedWith(list({ ...params, area: 'nulle part' }))).toBe('404 request/not-found')
  })

  it('distinguishes a decision that carries over from one of a single quarter', async () => {
    const { params } = await place()
    expect(named(await list(params), 'prixVente').standing).toBe(true)
    const hires = named(await list({ ...params, area: 'ressourcesHumaines' }), 'embauches')
    expect(hires.standing).toBe(false)
  })

  it('closes the decisions that the level of the game does not open yet', async () => {
    const { params } = await place({ levelGame: 1 })
    const decisions = await list(params)
    expect(named(decisions, 'prixVente').editable).toBe(true)
    expect(named(decisions, 'creditT1').editable).toBe(false)
  })

  it('makes nothing editable before the game is configured', async () => {
    const { params } = await place({ nbTurns: null, levelGame: null })
    expect((await list(params)).some(decision => decision.editable)).toBe(false)
    expect(await refusedWith(save(params, { prixVente: 55 }))).toBe('409 games/not-configured')
  })

  it('is allowed for the owner and administrators of the game only', async () => {
    const { params } = await place({ players: ['joueur1', 'joueur2'] })
    expect((await list(params, admin)).every(decision => !decision.editable)).toBe(true)
    const rival = await server.client('joueur2')
    expect(await refusedWith(list(params, rival))).toBe('403 auth/forbidden')
    expect(await refusedWith(list(params, await server.client()))).toBe('401 auth/required')
  })

  it('returns 404 for a round of another game and for an unknown company', async () => {
    const here = await place()
    const elsewhere = await place()
    const params = { ...here.params, roundId: elsewhere.params.roundId }
    expect(await refusedWith(list(params))).toBe('404 request/not-found')
    expect(await refusedWith(list({ ...here.params, companyId: 999_999 }))).toBe('404 request/not-found')
  })
})

describe('saving decisions', () => {
  it('stores the given values and leaves the others unchanged', async () => {
    const { params } = await place()
    const first = await save(params, { prixVente: '52.5', creditT1: 20 })
    expect(named(first, 'prixVente')).toMatchObject({ value: 52.5, origin: 'saved' })
    await save(params, { prixVente: 54 })
    const read = await list(params)
    expect(named(read, 'prixVente').value).toBe(54)
    expect(named(read, 'creditT1')).toMatchObject({ value: 20, origin: 'saved' })
  })

  it('stores a draft next to the saved values until the area is saved', async () => {
    const { params } = await place()
    const drafted = await save(params, { prixVente: 60 }, true)
    expect(named(drafted, 'prixVente')).toMatchObject({ draft: 60, origin: 'draft' })
    await save(params, { prixVente: 55 })
    expect(named(await list(params), 'prixVente')).toMatchObject({ value: 55, draft: null, origin: 'saved' })
    await save(params, { prixVente: 61 }, true)
    expect(named(await list(params), 'prixVente')).toMatchObject({ value: 55, draft: 61, origin: 'saved' })
  })

  it('refuses the whole save when one value is invalid, and names that value', async () => {
    const { params } = await place({ levelGame: 2 })
    const refusal = await refusalOf(
      save(params, { prixVente: 55, inconnu: 1, creditT1: 20, achatsNegoce: 5 }),
    )
    expect(refusal.status).toBe(422)
    expect(refusal.violations.map(violation => [violation.propertyPath, violation.code])).toEqual([
      ['decisions.inconnu', 'validation/unknown'],
      ['decisions.creditT1', 'validation/closed'],
      ['decisions.achatsNegoce', 'validation/closed'],
    ])
    const outside = await refusalOf(save(params, { prixVente: 0.5 }))
    expect([outside.status, outside.detail]).toEqual([422, 'Valeur hors des bornes'])
    const elsewhere = await refusalOf(save(params, { budgetRD: 100 }))
    expect(elsewhere.violations[0]?.code).toBe('validation/unknown')
    const text = await refusalOf(save(params, { prixVente: 'cher' }))
    expect([text.status, text.detail]).toEqual([422, 'Must be a number'])
    expect(named(await list(params), 'prixVente').origin).toBe('default')
  })

  it('refuses names that every object has', async () => {
    const { params } = await place()
    const path = `/api/v1/decisions/game/${params.roundId}/criteria/ventes/company/${params.companyId}`
    for (const body of [
      '{"decisions":{"__proto__":1}}',
      '{"decisions":{"constructor":1}}',
      '{"decisions":[1]}',
      '{}',
    ]) {
      const answer = await server.fetch(path, {
        method: 'PUT',
        as: 'joueur1',
        body,
        headers: { 'content-type': 'application/json' },
      })
      expect([body, answer.status]).toEqual([body, 422])
    }
  })

  it('is allowed for the owner only', async () => {
    const { params } = await place({ players: ['joueur1', 'joueur2'] })
    const rival = await server.client('joueur2')
    expect(await refusedWith(save(params, { prixVente: 55 }, false, rival))).toBe('403 auth/forbidden')
    expect(await refusedWith(save(params, { prixVente: 55 }, false, admin))).toBe('403 auth/forbidden')
    const anonymous = await server.client()
    expect(await refusedWith(save(params, { prixVente: 55 }, false, anonymous))).toBe('401 auth/required')
  })

  it('is refused after the pass of the quarter, whose values stay readable with their origin', async () => {
    const { game, params } = await place()
    await save(params, { prixVente: 53 })
    await save({ ...params, area: 'marketing' }, { budgetPublicite: 7000 }, true)
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    expect(await refusedWith(save(params, { prixVente: 55 }))).toBe('409 rounds/closed')
    const closed = named(await list(params), 'prixVente')
    expect(closed).toMatchObject({ value: 53, origin: 'saved', editable: false })
    const advertised = await list({ ...params, area: 'marketing' })
    expect(named(advertised, 'budgetPublicite')).toMatchObject({ value: 7000, origin: 'draft' })
    expect(named(advertised, 'budgetSAV').origin).toBe('default')
    const active = await admin('getActiveRound', { params: { gameId: game.id } })
    const carried = named(await list({ ...params, roundId: active.id }), 'prixVente')
    expect(carried).toMatchObject({ value: 53, origin: 'carried', previous: 53, editable: true })
  })

  it('is refused when the game is finished', async () => {
    const { game, params } = await place({ nbTurns: 1 })
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    const active = await admin('getActiveRound', { params: { gameId: game.id } })
    const last = { ...params, roundId: active.id }
    expect(await refusedWith(save(last, { prixVente: 55 }))).toBe('409 games/finished')
    expect((await list(last)).some(decision => decision.editable)).toBe(false)
  })
})
