import type { Client } from '@trimestre/contract/client'
import type { Explanation } from '@trimestre/contract/explanations'
import type { ExplanationLevel, Game } from '@trimestre/contract/games'
import { engineVersion, pastGroups } from '@trimestre/engine'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import { roundVersions } from '../../platform/db/schema.ts'
import { aGame } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let player: Client
let root: Client
/**
 * Three quarters of two players; the first one raises the price each quarter. One event is announced, another is not.
 */
let game: Game
let params: { id: number }

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  player = await server.client('joueur1')
  root = await server.client('superadmin')
  game = await aGame(server, { players: ['joueur1', 'joueur2'] })
  params = { id: companyOf('joueur1') }
  const event = async (key: string, privacy: boolean) => {
    const found = (await admin('listEvents')).find(one => one.key === key)
    const body = { game: game.id, event: found?.id ?? 0, nbTour: 2, frequency: 1, privacy }
    await admin('associateEvent', { body })
  }
  await event('hausseEnergie', true)
  await event('hausseCarburant', false)
  for (let quarter = 1; quarter <= 3; quarter += 1) await playQuarter(quarter)
})
afterAll(() => server.stop())

const companyOf = (username: string): number =>
  game.companies.find(({ userCompany }) => userCompany.username === username)?.id ?? 0

async function playQuarter(quarter: number): Promise<void> {
  const { rounds: list } = await admin('getGame', { params: { id: game.id } })
  const place = { roundId: list.at(-1)?.id ?? 0, area: 'ventes', companyId: params.id }
  await player('saveDecisions', { params: place, body: { decisions: { prixVente: 48 + quarter } } })
  await admin('passAndOpenRound', { params: { gameId: game.id } })
}

const explain = (figure: string, client = player, round?: number): Promise<Explanation> =>
  client('getExplanation', { params: { ...params, figure }, ...(round && { query: { round } }) })

const setLevel = (explanations: ExplanationLevel, client = admin) =>
  client('configureGame', { params: { id: game.id }, body: { explanations } })

const hundredths = (amount: number) => Math.round(amount * 100)

describe('the explanation of a figure', () => {
  it('shows the published value, its formula and the sources of its inputs', async () => {
    const result = (await player('listCompanyResults', { params }))['hydra:member'].at(-1)
    const revenue = await explain('result.chiffreAffaires')
    expect(revenue).toMatchObject({
      round: 4,
      quarter: 3,
      value: result?.chiffreAffaires,
      unit: 'amount',
      formula: 'revenue',
    })
    expect(revenue.inputs).toEqual([
      expect.objectContaining({
        source: 'figure',
        key: 'result.nombreProduitVendu',
        value: result?.nombreProduitVendu,
        unit: 'count',
      }),
      expect.objectContaining({ source: 'decision', key: 'prixVente', value: 51, unit: 'amount' }),
    ])
    const sales = await explain('tresorerie.ventesComptant')
    expect(sales.inputs.map(({ source, key, piece }) => [source, key, piece])).toContainEqual([
      'entry',
      '411',
      'Encaissement des ventes au comptant',
    ])
    const share = await explain('result.partMarche')
    expect(share).toMatchObject({ value: result?.partMarche, unit: 'percent' })
  })

  it('splits a change into causes that add up to it, with the area of each decision', async () => {
    const [, before, now] = (await player('listCompanyResults', { params }))['hydra:member']
    for (const field of [
      'liquidites',
      'resultatNet',
      'prixProduit',
      'nombreProduitVendu',
      'demande',
    ] as const) {
      const { change, value } = await explain(`result.${field}`)
      expect(value).toBe(now?.[field])
      expect(change).toMatchObject({ since: 'quarter', before: before?.[field] })
      const parts = (change?.causes ?? []).reduce((all, cause) => all + hundredths(cause.amount), 0)
      expect(parts).toBe(hundredths((now?.[field] ?? 0) - (before?.[field] ?? 0)))
    }
    const { change } = await explain('result.demande')
    expect(
      change?.causes.find(cause => cause.kind === 'decision' && cause.key === 'prixVente'),
    ).toMatchObject({
      area: 'ventes',
      name: null,
    })
  })

  it('names the announced events, and counts the others among the conditions', async () => {
    const energy = await explain('result.coutsEnergie', player, 3)
    expect(energy.change?.causes.map(({ kind, key }) => [kind, key])).toContainEqual([
      'event',
      'hausseEnergie',
    ])
    const transport = await explain('result.coutTransport', player, 3)
    const kinds = transport.change?.causes.map(({ kind }) => kind)
    expect(kinds).toContain('conditions')
    expect(kinds).not.toContain('event')
    const seenByAdmin = await explain('result.coutTransport', admin, 3)
    expect(seenByAdmin.change?.causes.map(({ key }) => key)).toContain('hausseCarburant')
  })

  it('names the parts of the opening situation', async () => {
    const { change } = await explain('result.liquidites')
    const parts = change?.causes.filter(({ kind }) => kind === 'past').map(({ key }) => key) ?? []
    expect(parts).toContain('clients')
    expect(pastGroups.map(({ key }) => key)).toEqual(expect.arrayContaining(parts))
  })

  it('compares only the demand of a first quarter with the reference', async () => {
    const demand = await explain('result.demande', player, 2)
    expect(demand.change?.since).toBe('reference')
    expect((await explain('result.liquidites', player, 2)).change).toBeNull()
  })

  it('has no comparison with a quarter of an earlier engine, and of that quarter only the figure', async () => {
    const { db } = server.context
    const id = game.rounds[1]?.id ?? 0
    const playedBy = (version: string) =>
      db.transaction(async tx => {
        await tx.update(roundVersions).set({ engineVersion: version }).where(eq(roundVersions.roundId, id))
        await raiseGameRevisions(tx, [game.id])
      })
    const first = await explain('result.demande', player, 2)
    await playedBy('1.0.0')
    const after = await explain('result.demande', player, 3)
    expect(after).toMatchObject({ earlierEngine: '1.0.0', change: null })
    expect(after.inputs).not.toEqual([])
    const { value, formula } = first
    expect(await explain('result.demande', player, 2)).toMatchObject({
      ...{ earlierEngine: '1.0.0', change: null, inputs: [], value, formula },
    })
    const { ranking } = await explain('result.classement', player, 3)
    expect(ranking?.own).toMatchObject({ rankBefore: null, valueBefore: null })
    expect((await explain('result.demande', player, 4)).earlierEngine).toBeNull()
    await playedBy(engineVersion)
    expect(await explain('result.demande', player, 2)).toEqual(first)
    expect(await explain('result.demande', player, 3)).toMatchObject({
      earlierEngine: null,
      change: { since: 'quarter' },
    })
  })

  it('is the same each time', async () => {
    expect(await explain('result.resultatNet')).toEqual(await explain('result.resultatNet'))
  })
})

describe('what players may see', () => {
  it('is causes unless the game says otherwise', async () => {
    expect((await admin('getGame', { params: { id: game.id } })).explanations).toBe('causes')
    const quality = await explain('result.pointsQualite')
    expect(quality.level).toBe('causes')
    expect(quality.change).not.toBeNull()
    expect(quality.inputs.filter(({ source }) => source === 'criterion' || source === 'term')).toEqual([])
    expect((await player('getCompanyState', { params })).state.precedent).toBeNull()
  })

  it('is figures only when the game is set so', async () => {
    await setLevel('figures')
    const demand = await explain('result.demande')
    expect(demand).toMatchObject({ level: 'figures', change: null })
    const attraction = await explain('result.attraction')
    expect(attraction.inputs.map(({ source }) => source)).not.toContain('term')
    expect((await player('getCompanyState', { params })).state.precedent).toBeNull()
  })

  it('includes coefficients when the game is set so', async () => {
    await setLevel('coefficients', root)
    const attraction = await explain('result.attraction')
    expect(attraction.level).toBe('coefficients')
    expect(attraction.inputs.map(({ source, key }) => [source, key])).toContainEqual(['term', 'prix'])
    const payroll = await explain('result.masseSalariale')
    expect(payroll.inputs).toContainEqual({
      source: 'criterion',
      key: 'tauxCharges',
      piece: null,
      segment: null,
      role: 'of',
      value: 0.42,
      unit: 'number',
    })
    const rate = await explain('result.tauxImpot')
    expect(rate.inputs).toContainEqual(
      expect.objectContaining({ key: 'tauxImpot', value: rate.value, unit: 'percent' }),
    )
    expect((await player('getCompanyState', { params })).state.precedent).not.toBeNull()
  })

  it('is everything for administrators, whatever the setting of the game', async () => {
    await setLevel('figures', root)
    for (const client of [admin, root]) {
      const demand = await explain('result.demandePrimaire', client)
      expect(demand.level).toBe('coefficients')
      expect(demand.change).not.toBeNull()
      expect(demand.inputs.map(({ key }) => key)).toContain('attractionTotale')
      expect((await client('getCompanyState', { params })).state.precedent).not.toBeNull()
    }
  })

  it('is set by administrators of the game, to one of three levels', async () => {
    await setLevel('causes')
    const made = await root('createGame', { body: { name: 'Ouvert', explanations: 'coefficients' } })
    expect(made.explanations).toBe('coefficients')
    const body = { explanations: 'tout' as ExplanationLevel }
    expect(await refusedWith(admin('configureGame', { params: { id: game.id }, body }))).toMatch(/^422/)
    expect(await refusedWith(setLevel('coefficients', player))).toBe('403 auth/forbidden')
  })
})

describe('the list of explanations', () => {
  it('contains every figure of the result and the statements, with the published values', async () => {
    const { figures, round, level } = await player('listExplanations', { params })
    expect([round, level]).toEqual([4, 'causes'])
    const values = new Map(figures.map(({ figure, value }) => [figure, value]))
    const result = (await player('listCompanyResults', { params }))['hydra:member'].at(-1)
    const notFigures = ['id', 'companyId', 'userId', 'seat', 'rangHumain']
    for (const [field, value] of Object.entries(result ?? {})) {
      const isFigure = typeof value === 'number' && !notFigures.includes(field)
      if (isFigure) expect([field, values.get(`result.${field}`)]).toEqual([field, value])
    }
    const groups = [
      ['sig', 'sig'],
      ['income', 'compteResultat'],
      ['value', 'valeur'],
      ['cash', 'tresorerie'],
    ] as const
    for (const [kind, group] of groups) {
      const lines = (await player('getStatement', { params: { ...params, kind } })) as {
        code: string
        montant: number
      }[]
      expect(lines.length).toBeGreaterThan(5)
      for (const { code, montant } of lines)
        expect([code, values.get(`${group}.${code}`)]).toEqual([code, montant])
    }
  })

  it('contains only figures that can be explained', async () => {
    const { figures } = await player('listExplanations', { params, query: { round: 3 } })
    expect(figures.length).toBeGreaterThan(150)
    for (const { figure, value, formula } of figures) {
      expect(await explain(figure, player, 3)).toMatchObject({ figure, value, formula, quarter: 2 })
    }
  })
})

describe('the history of a figure', () => {
  const history = (figure: string, client = player, round?: number) =>
    client('getFigureHistory', { params: { ...params, figure }, ...(round && { query: { round } }) })

  it('contains the published value of each quarter, up to the requested one', async () => {
    const results = (await player('listCompanyResults', { params }))['hydra:member']
    const cash = await history('result.liquidites')
    expect(cash).toEqual({
      figure: 'result.liquidites',
      unit: 'amount',
      quarters: results.map(({ round, liquidites }, index) => ({
        round: round.roundNb,
        quarter: index + 1,
        value: liquidites,
      })),
    })
    expect((await history('result.liquidites', admin, 3)).quarters).toEqual(cash.quarters.slice(0, 2))
    const { quarters } = await history('sig.valeurAjoutee')
    for (const { round, value } of quarters) {
      const query = { round }
      const lines = await player('getStatement', { params: { ...params, kind: 'sig' }, query })
      expect(lines).toContainEqual(expect.objectContaining({ code: 'valeurAjoutee', montant: value }))
    }
  })

  it('is refused to rivals, and returns 404 for an unknown figure or a round not played', async () => {
    const rival = await server.client('joueur2')
    expect(await refusedWith(history('result.demande', await server.client()))).toBe('401 auth/required')
    expect(await refusedWith(history('result.demande', rival))).toBe('403 auth/forbidden')
    expect(await refusedWith(history('result.inconnu'))).toBe('404 request/not-found')
    expect(await refusedWith(history('result.demande', player, 9))).toBe('404 request/not-found')
  })
})

describe('explanations', () => {
  it('are refused to anonymous visitors and rivals', async () => {
    const rival = await server.client('joueur2')
    const anonymous = await server.client()
    expect(await refusedWith(explain('result.demande', anonymous))).toBe('401 auth/required')
    expect(await refusedWith(explain('result.demande', rival))).toBe('403 auth/forbidden')
    expect(await refusedWith(rival('listExplanations', { params }))).toBe('403 auth/forbidden')
  })

  it('return 404 for an unknown figure, a round not played, or before the first quarter', async () => {
    const notFound = '404 request/not-found'
    expect(await refusedWith(explain('result.inconnu'))).toBe(notFound)
    for (const round of [1, 5, 99, 1e12, 2.5]) {
      expect(await refusedWith(explain('result.demande', player, round))).toBe(notFound)
    }
    const fresh = await aGame(server, { players: ['joueur1'] })
    const id = fresh.companies[0]?.id ?? 0
    expect(await refusedWith(player('listExplanations', { params: { id } }))).toBe(notFound)
  })
})
