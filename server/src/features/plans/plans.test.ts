import type { Game } from '@trimestre/contract/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let now = new Date('2027-03-01T09:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ now: () => now })
})
afterAll(() => server.stop())

const admin = () => server.client('admin')
const gameOf = async (id: number) => (await admin())('getGame', { params: { id } })
const planOf = async (id: number) => (await admin())('getPlan', { params: { id }, query: { lang: 'fr' } })
const passesOf = async (gameId: number) => (await admin())('listScheduledPasses', { params: { gameId } })

type Choice = { key: '50' | '90' | '180' | 'semester'; firstAt?: string; dryRun?: boolean }
const apply = async (id: number, body: Choice) => (await admin())('applyPlan', { params: { id }, body })
const move = async (id: number, step: number | null) =>
  (await admin())('setPlanStep', { params: { id }, query: { lang: 'fr' }, body: { step } })

/** What a plan must leave alone, and what it may change, without what time alone changes. */
const stateOf = async (id: number) => ({
  game: await gameOf(id),
  plan: await planOf(id),
  passes: await passesOf(id),
})
const unplanned = ({ name, description, product, admin, private: isPrivate, joining }: Game) => ({
  ...{ name, description, product, admin, isPrivate, joining },
})

describe('the session plans', () => {
  it('come in the language asked for, the shortest first', async () => {
    const plans = await (await admin())('listSessionPlans', { query: { lang: 'fr' } })
    expect(plans.map(({ key, title, minutes }) => [key, title, minutes])).toEqual([
      ['50', '50 minutes', 50],
      ['90', '90 minutes', 90],
      ['180', '3 heures', 180],
      ['semester', 'Un semestre', 110_880],
    ])
    const english = await (await admin())('listSessionPlans', { query: { lang: 'en-GB' } })
    expect(english.at(-1)?.title).toBe('A semester')
    expect(plans[0]?.steps[1]).toMatchObject({
      minute: 6,
      minutes: 10,
      quarter: 1,
      screen: 'decide',
      others: [],
    })
    expect(plans[0]?.steps[1]?.title).toContain('Trimestre 1')
  })
})

describe('applying a plan', () => {
  it('gives the game its quarters and its level, and holds the results', async () => {
    const { id } = await aGame(server, { players: ['joueur1'] })
    const before = await gameOf(id)
    const { changes, applied, game } = await apply(id, { key: '90' })
    expect(changes).toEqual([
      { what: 'nbTurns', from: 4, to: 3 },
      { what: 'levelGame', from: 4, to: 1 },
      { what: 'publication', from: 'immediate', to: 'held' },
      { what: 'quizzes', from: null, to: ['Quiz on quarter 3'] },
    ])
    expect(applied).toBe(true)
    expect(game).toEqual(await gameOf(id))
    expect(game).toMatchObject({ nbTurns: 3, levelGame: 1, publication: { mode: 'held', delay: null } })
    expect(unplanned(game)).toEqual(unplanned(before))
    expect(game.companies).toEqual(before.companies)
    expect(await planOf(id)).toMatchObject({ key: '90', title: '90 minutes', step: null, endsAt: null })
  })

  it('keeps the decisions that were saved', async () => {
    const { id } = await aGame(server, { players: ['joueur1'], levelGame: 1 })
    const player = await server.client('joueur1')
    const game = await gameOf(id)
    const params = {
      roundId: game.rounds.at(-1)?.id ?? 0,
      area: 'ventes',
      companyId: game.companies[0]?.id ?? 0,
    }
    const saved = await player('saveDecisions', { params, body: { decisions: { prixVente: 43.5 } } })
    await apply(id, { key: '50' })
    const { companyId } = params
    const sheet = await player('listDecisions', { params })
    expect(saved).toBeDefined()
    expect(JSON.stringify(sheet)).toContain('43.5')
    expect((await gameOf(id)).companies.map(({ id }) => id)).toEqual([companyId])
  })

  it('only tells the changes in a dry run', async () => {
    const { id } = await aGame(server)
    const before = await stateOf(id)
    const dry = await apply(id, { key: '180', dryRun: true })
    expect(dry).toMatchObject({ applied: false, game: before.game })
    expect(await stateOf(id)).toEqual(before)
    expect((await apply(id, { key: '180' })).changes).toEqual(dry.changes)
    expect((await apply(id, { key: '180', dryRun: true })).changes).toEqual([])
    expect(dry.changes).toContainEqual({ what: 'practice', from: false, to: true })
    expect((await gameOf(id)).teams).toMatchObject({
      mode: 'teams',
      sizeMin: 3,
      sizeMax: 4,
      formation: 'open',
    })
  })

  it('raises the highest level of a game that is below that of the plan', async () => {
    const { id } = await aGame(server, { levelGame: 1 })
    await (await admin())('configureGame', { params: { id }, body: { levelMax: 1 } })
    const { changes, game } = await apply(id, { key: '180' })
    expect(changes).toContainEqual({ what: 'levelMax', from: 1, to: 2 })
    expect(game).toMatchObject({ levelMax: 2, levelGame: 2 })
  })

  it('takes away every pass that the plan does not schedule', async () => {
    const { id } = await aGame(server)
    const client = await admin()
    await client('scheduleGame', { params: { id }, body: { typePassage: 1, hour: 2 } })
    await client('planNextPass', { params: { id }, body: { at: '2027-03-02T09:00:00Z' } })
    const { changes, game } = await apply(id, { key: '50' })
    expect(changes).toContainEqual({ what: 'typePassage', from: 1, to: 0 })
    expect(changes).toContainEqual({ what: 'passages', from: ['2027-03-02T09:00:00.000Z'], to: null })
    expect(game).toMatchObject({ typePassage: 0, nextPassAt: null })
    expect(await passesOf(id)).toEqual([])
  })

  it('schedules the quarters of a semester at the same time of the school, across the clock change', async () => {
    const { id } = await aGame(server)
    const { changes } = await apply(id, { key: 'semester', firstAt: '2027-03-16T17:00:30Z' })
    const passes = await passesOf(id)
    expect(passes.map(({ at }) => at)).toEqual([
      '2027-03-16T18:00:00+01:00',
      '2027-03-23T18:00:00+01:00',
      '2027-03-30T18:00:00+02:00',
      '2027-04-06T18:00:00+02:00',
      '2027-04-13T18:00:00+02:00',
      '2027-04-20T18:00:00+02:00',
      '2027-04-27T18:00:00+02:00',
      '2027-05-04T18:00:00+02:00',
    ])
    const to = passes.map(({ at }) => new Date(at).toISOString())
    expect(changes).toContainEqual({ what: 'passages', from: null, to })
    expect(await planOf(id)).toMatchObject({ firstAt: '2027-03-16T17:00:00.000Z' })
  })

  it.each([
    ['no first pass', { key: 'semester' }, 'firstAt', 'validation/required'],
    [
      'one that is past',
      { key: 'semester', firstAt: '2027-02-01T10:00:00Z' },
      'firstAt',
      'validation/schedule',
    ],
    [
      'one too far ahead',
      { key: 'semester', firstAt: '9999-12-31T10:00:00Z' },
      'firstAt',
      'validation/schedule',
    ],
    ['no instant', { key: 'semester', firstAt: 'mardi' }, 'firstAt', 'validation/schedule'],
    ['an unknown plan', { key: '45' }, 'key', 'validation/choice'],
    ['no plan', {}, 'key', 'validation/required'],
    ['a dry run that is neither yes nor no', { key: '50', dryRun: 'oui' }, 'dryRun', 'validation/boolean'],
  ])('refuses %s', async (_, body, propertyPath, code) => {
    const { id } = await aGame(server)
    const before = await stateOf(id)
    const refusal = await refusalOf(apply(id, body as Choice))
    expect(refusal.status).toBe(422)
    expect(refusal.violations).toMatchObject([{ propertyPath, code }])
    expect(await stateOf(id)).toEqual(before)
  })

  it('is refused once a quarter is closed, also as a dry run', async () => {
    const { id } = await aGame(server)
    await apply(id, { key: '50' })
    const client = await admin()
    await client('passRound', { params: { gameId: id } })
    const before = await stateOf(id)
    expect(await refusedWith(apply(id, { key: '90' }))).toBe('409 plans/started')
    expect(await refusedWith(apply(id, { key: '90', dryRun: true }))).toBe('409 plans/started')
    expect(await stateOf(id)).toEqual(before)
  })

  it('changes nothing of an archived game', async () => {
    const { id } = await aGame(server)
    await apply(id, { key: '50' })
    await (await admin())('archiveGame', { params: { id } })
    const before = await stateOf(id)
    expect(await refusedWith(apply(id, { key: '90' }))).toBe('409 games/archived')
    expect(await refusedWith(apply(id, { key: '90', dryRun: true }))).toBe('409 games/archived')
    expect(await refusedWith(move(id, 0))).toBe('409 games/archived')
    expect(await stateOf(id)).toEqual(before)
  })

  it('is done wholly by one of two at once, and then by the other', async () => {
    const { id } = await aGame(server)
    const firstAt = '2027-03-16T18:00:00Z'
    await Promise.all([apply(id, { key: 'semester', firstAt }), apply(id, { key: '50' })])
    const { key } = await planOf(id)
    const { nbTurns, levelGame } = await gameOf(id)
    const isSemester = key === 'semester'
    expect([nbTurns, levelGame]).toEqual(isSemester ? [8, 2] : [2, 1])
    expect(await passesOf(id)).toHaveLength(isSemester ? 8 : 0)
  })

  it('comes wholly before a pass at the same time, or not at all', async () => {
    const { id } = await aGame(server, { players: ['joueur1'] })
    const client = await admin()
    const [applied] = await Promise.allSettled([
      apply(id, { key: '90' }),
      client('passRound', { params: { gameId: id } }),
    ])
    const { nbTurns } = await gameOf(id)
    const { key } = await planOf(id)
    expect([nbTurns, key]).toEqual(applied.status === 'fulfilled' ? [3, '90'] : [4, null])
  })
})

describe('the running order', () => {
  it('begins with its first step, and shows every device the same step and its end', async () => {
    const { id } = await aGame(server)
    await apply(id, { key: '50' })
    await move(id, 0)
    const stepAt = now.toISOString()
    expect(await planOf(id)).toMatchObject({ step: 0, stepAt, endsAt: '2027-03-01T09:06:00.000Z' })
    now = new Date('2027-03-01T09:05:00Z')
    expect(await move(id, 0)).toMatchObject({ step: 0, stepAt })
    expect(await move(id, 1)).toMatchObject({ step: 1, endsAt: '2027-03-01T09:15:00.000Z' })
    await apply(id, { key: '50' })
    expect(await planOf(id)).toMatchObject({ step: 1 })
    expect(await move(id, null)).toMatchObject({ step: null, stepAt: null, endsAt: null })
  })

  it('follows the calendar in a plan by weeks', async () => {
    const { id } = await aGame(server)
    await apply(id, { key: 'semester', firstAt: '2027-03-16T17:00:00Z' })
    expect(await move(id, 0)).toMatchObject({ endsAt: '2027-03-16T17:00:00.000Z' })
    expect(await move(id, 2)).toMatchObject({ endsAt: '2027-03-30T16:00:00.000Z' })
    expect(await move(id, 10)).toMatchObject({ endsAt: '2027-05-25T16:00:00.000Z' })
  })

  it('begins again with another plan', async () => {
    const { id } = await aGame(server)
    await apply(id, { key: '50' })
    await move(id, 2)
    await apply(id, { key: '90' })
    expect(await planOf(id)).toMatchObject({ key: '90', step: null })
  })

  it('has no step after its last one, and none without a plan', async () => {
    const { id } = await aGame(server)
    expect(await planOf(id)).toEqual({ key: null })
    expect(await refusedWith(move(id, 0))).toBe('409 plans/none')
    await apply(id, { key: '50' })
    expect(await move(id, 6)).toMatchObject({ step: 6 })
    const refusal = await refusalOf(move(id, 7))
    expect(refusal.violations).toMatchObject([{ propertyPath: 'step', code: 'validation/out-of-bounds' }])
    expect(await refusedWith(move(id, 0.5))).toBe('422 request/invalid')
  })

  it('passes no quarter by itself', async () => {
    const { id } = await aGame(server)
    await apply(id, { key: '50' })
    for (const step of [0, 1, 2, 3]) await move(id, step)
    expect((await gameOf(id)).currentTrimestre).toBe(1)
  })
})
