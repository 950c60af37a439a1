import { type PublicResult, publicResultKeys, type Result } from '@trimestre/contract/companies'
import type { NewspaperFact } from '@trimestre/contract/newspaper'
import { resultFields } from '@trimestre/engine'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from '../../../../testing/properties.ts'
import { aGame } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { presentPublicResult } from '../results/present.ts'
import type { PublicSegment, ResultRow } from '../results/service.ts'
import { issueOf } from './issue.ts'

const company = (companyId: number, figures: Partial<PublicResult> = {}): PublicResult => ({
  id: companyId,
  round: { '@id': '/api/v1/rounds/1', id: 1, roundNb: 2 },
  companyId,
  username: `joueur${companyId}`,
  seat: companyId,
  kind: 'human',
  rangHumain: figures.classement ?? companyId,
  classement: companyId,
  valeurSociete: 300_000 - companyId,
  prixVente: 50,
  nombreProduitVendu: 2500,
  partMarche: 20,
  ...figures,
})
const quarter = (companies: PublicResult[], meanPrice = 50, demand = 10_000) => ({
  companies,
  meanPrice,
  demand,
  segments: [] as PublicSegment[],
})
const quiet = { before: null, events: [], coming: [] }

const factOf = <Kind extends NewspaperFact['kind']>(facts: NewspaperFact[], kind: Kind) =>
  facts.find((fact): fact is Extract<NewspaperFact, { kind: Kind }> => fact.kind === kind)

describe('a newspaper issue', () => {
  it('names the leader and the company that it overtook', () => {
    const before = quarter([company(2, { classement: 1 }), company(1, { classement: 2 }), company(3)])
    const now = quarter([company(1), company(3, { classement: 2 }), company(2, { classement: 3 })])
    const facts = issueOf({ ...quiet, now, before })
    expect(factOf(facts, 'leader')).toMatchObject({ companyId: 1, before: { companyId: 2 } })
    expect(factOf(facts, 'podium')?.companies.map(({ companyId }) => companyId)).toEqual([1, 3, 2])
    expect(factOf(facts, 'climber')).toMatchObject({ companyId: 1, from: 2, to: 1 })
  })

  it('names all that share the first place, and overtakes nobody who did not lead alone', () => {
    const ranked = (...ranks: number[]) =>
      quarter(ranks.map((rank, index) => company(index + 1, { classement: rank })))
    const leaderOf = (now: number[], before: number[]) => {
      const fact = factOf(issueOf({ ...quiet, now: ranked(...now), before: ranked(...before) }), 'leader')
      return [
        fact?.companyId,
        fact?.equals.map(({ companyId }) => companyId),
        fact?.before?.companyId ?? null,
      ]
    }
    expect(leaderOf([1, 1, 3], [3, 2, 1])).toEqual([1, [2], 3])
    expect(leaderOf([1, 1, 3], [1, 2, 3])).toEqual([1, [2], null])
    expect(leaderOf([1, 2, 3], [2, 1, 1])).toEqual([1, [], null])
    const podium = factOf(issueOf({ ...quiet, now: ranked(1, 2, 2, 2, 5) }), 'podium')
    expect(podium?.companies.map(({ companyId }) => companyId)).toEqual([1, 2, 3, 4])
  })

  it('ranks people among themselves when several play, and counts computers only for what was sold', () => {
    const computer = (companyId: number, figures: Partial<PublicResult>) =>
      company(companyId, { kind: 'computer', rangHumain: null, ...figures })
    const before = quarter([
      computer(9, { classement: 1 }),
      company(1, { classement: 2, rangHumain: 1 }),
      company(2, { classement: 3, rangHumain: 2 }),
    ])
    const now = quarter([
      computer(9, { classement: 1, nombreProduitVendu: 9000 }),
      company(2, { classement: 2, rangHumain: 1 }),
      computer(8, { classement: 3 }),
      company(1, { classement: 4, rangHumain: 2 }),
    ])
    const facts = issueOf({ ...quiet, now, before })
    expect(factOf(facts, 'leader')).toMatchObject({ companyId: 2, before: { companyId: 1 } })
    const podium = factOf(facts, 'podium')?.companies
    expect(podium?.map(({ companyId, classement }) => [companyId, classement])).toEqual([
      [2, 1],
      [1, 2],
    ])
    expect(factOf(facts, 'climber')).toMatchObject({ companyId: 2, from: 2, to: 1 })
    expect(factOf(facts, 'seller')).toMatchObject({ companyId: 9, seatKind: 'computer' })

    const alone = quarter([computer(9, { classement: 1 }), company(1, { classement: 2, rangHumain: 1 })])
    const ofAll = issueOf({ ...quiet, now: alone, before })
    expect(factOf(ofAll, 'leader')).toMatchObject({ companyId: 9 })
    expect(factOf(ofAll, 'podium')?.companies.map(({ classement }) => classement)).toEqual([1, 2])
  })

  it('compares price and demand with the previous quarter', () => {
    const now = quarter([company(1, { prixVente: 48 }), company(2, { prixVente: 55 })], 51.5, 11_000)
    const facts = issueOf({ ...quiet, now, before: quarter([company(1), company(2)], 50, 10_000) })
    expect(factOf(facts, 'demand')).toMatchObject({ demandeTotale: 11_000, before: 10_000, change: 10 })
    expect(factOf(facts, 'prices')).toMatchObject({ prixMoyen: 51.5, change: 3 })
    expect(factOf(facts, 'prices')?.lowest).toEqual({
      prixVente: 48,
      companies: [{ companyId: 1, username: 'joueur1', seat: 1, seatKind: 'human' }],
    })
    expect(factOf(facts, 'imports')).toMatchObject({ partMarche: 60, before: 60 })
  })

  it('leaves out facts that did not occur', () => {
    const facts = issueOf({ ...quiet, now: quarter([company(1), company(2)]) })
    expect(factOf(facts, 'leader')?.before).toBeNull()
    expect(factOf(facts, 'climber')).toBeUndefined()
    expect(factOf(facts, 'prices')).toMatchObject({ before: null, change: null, lowest: null, highest: null })
    expect(issueOf({ ...quiet, now: quarter([], 0) }).map(({ kind }) => kind)).toEqual([
      'prices',
      'demand',
      'imports',
    ])
  })

  it('reports the demand of each segment of a divided market, and the company that it prefers', () => {
    const segment = (demande: number, demands: number[]): PublicSegment => ({
      type: 'standard',
      part: 50,
      demande,
      partReference: 10,
      companies: new Map(demands.map((own, index) => [index + 1, { demande: own, part: own / 100 }])),
    })
    const divided = (...segments: PublicSegment[]) => ({ ...quarter([company(1), company(2)]), segments })
    const facts = issueOf({
      ...quiet,
      now: divided(segment(6000, [4000, 1400]), segment(4000, [0, 0])),
      before: quarter([company(1), company(2)]),
    })
    expect(factOf(facts, 'segments')?.segments).toEqual([
      {
        demande: 6000,
        before: null,
        first: { companyId: 1, username: 'joueur1', seat: 1, seatKind: 'human', part: 40 },
      },
      { demande: 4000, before: null, first: null },
    ])
    const next = issueOf({ ...quiet, now: divided(segment(1, [])), before: divided(segment(6000, [])) })
    expect(factOf(next, 'segments')?.segments[0]?.before).toBe(6000)
    expect(factOf(issueOf({ ...quiet, now: quarter([company(1)]) }), 'segments')).toBeUndefined()
  })
})

const isPublic = (key: string) => (publicResultKeys as readonly string[]).includes(key)
const privateKeys = resultFields.map(({ key }) => key as string).filter(key => !isPublic(key))

/** Stored results with arbitrary figures, private ones included. */
const rows = fc
  .array(
    fc.record({
      shown: fc.tuple(fc.nat(1e8), fc.integer({ min: 100, max: 100_000 }), fc.nat(50_000), fc.nat(200_000)),
      hidden: fc.array(fc.integer(), { minLength: privateKeys.length, maxLength: privateKeys.length }),
      others: fc.array(fc.integer(), { minLength: privateKeys.length, maxLength: privateKeys.length }),
    }),
    { maxLength: 8 },
  )
  .map(list =>
    list.map(({ shown, hidden, others }, index) => {
      const [valeurSociete, prixVente, nombreProduitVendu, partMarche] = shown
      const row = (values: number[]): ResultRow => ({
        id: index + 1,
        roundId: 1,
        roundNb: 2,
        companyId: index + 1,
        userId: index + 1,
        username: `joueur${index + 1}`,
        seat: index + 1,
        kind: 'human',
        rank: index + 1,
        humanRank: index + 1,
        isSubstituted: false,
        companyValue: valeurSociete,
        result: {
          ...Object.fromEntries(privateKeys.map((key, place) => [key, values[place] ?? 0])),
          ...{ valeurSociete, prixVente, nombreProduitVendu, partMarche, classement: index + 1 },
          alertes: [],
        } as unknown as ResultRow['result'],
      })
      return [row(hidden), row(others)] as const
    }),
  )

describe('a newspaper issue without private figures', () => {
  it('does not depend on figures that rivals may not see', () => {
    fc.assert(
      fc.property(rows, rows, (now, before) => {
        const issue = (side: 0 | 1) =>
          issueOf({
            ...quiet,
            now: quarter(now.map(pair => presentPublicResult(pair[side]))),
            before: quarter(before.map(pair => presentPublicResult(pair[side]))),
          })
        expect(issue(0)).toEqual(issue(1))
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('the newspaper of a game', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('publishes an issue for each passed quarter, from public facts and announced events only', async () => {
    const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
    const admin = await server.client('admin')
    const player = await server.client('joueur1')
    const params = { id: game.id }
    expect(await player('getNewspaper', { params })).toEqual({ round: null, quarter: null, facts: [] })
    const associate = async (key: string, nbTour: number, privacy: boolean) => {
      const event = (await admin('listEvents')).find(one => one.key === key)?.id ?? 0
      await admin('associateEvent', { body: { game: game.id, event, nbTour, frequency: 1, privacy } })
    }
    await associate('hausseEnergie', 1, true)
    await associate('epidemie', 1, false)
    await associate('boomEconomique', 2, true)
    await associate('recession', 2, false)
    await decideAs('joueur2', game.rounds.at(-1)?.id ?? 0)
    await admin('passAndOpenRound', { params: { gameId: game.id } })

    const issue = await player('getNewspaper', { params })
    expect(issue).toMatchObject({ round: 2, quarter: 1 })
    const eventKeys = (kind: 'event' | 'coming') =>
      issue.facts.flatMap(fact => (fact.kind === kind ? [fact.key] : []))
    expect(eventKeys('event')).toEqual(['hausseEnergie'])
    expect(eventKeys('coming')).toEqual(['boomEconomique'])
    expect(await admin('getNewspaper', { params })).toEqual(issue)
    await expectNoSecrets(game.id, JSON.stringify(issue))

    await admin('passAndOpenRound', { params: { gameId: game.id } })
    const second = await player('getNewspaper', { params })
    expect(factOf(second.facts, 'demand')?.before).toBeGreaterThan(0)
    expect(await player('getNewspaper', { params, query: { round: 2 } })).toEqual(issue)
    await expectNoSecrets(game.id, JSON.stringify(second))
  })

  it('uses the name of an event once a super administrator has renamed it', async () => {
    const game = await aGame(server, { players: ['joueur1'] })
    const root = await server.client('superadmin')
    const admin = await server.client('admin')
    const event = (await admin('listEvents')).find(one => one.key === 'greve')
    const id = event?.id ?? 0
    await admin('associateEvent', {
      body: { game: game.id, event: id, nbTour: 1, frequency: 1, privacy: true },
    })
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    const read = async () => factOf((await admin('getNewspaper', { params: { id: game.id } })).facts, 'event')
    expect(await read()).toMatchObject({ key: 'greve', name: event?.name })
    await root('updateEvent', { params: { id }, body: { name: 'Blocage du port' } })
    expect(await read()).toMatchObject({ key: null, name: 'Blocage du port' })
  })

  async function decideAs(username: string, roundId: number): Promise<void> {
    const client = await server.client(username)
    const games = await client('listGames')
    const companyId = games.find(({ rounds }) => rounds.some(({ id }) => id === roundId))?.companyId ?? 0
    const params = { roundId, area: 'marketing', companyId }
    await client('saveDecisions', { params, body: { decisions: { budgetPublicite: 12_345 } } })
  }

  /**
   * Checks that an issue contains no figure that rivals may not see. Small figures are ignored: they may match by
   * chance.
   */
  async function expectNoSecrets(gameId: number, text: string): Promise<void> {
    const root = await server.client('superadmin')
    const results = (await root('listGameResults', { params: { gameId } })) as Result[]
    const allowed = new Set(results.flatMap(row => publicResultKeys.map(key => row[key])))
    const secrets = results.flatMap(row =>
      privateKeys.map(key => [key, (row as unknown as Record<string, unknown>)[key]] as const),
    )
    const figuresInText = new Set((text.match(/\d+(\.\d+)?/g) ?? []).map(Number))
    const leaked = secrets.filter(
      ([, value]) =>
        typeof value === 'number' && value > 5000 && figuresInText.has(value) && !allowed.has(value),
    )
    expect(leaked).toEqual([])
    expect(secrets.length).toBeGreaterThan(100)
  }

  it('is refused to users who do not play, and does not exist for a quarter that has not passed', async () => {
    const game = await aGame(server, { players: ['joueur1'] })
    const params = { id: game.id }
    const read = async (name: string | undefined, round?: number) =>
      (await server.client(name))('getNewspaper', { params, ...(round && { query: { round } }) })
    expect(await refusedWith(read(undefined))).toBe('401 auth/required')
    expect(await refusedWith(read('joueur3'))).toBe('403 auth/forbidden')
    for (const round of [1, 2, 99, 2.5, 1e12]) {
      expect(await refusedWith(read('joueur1', round))).toBe('404 request/not-found')
    }
    const study = (await server.client('joueur1'))('getMarketStudy', {
      params: { id: game.companies[0]?.id ?? 0 },
      query: { round: 1e12 },
    })
    expect(await refusedWith(study)).toBe('404 request/not-found')
  })
})
