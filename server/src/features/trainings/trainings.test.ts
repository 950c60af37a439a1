import type { Client } from '@trimestre/contract/client'
import type { NewTraining } from '@trimestre/contract/trainings'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games, trainings } from '../../platform/db/schema.ts'
import { anAccount } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let root: Client

beforeAll(async () => {
  server = await startTestServer()
  await anAccount(server, 'collegue', 'ROLE_ADMIN')
  admin = await server.client('admin')
  root = await server.client('superadmin')
})
afterAll(() => server.stop())

const recipe = {
  phase: 'Croissance',
  levelGame: 4,
  nbTurns: 2,
  computers: [
    { level: 1, temperament: 'prudent' },
    { level: 3, temperament: 'prix' },
  ],
} satisfies Partial<NewTraining>

let count = 0

async function aPlayer() {
  count += 1
  const username = `eleve${count}`
  const id = await anAccount(server, username)
  return { id, username, call: await server.client(username) }
}

const write = (given: object = {}, call = admin) =>
  call('createTraining', { body: { name: 'Premiers pas', ...recipe, ...given } })
const change = (id: number, body: object, call = admin) => call('updateTraining', { params: { id }, body })
const start = (call: Client, id: number) => call('startTraining', { params: { id } })
const pass = (call: Client, id: number, expected?: number) =>
  call('passSolo', { params: { id }, query: { expected } })
const resultsOf = (id: number) => admin('listTrainingResults', { params: { id } })
const idsOf = async (call: Client) => (await call('listTrainings')).map(({ id }) => id)
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

async function playToTheEnd(call: Client, gameId: number) {
  for (let quarter = 1; quarter <= recipe.nbTurns; quarter += 1) await pass(call, gameId, quarter + 1)
}

/** Ends a training by the clock of the database, which that of the server is never behind. */
const end = (id: number) =>
  server.context.db
    .update(trainings)
    .set({ until: sql`now() - interval '1 second'` })
    .where(eq(trainings.id, id))

describe('a training', () => {
  it('is its writer’s, and seen by the players whom it is for', async () => {
    const [named, other] = [await aPlayer(), await aPlayer()]
    const until = tomorrow()
    const training = await write({ players: [named.id, named.id], until, attemptsMax: 3, counts: 'last' })
    expect(training).toMatchObject({
      ...recipe,
      name: 'Premiers pas',
      open: false,
      players: [{ id: named.id, username: named.username }],
      until,
      over: false,
      attemptsMax: 3,
      counts: 'last',
      owner: { username: 'admin' },
      started: 0,
    })
    expect(training.product).not.toBeNull()
    expect(training.seed).toBeGreaterThan(0)
    const { id } = training
    const seen = await named.call('getTraining', { params: { id } })
    expect(seen).toMatchObject({ id, game: null })
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['seed']))
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['players']))
    expect(await idsOf(named.call)).toContain(id)
    expect(await idsOf(other.call)).not.toContain(id)
    const colleague = await server.client('collegue')
    expect(await idsOf(colleague)).not.toContain(id)
    expect(await idsOf(root)).toContain(id)
    for (const call of [other.call, colleague])
      expect(await refusedWith(call('getTraining', { params: { id } }))).toBe('403 auth/forbidden')
    await change(id, { open: true })
    expect(await idsOf(other.call)).toContain(id)
    const game = await start(other.call, id)
    await change(id, { open: false })
    expect(await other.call('getTraining', { params: { id } })).toMatchObject({ game: { id: game.id } })
  })

  it('refuses what cannot be played, and an end in the past', async () => {
    const { user } = await server.session('admin')
    const fieldsOf = async (call: Promise<unknown>) =>
      (await refusalOf(call)).violations.map(({ propertyPath }) => propertyPath)
    expect(await fieldsOf(write({ computers: [] }))).toEqual(['computers'])
    expect(await fieldsOf(write({ levelGame: 5 }))).toEqual(['levelGame'])
    expect(await fieldsOf(write({ attemptsMax: 0 }))).toEqual(['attemptsMax'])
    expect(await fieldsOf(write({ players: [user.id] }))).toEqual(['players[0]'])
    expect(await fieldsOf(write({ until: new Date(0).toISOString() }))).toEqual(['until'])
    const { id } = await write()
    expect(await fieldsOf(change(id, { until: new Date(0).toISOString() }))).toEqual(['until'])
    expect(await fieldsOf(change(id, { name: '' }))).toEqual(['name'])
  })

  it('changes how it is played until somebody has started, and everything else later', async () => {
    const player = await aPlayer()
    const { id } = await write({ open: true })
    expect(await change(id, { nbTurns: 5, seed: 2026 })).toMatchObject({ nbTurns: 5, seed: 2026 })
    const game = await start(player.call, id)
    expect(game).toMatchObject({ nbTurns: 5, name: 'Premiers pas', retentionMonths: null })
    const ofPlay = [
      ...[{ phase: 'Declin' }, { levelGame: 1 }, { nbTurns: 6 }, { seed: 1 }],
      { computers: recipe.computers.toReversed() },
    ]
    for (const body of ofPlay) expect(await refusedWith(change(id, body))).toBe('409 trainings/started')
    const { computers, phase, levelGame } = recipe
    const rest = {
      name: 'Révisions',
      attemptsMax: 2,
      counts: 'last',
      players: [player.id],
      until: tomorrow(),
    }
    const changed = await change(id, { computers, phase, levelGame, nbTurns: 5, ...rest })
    expect(changed).toMatchObject({ name: 'Révisions', attemptsMax: 2, counts: 'last', started: 1 })
    expect(await player.call('getGame', { params: { id: game.id } })).toMatchObject({
      name: 'Révisions',
      solo: { training: { id, name: 'Révisions' }, attemptsMax: 2 },
    })
    expect(await change(id, { until: null, attemptsMax: null })).toMatchObject({
      until: null,
      attemptsMax: null,
    })
  })

  it('has one game for each player, also for two clicks at once', async () => {
    const player = await aPlayer()
    const { id } = await write({ open: true })
    const twice = await Promise.all(
      [1, 2].map(() =>
        server.fetch(`/api/v1/trainings/${id}/start`, { as: player.username, method: 'POST' }),
      ),
    )
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 201])
    const rows = await server.context.db.select().from(games).where(eq(games.trainingId, id))
    expect(rows).toHaveLength(1)
    expect((await start(player.call, id)).id).toBe(rows[0]?.id)
  })

  it('gives the same results for the same decisions, to everybody', async () => {
    const { id } = await write({ open: true })
    const players = await Promise.all(Array.from({ length: 30 }, aPlayer))
    const started = await Promise.all(
      players.map(async each => ({ ...each, game: await start(each.call, id) })),
    )
    const [one, other, ...idle] = started
    for (const each of [one, other]) {
      if (each === undefined) throw new Error('there are 30 players')
      const { id: roundId } = await each.call('getActiveRound', { params: { gameId: each.game.id } })
      const params = { roundId, area: 'ventes', companyId: each.game.companyId ?? 0 }
      await each.call('saveDecisions', {
        params,
        body: { decisions: { prixVente: 47 } },
      })
    }
    await Promise.all(started.map(({ call, game }) => playToTheEnd(call, game.id)))
    const results = new Map((await resultsOf(id)).map(result => [result.user.id, result.counted]))
    const outcomes = (group: readonly (typeof one)[]) =>
      new Set(group.map(each => JSON.stringify(results.get(each?.id ?? 0))))
    expect(results.size).toBe(30)
    expect(outcomes(idle).size).toBe(1)
    expect(outcomes([one, other]).size).toBe(1)
    expect(outcomes(started).size).toBe(2)
    const rows = await admin('listAdministeredGames', {
      params: { adminId: (await server.session('admin')).user.id },
      query: { solo: '1' },
    })
    expect(rows.filter(({ solo }) => solo?.training?.id === id)).toHaveLength(30)
  })

  it('is over at its end: nobody starts, decides, passes or begins again', async () => {
    const [player, late] = [await aPlayer(), await aPlayer()]
    const { id } = await write({ open: true })
    const game = await start(player.call, id)
    await pass(player.call, game.id)
    await end(id)
    const { id: roundId } = await player.call('getActiveRound', { params: { gameId: game.id } })
    const params = { roundId, area: 'ventes', companyId: game.companyId ?? 0 }
    const save = (draft: boolean) =>
      player.call('saveDecisions', { params, body: { decisions: { prixVente: 50 }, draft } })
    const refused = await Promise.all(
      [
        start(late.call, id),
        save(false),
        save(true),
        player.call('lockCompany', { params: { id: game.companyId ?? 0 } }),
        pass(player.call, game.id),
        player.call('restartSolo', { params: { id: game.id } }),
      ].map(refusedWith),
    )
    expect(new Set(refused)).toEqual(new Set(['409 trainings/over']))
    expect((await start(player.call, id)).id).toBe(game.id)
    expect(await player.call('getTraining', { params: { id } })).toMatchObject({ over: true })
    await change(id, { until: tomorrow() })
    await save(false)
  })

  it('counts the attempts that players begin', async () => {
    const player = await aPlayer()
    const { id } = await write({ open: true, attemptsMax: 2 })
    const game = await start(player.call, id)
    const restart = () => player.call('restartSolo', { params: { id: game.id } })
    await playToTheEnd(player.call, game.id)
    expect((await restart()).solo).toMatchObject({ attempt: 2, attemptsMax: 2 })
    expect((await restart()).solo).toMatchObject({ attempt: 2 })
    await pass(player.call, game.id)
    expect(await refusedWith(restart())).toBe('409 trainings/attempts')
    await change(id, { attemptsMax: 3 })
    expect((await restart()).solo).toMatchObject({ attempt: 3 })
  })

  it('shows its results, with what counts of each player', async () => {
    const [first, second] = [await aPlayer(), await aPlayer()]
    const { id } = await write({ players: [first.id, second.id], counts: 'last' })
    const game = await start(first.call, id)
    await playToTheEnd(first.call, game.id)
    const [done] = await resultsOf(id)
    expect(done).toMatchObject({ attempts: 1, running: null, best: { attempt: 1, quarters: 2 } })
    await first.call('restartSolo', { params: { id: game.id } })
    const { id: roundId } = await first.call('getActiveRound', { params: { gameId: game.id } })
    const params = { roundId, area: 'ventes', companyId: game.companyId ?? 0 }
    await first.call('saveDecisions', { params, body: { decisions: { prixVente: 900 } } })
    await playToTheEnd(first.call, game.id)
    await first.call('restartSolo', { params: { id: game.id } })
    await pass(first.call, game.id)
    const results = await resultsOf(id)
    expect(results).toMatchObject([
      {
        user: { username: first.username },
        game: { id: game.id },
        attempts: 2,
        running: { attempt: 3, quarters: 1 },
        best: { attempt: 1 },
        last: { attempt: 2 },
        counted: { attempt: 2 },
      },
      { user: { username: second.username }, game: null, attempts: 0, running: null, counted: null },
    ])
    await change(id, { counts: 'best' })
    expect((await resultsOf(id))[0]?.counted?.attempt).toBe(1)
  })

  it('goes with all its games', async () => {
    const player = await aPlayer()
    const { id } = await write({ open: true })
    const game = await start(player.call, id)
    expect(await refusedWith(player.call('deleteSolo', { params: { id: game.id } }))).toBe(
      '403 auth/forbidden',
    )
    await admin('deleteTraining', { params: { id } })
    expect(await refusedWith(player.call('getGame', { params: { id: game.id } }))).toBe(
      '404 request/not-found',
    )
    expect(await refusedWith(admin('getTraining', { params: { id } }))).toBe('404 request/not-found')
  })
})
