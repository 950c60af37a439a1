import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameKey, quarterLock } from '../../platform/db/locks.ts'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { roundActs } from '../../testing/round-acts.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await anAccount(server, 'autreadmin', 'ROLE_ADMIN')
})
afterAll(() => server.stop())

const as = (name?: string) => server.client(name)

/** Creates a game in its second quarter, passed automatically and with a scheduled pass. */
async function aRunningGame() {
  const admin = await as('admin')
  const game = await aGame(server, { nbTurns: 5, players: ['joueur1'] })
  await admin('passAndOpenRound', { params: { gameId: game.id } })
  await admin('scheduleGame', { params: { id: game.id }, body: { typePassage: 1, hour: 12 } })
  await admin('schedulePass', { body: { game: game.id, date: '12/01/2090', heure: 8, minute: 5 } })
  return { admin, params: { id: game.id } }
}

describe('ending a game', () => {
  it('finishes it after the passed quarters, with no pass planned any more', async () => {
    const { admin, params } = await aRunningGame()
    const ended = await admin('endGame', { params, query: { expected: 3 } })
    expect(ended).toMatchObject({
      nbTurns: 1,
      nbTurnsBeforeEnd: 5,
      currentTrimestre: 2,
      finished: true,
      typePassage: 0,
      nextPassAt: null,
    })
    expect(await admin('listScheduledPasses', { params: { gameId: params.id } })).toEqual([])
    const player = await as('joueur1')
    expect(await player('getGame', { params })).toMatchObject({ finished: true, joined: true })
    expect(await refusedWith(admin('passAndOpenRound', { params: { gameId: params.id } }))).toBe(
      '409 rounds/limit-reached',
    )
    expect(await admin('endGame', { params })).toMatchObject({
      nbTurns: 1,
      nbTurnsBeforeEnd: 5,
      finished: true,
    })
  })

  it('is undone by reopening, which continues the quarter in play by hand', async () => {
    const { admin, params } = await aRunningGame()
    await admin('endGame', { params })
    expect(await admin('reopenGame', { params })).toMatchObject({
      nbTurns: 5,
      nbTurnsBeforeEnd: null,
      currentTrimestre: 2,
      finished: false,
      typePassage: 0,
    })
    const { nbRounds } = await admin('passAndOpenRound', { params: { gameId: params.id } })
    expect(nbRounds).toBe(4)
    expect(await refusedWith(admin('reopenGame', { params }))).toBe('409 games/not-ended')
  })

  it('is undone by a higher number of quarters too', async () => {
    const { admin, params } = await aRunningGame()
    await admin('endGame', { params })
    const longer = await admin('configureGame', { params, body: { nbTurns: 3 } })
    expect(longer).toMatchObject({ nbTurns: 3, nbTurnsBeforeEnd: null, finished: false })
  })

  it('is refused when a quarter has passed meanwhile, or none has, and to other administrators', async () => {
    const { admin, params } = await aRunningGame()
    expect(await refusedWith(admin('endGame', { params, query: { expected: 2 } }))).toBe(
      '409 rounds/unexpected',
    )
    const other = await as('autreadmin')
    expect(await refusedWith(other('endGame', { params }))).toBe('403 auth/forbidden')
    const fresh = { id: (await aGame(server)).id }
    expect(await refusedWith(admin('endGame', { params: fresh }))).toBe('409 games/not-started')
    const unset = { id: (await aGame(server, { nbTurns: null })).id }
    expect(await refusedWith(admin('endGame', { params: unset }))).toBe('409 games/not-configured')
  })

  it('leaves a copy its whole length', async () => {
    const { admin, params } = await aRunningGame()
    await admin('endGame', { params })
    await admin('archiveGame', { params })
    const copy = await admin('duplicateGame', { params, body: { name: 'Groupe B' } })
    expect(copy).toMatchObject({ nbTurns: 5, nbTurnsBeforeEnd: null, archived: false, finished: false })
  })
})

describe('ending a game between two quarters', () => {
  it('publishes a hidden quarter, gives up the open one, and can go on with a higher number of quarters', async () => {
    const admin = await as('admin')
    const game = await aGame(server, { nbTurns: 8, players: ['joueur1'] })
    const params = { gameId: game.id }
    for (let quarter = 1; quarter <= 3; quarter += 1) await admin('passAndOpenRound', { params })
    const ended = await admin('endGame', { params: { id: game.id } })
    expect(ended).toMatchObject({ nbTurns: 3, finished: true })
    expect(ended.rounds).toHaveLength(5)
    await admin('configureGame', { params: { id: game.id }, body: { nbTurns: 4 } })
    await admin('setPublication', { params: { id: game.id }, body: { mode: 'held' } })
    await admin('passRound', { params })
    const player = await as('joueur1')
    expect(await player('listGameResults', { params })).toMatchObject([{ round: { roundNb: 4 } }])
    const again = await admin('endGame', { params: { id: game.id } })
    expect(again).toMatchObject({ nbTurns: 4, finished: true })
    expect(again.rounds.map(({ state }) => state).slice(-2)).toEqual(['published', 'open'])
    expect(await player('listGameResults', { params })).toMatchObject([{ round: { roundNb: 5 } }])
  })
})

it('ends after a quarter that was decided again, whose later rounds had left the game', async () => {
  const admin = await as('admin')
  const game = await aGame(server, { nbTurns: 8, players: ['joueur1'] })
  const params = { gameId: game.id }
  for (let quarter = 1; quarter <= 3; quarter += 1) await admin('passAndOpenRound', { params })
  const { rounds } = await admin('getGame', { params: { id: game.id } })
  const again = { reason: 'Erreur', mode: 'replay' } as const
  await admin('reopenRound', { params: { id: rounds[2]?.id ?? 0 }, body: again })
  await admin('setPublication', { params: { id: game.id }, body: { mode: 'held' } })
  await admin('passRound', { params })
  const ended = await admin('endGame', { params: { id: game.id } })
  expect(ended).toMatchObject({ nbTurns: 2, finished: true, currentTrimestre: 3 })
  expect(ended.rounds.map(({ id }) => id)).toEqual(rounds.slice(0, 4).map(({ id }) => id))
  expect(ended.rounds.at(-1)).toMatchObject({ state: 'open', etat: 1, publishedAt: null })
  expect(ended.rounds.map(({ reason }) => reason)).toEqual(['', '', '', ''])
  await admin('configureGame', { params: { id: game.id }, body: { nbTurns: 3 } })
  expect(await admin('passAndOpenRound', { params })).toMatchObject({ nbRounds: 5 })
})

describe('a pause', () => {
  it('stops players and clocks, tells why, and what is read stays', async () => {
    const { admin, params } = await aRunningGame()
    const player = await as('joueur1')
    const { rounds, companyId } = await player('getGame', { params })
    const place = { roundId: rounds.at(-1)?.id ?? 0, companyId: companyId ?? 0, area: 'ventes' }
    const save = () => player('saveDecisions', { params: place, body: { decisions: { prixVente: 51 } } })
    const paused = await admin('pauseGame', { params, body: { message: 'Cours a 10 h' } })
    expect(paused.pause?.message).toBe('Cours a 10 h')
    expect((await player('getGame', { params })).pause?.message).toBe('Cours a 10 h')
    expect(await refusedWith(save())).toBe('409 games/paused')
    const lock = player('lockCompany', { params: { id: companyId ?? 0 } })
    expect(await refusedWith(lock)).toBe('409 games/paused')
    const gameId = params.id
    for (const call of ['passRound', 'passAndOpenRound'] as const)
      expect(await refusedWith(admin(call, { params: { gameId } }))).toBe('409 games/paused')
    const sheet = await player('listDecisions', { params: place })
    expect(sheet.every(({ editable }) => !editable)).toBe(true)
    await admin('pauseGame', { params })
    expect((await admin('getGame', { params })).pause).toEqual({ since: paused.pause?.since, message: '' })
    await admin('resumeGame', { params })
    expect((await admin('resumeGame', { params })).pause).toBeNull()
    await save()
    const { nbRounds } = await admin('passAndOpenRound', { params: { gameId } })
    expect(nbRounds).toBe(4)
  })
})

describe('archiving a game', () => {
  it('leaves it to be read by everybody, in the state it is in, until it is taken out again', async () => {
    const { admin, params } = await aRunningGame()
    const player = await as('joueur1')
    const { rounds, companyId } = await player('getGame', { params })
    const place = { roundId: rounds.at(-1)?.id ?? 0, companyId: companyId ?? 0, area: 'ventes' }
    const save = () => player('saveDecisions', { params: place, body: { decisions: { prixVente: 51 } } })
    await save()
    const before = await admin('getGame', { params })
    expect(await admin('archiveGame', { params })).toEqual({ ...before, archived: true })
    expect(await admin('archiveGame', { params })).toMatchObject({ archived: true })
    expect(await player('getGame', { params })).toMatchObject({ archived: true, finished: false })
    expect(await refusedWith(save())).toBe('409 games/archived')
    expect(await refusedWith(player('joinGame', { body: { game: params.id } }))).toBe('409 games/archived')
    const pass = () => admin('passAndOpenRound', { params: { gameId: params.id } })
    expect(await refusedWith(pass())).toBe('409 games/archived')
    const sheet = await player('listDecisions', { params: place })
    expect(sheet.every(({ editable }) => !editable)).toBe(true)
    const results = await player('listCompanyResults', { params: { id: companyId ?? 0 } })
    expect(results['hydra:member']).toHaveLength(1)
    for (const kind of ['results', 'ranking', 'attendance'] as const) {
      const file = await server.fetch(`/api/v1/games/${params.id}/exports/${kind}`, { as: 'admin' })
      expect(file.status).toBe(200)
    }
    expect(await admin('unarchiveGame', { params })).toEqual(before)
    expect(await admin('unarchiveGame', { params })).toMatchObject({ archived: false })
    await save()
    expect((await pass()).nbRounds).toBe(4)
  })

  it('is possible while results wait to be published, which they are after it', async () => {
    const { admin, params } = await aRunningGame()
    const { pass0, hold, close, publish, lastId, statesOf } = roundActs(admin)
    await hold(params.id)
    await close(params.id)
    const round = await lastId(params.id)
    await admin('archiveGame', { params })
    expect(await refusedWith(publish(round))).toBe('409 games/archived')
    expect(await statesOf(params.id)).toBe('published,published,hidden')
    await admin('unarchiveGame', { params })
    await pass0(params.id)
    const body = { mode: 'recompute', reason: 'Un oubli' } as const
    await admin('reopenRound', { params: { id: round }, body })
    await admin('archiveGame', { params })
    expect(await refusedWith(publish(round))).toBe('409 games/archived')
    await admin('unarchiveGame', { params })
    await publish(round)
    expect(await statesOf(params.id)).toBe('published,published,published,open')
  })

  it('waits for a save that is under way, so that none follows its answer', async () => {
    const { admin, params } = await aRunningGame()
    const saving = await server.context.db.$client.connect()
    await saving.query(
      `begin; select pg_advisory_xact_lock_shared(${quarterLock}, ${gameKey(String(params.id))})`,
    )
    const archiving = admin('archiveGame', { params })
    const waiting = `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`
    await expect.poll(async () => (await saving.query(waiting)).rows).toEqual([{ count: 1 }])
    expect(await admin('getGame', { params })).toMatchObject({ archived: false })
    await saving.query('commit')
    saving.release()
    expect(await archiving).toMatchObject({ archived: true })
  })

  it('is the business of the administrators of the game', async () => {
    const { params } = await aRunningGame()
    for (const username of ['autreadmin', 'joueur1']) {
      const other = await as(username)
      for (const call of ['archiveGame', 'unarchiveGame'] as const)
        expect(await refusedWith(other(call, { params }))).toBe('403 auth/forbidden')
    }
  })
})

it('lets a super administrator run a game as one of its administrators', async () => {
  const root = await as('superadmin')
  const game = await aGame(server, { administrators: ['superadmin'] })
  const { user } = await server.session('superadmin')
  const mine = await root('listAdministeredGames', { params: { adminId: user.id } })
  expect(mine.map(({ id }) => id)).toContain(game.id)
  expect(game.admin.map(({ username }) => username)).toEqual(['superadmin'])
})
