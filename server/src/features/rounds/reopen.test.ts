import type { Client } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { versionsMax } from '@trimestre/contract/round-limits'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { roundVersions } from '../../platform/db/schema.ts'
import { readTranscript } from '../../testing/all-answers.ts'
import { aGame, type GameDescription } from '../../testing/build-game.ts'
import { listenToGame } from '../../testing/listen-to-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { savePrice, verdictsOf } from '../../testing/round-acts.ts'
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

const players = ['joueur1', 'joueur2', 'joueur3']
const reason = "La recession n'etait pas annoncee"
const read = (id: number) => admin('getGame', { params: { id } })
const pass0 = (gameId: number) => admin('passAndOpenRound', { params: { gameId } })

async function aPlayedGame(quarters: number, given: GameDescription = {}): Promise<Game> {
  const game = await aGame(server, { players, nbTurns: 8, ...given })
  for (let quarter = 1; quarter <= quarters; quarter += 1) {
    await savePrice(server, 'joueur1', game.id, 45 + quarter)
    await pass0(game.id)
  }
  return read(game.id)
}

/** Returns the id of the round in which a quarter is played. */
const roundOf = (game: Game, quarter: number): number => game.rounds[quarter]?.id ?? 0

const replay = (id: number, sheets?: 'keep' | 'clear') =>
  admin('reopenRound', { params: { id }, body: { reason, mode: 'replay', sheets } })
const recompute = (id: number, decisions?: Record<string, Record<string, number>>) =>
  admin('reopenRound', { params: { id }, body: { reason, mode: 'recompute', decisions } })
const publish = (id: number, opensNext = false) =>
  admin('publishRound', { params: { id }, body: { opensNext } })
const undo = (id: number) => admin('undoRound', { params: { id } })
const compare = (id: number) => admin('compareVersions', { params: { id }, query: { from: 1, to: 2 } })

/** Returns the results that a player sees of their company, as text. */
async function ownResults(game: Game): Promise<string[]> {
  const own = await player('listCompanyResults', { params: { id: game.companies[0]?.id ?? 0 } })
  return own['hydra:member'].map(({ '@id': _iri, id: _id, ...figures }) => JSON.stringify(figures))
}

const versionsOf = async (id: number) =>
  (await admin('listRoundVersions', { params: { id } })).map(({ version, state }) => `${version} ${state}`)

/** Returns the events that this user receives from now on until the test ends. */
async function heardBy(username: string, gameId: number) {
  const { token } = await server.session(username)
  const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId })
  onTestFinished(() => stream.close())
  await stream.untilOpen()
  return stream
}

const verified = (gameId: number) => verdictsOf(server.context.db, gameId)

describe('a quarter that is to be decided again', () => {
  it('leaves the later ones out of the game, and reaching them again takes up their rounds', async () => {
    const game = await aPlayedGame(5)
    const [first, second] = await ownResults(game)
    const stream = await heardBy('joueur1', game.id)

    const answer = await replay(roundOf(game, 3))
    expect(answer).toMatchObject({
      nbRounds: 4,
      currentTrimestre: 3,
      round: { id: roundOf(game, 3), etat: 1, state: 'open', version: 0, reason },
      superseded: [3, 4, 5].map(quarter => ({ roundNb: quarter + 1, version: 1 })),
    })
    await stream.until('round.reopened')
    expect(stream.events).toContainEqual({ name: 'round.reopened', data: { gameId: game.id, roundNb: 4 } })
    const reopened = await player('getGame', { params: { id: game.id } })
    expect(reopened).toMatchObject({ currentTrimestre: 3, finished: false })
    expect(reopened.rounds.map(({ id }) => id)).toEqual(game.rounds.slice(0, 4).map(({ id }) => id))
    expect(reopened.rounds.at(-1)?.reason).toBe(reason)
    expect(await ownResults(game)).toEqual([first, second])
    const later = roundOf(game, 4)
    expect(await refusedWith(player('getRound', { params: { id: later } }))).toBe('404 request/not-found')
    const companyId = game.companies[0]?.id ?? 0
    const params = { roundId: later, companyId, area: 'ventes' }
    const saving = player('saveDecisions', { params, body: { decisions: { prixVente: 50 } } })
    expect(await refusedWith(saving)).toBe('404 request/not-found')
    for (const quarter of [3, 4, 5])
      expect(await versionsOf(roundOf(game, quarter))).toEqual(['1 superseded'])
    const former = async () =>
      (await admin('listFormerRounds', { params: { id: game.id } })).map(({ id, state }) => [id, state])
    expect(await former()).toEqual([4, 5].map(quarter => [roundOf(game, quarter), 'superseded']))
    const old = await admin('listVersionResults', { params: { id: roundOf(game, 5), version: 1 } })
    expect(old).toHaveLength(3)

    // What was saved stands in the sheets, and nothing else was changed: the quarters come out the same.
    const sheet = await player('listDecisions', { params: { ...params, roundId: roundOf(game, 3) } })
    expect(sheet.find(({ name }) => name === 'prixVente')).toMatchObject({ value: 48, editable: true })
    const before = await read(game.id)
    for (let quarter = 3; quarter <= 5; quarter += 1) await pass0(game.id)
    const after = await read(game.id)
    expect(await former()).toEqual([])
    expect(before.rounds.at(-1)?.state).toBe('open')
    expect(after.rounds.map(({ id }) => id)).toEqual(game.rounds.map(({ id }) => id))
    expect(after.rounds.map(({ version }) => version)).toEqual([0, 1, 1, 2, 2, 2, 0])
    const [one, other] = await admin('listRoundVersions', { params: { id: roundOf(game, 5) } })
    expect(one?.inputs).toBe(other?.inputs)
    expect(await compare(roundOf(game, 3))).toMatchObject({ inputs: [], companies: [] })
    expect(await verified(game.id)).toEqual(['1.1', '2.1', '3.1', '3.2', '4.1', '4.2', '5.1', '5.2'])
  })

  it('begins with empty sheets when these are cleared, and with none of them final', async () => {
    const game = await aPlayedGame(1)
    await savePrice(server, 'joueur2', game.id, 70)
    await (await server.client('joueur2'))('lockCompany', { params: { id: game.companies[1]?.id ?? 0 } })
    await replay(roundOf(game, 1), 'clear')
    const progress = await admin('getProgress', { params: { id: game.id } })
    expect(progress.map(({ saved, locked }) => [saved, locked])).toEqual(Array(3).fill([[], false]))
    await pass0(game.id)
    const again = await admin('getProgress', { params: { id: game.id } })
    expect(again.map(({ saved, locked }) => [saved, locked])).toEqual(Array(3).fill([[], false]))
    expect(await verified(game.id)).toEqual(['1.1', '1.2'])
  })

  it('counts what a company had played before it was reset in a quarter that is replayed', async () => {
    const game = await aPlayedGame(2)
    const company = game.companies[0]?.id ?? 0
    const [first] = await ownResults(game)
    await admin('resetCompany', { params: { id: company } })
    await pass0(game.id)
    expect(await ownResults(game)).toHaveLength(1)
    await replay(roundOf(game, 2))
    expect(await ownResults(game)).toEqual([first])
    await pass0(game.id)
    // Players were told why it is played again; its results are no correction.
    expect((await read(game.id)).rounds.map(round => round.reason)).toEqual(['', '', '', ''])
    expect(await verified(game.id)).toEqual(['1.1', '2.1', '2.2', '3.1'])
  })

  it('makes a finished game go on, and stops its clock', async () => {
    const game = await aPlayedGame(1, { nbTurns: 1 })
    expect(game.finished).toBe(true)
    await admin('scheduleGame', { params: { id: game.id }, body: { typePassage: 1, hour: 1 } })
    await replay(roundOf(game, 1))
    expect(await read(game.id)).toMatchObject({ finished: false, nextPassAt: null, currentTrimestre: 1 })
    await pass0(game.id)
    const finished = await read(game.id)
    expect(finished).toMatchObject({ finished: true, currentTrimestre: 2 })
    expect(finished.rounds).toHaveLength(3)
  })
})

describe('a quarter that is computed again', () => {
  it('is announced to the administrators alone, who see it before anybody else', async () => {
    const game = await aPlayedGame(1)
    const [ofStaff, ofPlayer] = await Promise.all([heardBy('admin', game.id), heardBy('joueur1', game.id)])
    const first = roundOf(game, 1)
    await recompute(first)
    await undo(first)
    await recompute(first)
    await publish(first)
    await Promise.all([ofStaff.until('round.passed'), ofPlayer.until('round.passed')])
    expect(ofStaff.names()).toEqual([
      'versions.updated',
      'versions.updated',
      'versions.updated',
      'round.passed',
    ])
    expect(ofPlayer.names().filter(name => name !== 'notification.added')).toEqual(['round.passed'])
  })

  it('shows the old figures until its new versions are published, then all of them at once', async () => {
    const game = await aGame(server, { players, nbTurns: 8, name: 'Recalcul' })
    const root = await server.client('superadmin')
    const event = await root('createEvent', {
      body: {
        name: 'Greve',
        impact: 5,
        effects: [{ criterion: 'coefDemande', operation: 'multiply', value: 1.5 }],
      },
    })
    const body = { game: game.id, event: event.id, frequency: 1, nbTour: 2 }
    const associated = await admin('associateEvent', { body })
    for (let quarter = 1; quarter <= 4; quarter += 1) await pass0(game.id)
    const played = await read(game.id)
    await savePrice(server, 'joueur1', game.id, 51)
    await admin('dissociateEvent', { params: { id: associated.id } })
    const before = await ownResults(game)
    const own = () => player('getGame', { params: { id: game.id } })
    const { token } = await server.session('joueur1')
    const transcript = await readTranscript(server.url, { token, gameId: game.id })

    const second = roundOf(played, 2)
    const answer = await recompute(second)
    expect(answer).toMatchObject({ nbRounds: 6, round: { id: second, state: 'published', version: 2 } })
    expect(answer.superseded).toEqual([2, 3, 4].map(quarter => ({ roundNb: quarter + 1, version: 1 })))
    expect(await ownResults(game)).toEqual(before)
    expect(await readTranscript(server.url, { token, gameId: game.id })).toEqual(transcript)
    const acts: (() => Promise<unknown>)[] = [
      () => pass0(game.id),
      () => admin('passRound', { params: { gameId: game.id } }),
      () => recompute(second),
      () => replay(second),
      () => admin('resetCompany', { params: { id: game.companies[0]?.id ?? 0 } }),
    ]
    for (const act of acts) expect(await refusedWith(act())).toBe('409 rounds/pending')
    expect(await refusedWith(undo(roundOf(played, 3)))).toBe('409 rounds/not-hidden')
    await savePrice(server, 'joueur1', game.id, 52)

    const { inputs, companies } = await compare(second)
    expect(inputs).toEqual([
      { kind: 'event', companyId: null, name: 'Greve', from: expect.any(String), to: null },
    ])
    expect(companies.map(({ companyId }) => companyId)).toEqual(game.companies.map(({ id }) => id))
    const third = await compare(roundOf(played, 3))
    expect(third.inputs.map(({ kind, companyId }) => [kind, companyId])).toEqual(
      game.companies.map(({ id }) => ['opening', id]),
    )

    // A quarter is in play, so that none is left to open.
    expect(await publish(second, true)).toMatchObject({ nbRounds: 6 })
    const after = await ownResults(game)
    expect(after[0]).toBe(before[0])
    for (const index of [1, 2, 3]) expect(after[index]).not.toBe(before[index])
    const published = await own()
    expect(published.rounds.map(({ version }) => version)).toEqual([0, 1, 2, 2, 2, 0])
    expect(published.rounds.map(round => round.reason)).toEqual(['', '', reason, reason, reason, ''])
    expect(published.rounds.at(-1)?.state).toBe('open')
    expect(await versionsOf(roundOf(played, 1))).toEqual(['1 published'])
    expect(await versionsOf(second)).toEqual(['1 superseded', '2 published'])
    await pass0(game.id)
    expect(await verified(game.id)).toEqual(['1.1', '2.1', '2.2', '3.1', '3.2', '4.1', '4.2', '5.1'])
  })

  it('takes corrected decisions, says so in the sheet, and is withdrawn without a trace', async () => {
    const game = await aPlayedGame(2)
    const [company, rival] = game.companies
    const id = roundOf(game, 1)
    const before = await ownResults(game)
    const stream = await heardBy('joueur1', game.id)
    const corrections = { [company?.id ?? 0]: { prixVente: 75 } }
    await recompute(id, corrections)
    expect((await compare(id)).inputs).toEqual([
      { kind: 'decision', companyId: company?.id, name: 'prixVente', from: 46, to: 75 },
    ])
    await undo(id)
    expect(await ownResults(game)).toEqual(before)
    expect(await versionsOf(id)).toEqual(['1 published', '2 withdrawn'])
    await recompute(id, corrections)
    await publish(id)
    await stream.until('round.passed')
    expect(stream.names()).not.toContain('round.reopened')
    const priceIn = async (quarter: number) => {
      const params = { roundId: roundOf(game, quarter), companyId: company?.id ?? 0, area: 'ventes' }
      return (await player('listDecisions', { params })).find(({ name }) => name === 'prixVente')
    }
    expect(await priceIn(1)).toMatchObject({ value: 75, origin: 'corrected' })
    expect(await priceIn(2)).toMatchObject({ value: 47, origin: 'saved' })
    const results = await admin('listVersionResults', { params: { id, version: 3 } })
    expect(results.map(({ companyId }) => companyId)).toContain(rival?.id)
    await recompute(id, { [company?.id ?? 0]: { budgetPublicite: 500 } })
    await publish(id)
    expect(await priceIn(1)).toMatchObject({ value: 75, origin: 'corrected' })
    expect(await verified(game.id)).toEqual([1, 2].flatMap(q => [1, 2, 3, 4].map(v => `${q}.${v}`)))

    const unknown = recompute(id, { 999999: { prixVente: 50 } })
    expect((await refusalOf(unknown)).violations).toMatchObject([{ propertyPath: 'decisions.999999' }])
    const tooHigh = await refusalOf(recompute(id, { [company?.id ?? 0]: { prixVente: 1e9 } }))
    expect(tooHigh.violations).toMatchObject([{ propertyPath: `decisions.${company?.id}.prixVente` }])
  })

  it('has the phase that the plan of the game has for it', async () => {
    const game = await aGame(server, { players, nbTurns: 8 })
    const phasePlan: Game['phase'][] = ['Lancement', 'Croissance', 'Declin']
    await admin('configureGame', { params: { id: game.id }, body: { phasePlan } })
    for (let quarter = 1; quarter <= 3; quarter += 1) await pass0(game.id)
    const played = await read(game.id)
    for (const quarter of [2, 1]) {
      const id = roundOf(played, quarter)
      await recompute(id)
      expect(await compare(id)).toMatchObject({ inputs: [], companies: [] })
      await undo(id)
    }
  })

  it('keeps each reset where it was made', async () => {
    const game = await aPlayedGame(2)
    await admin('resetCompany', { params: { id: game.companies[0]?.id ?? 0 } })
    await pass0(game.id)
    const shown = await admin('listGameResults', { params: { gameId: game.id } })
    await recompute(roundOf(game, 1))
    await publish(roundOf(game, 1))
    expect(await ownResults(game)).toHaveLength(1)
    const again = await admin('listGameResults', { params: { gameId: game.id } })
    const figures = (rows: typeof shown) => rows.map(({ id: _, '@id': _iri, ...row }) => row)
    expect(figures(again)).toEqual(figures(shown))
    expect(await verified(game.id)).toEqual(['1.1', '1.2', '2.1', '2.2', '3.1', '3.2'])
  })
})

it('refuses to open again what is not published, and without a reason or a known mode', async () => {
  const game = await aPlayedGame(1)
  const id = roundOf(game, 1)
  const refused = async (body: object) =>
    (await refusalOf(admin('reopenRound', { params: { id }, body: body as never }))).violations[0]
      ?.propertyPath
  expect(await refused({ mode: 'replay' })).toBe('reason')
  expect(await refused({ mode: 'replay', reason: '  ' })).toBe('reason')
  expect(await refused({ mode: 'again', reason })).toBe('mode')
  expect(await refusedWith(replay(game.rounds[0]?.id ?? 0))).toBe('409 rounds/not-published')
  expect(await refusedWith(replay(roundOf(game, 2)))).toBe('409 rounds/not-published')
  expect(await refusedWith(admin('compareVersions', { params: { id }, query: { from: 1, to: 2 } }))).toBe(
    '404 request/not-found',
  )
  expect(await refusedWith(player('reopenRound', { params: { id }, body: { reason, mode: 'replay' } }))).toBe(
    '403 auth/forbidden',
  )
})

it('publishes no quarter that has left the game', async () => {
  const game = await aPlayedGame(2)
  await replay(roundOf(game, 1))
  for (const quarter of [2, 3])
    expect(await refusedWith(publish(roundOf(game, quarter)))).toBe('409 rounds/not-hidden')
})

it('opens no quarter again that could then not be closed, because it has as many versions as it may', async () => {
  const game = await aPlayedGame(2)
  const { db } = server.context
  await replay(roundOf(game, 2))
  await pass0(game.id)
  const replaced = and(eq(roundVersions.roundId, roundOf(game, 2)), eq(roundVersions.state, 'superseded'))
  await db.update(roundVersions).set({ version: versionsMax }).where(replaced)
  for (const quarter of [1, 2])
    expect(await refusedWith(replay(roundOf(game, quarter)))).toBe('409 rounds/too-many-versions')
  expect((await read(game.id)).rounds.map(({ state }) => state).join()).toBe(
    'published,published,published,open',
  )
})
