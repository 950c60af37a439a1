import type { Branch, NewBranch } from '@trimestre/contract/branches'
import type { Client } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { branchDays, branchesMax } from '@trimestre/contract/round-limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readTranscript } from '../../testing/all-answers.ts'
import { aGame } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { roundActs, savePrice } from '../../testing/round-acts.ts'
import { tableHashes } from '../../testing/table-hashes.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const start = Date.parse('2027-03-27T11:00:00Z')
const dayMs = 86_400_000
let now = start
let server: TestServer

/** Signs in again when the clock has moved further than a session lasts. */
const as = (username: string): Client =>
  (async (...given: Parameters<Client>) => (await server.client(username))(...given)) as Client
const admin = as('admin')

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now) })
})
beforeEach(() => {
  now = start
})
afterAll(() => server.stop())

const { read, close, pass0, hold, reset } = roundActs(admin)
const players = ['joueur1', 'joueur2', 'joueur3']

/** Plays quarters in which the first player alone decides: a price that rises each time. */
async function aPlayedGame(quarters = 3, named: readonly string[] = players): Promise<Game> {
  const game = await aGame(server, { players: [...named] })
  for (let quarter = 1; quarter <= quarters; quarter += 1) {
    await savePrice(server, 'joueur1', game.id, 45 + quarter)
    await pass0(game.id)
  }
  return read(game.id)
}

const branch = (game: Game, changes: NewBranch['changes'], fromQuarter = 2) =>
  admin('createBranch', { params: { id: game.id }, body: { fromQuarter, name: ' Et si ', changes } })
const resultsOf = (id: number, quarter: number) =>
  admin('listBranchResults', { params: { id }, query: { quarter } })
const companyOf = (game: Game, index = 0): number => game.companies[index]?.id ?? 0
const quartersOf = ({ quarters }: Branch) => quarters.map(({ quarter }) => quarter)

/** Returns which companies have other figures in a quarter of a branch than they really had. */
async function changedIn(id: number, quarter: number): Promise<number[]> {
  const rows = await resultsOf(id, quarter)
  const changed = rows.filter(({ figures, before }) => JSON.stringify(figures) !== JSON.stringify(before))
  return changed.map(({ companyId }) => companyId)
}

describe('a branch', () => {
  it('computes what another price would have changed, and players see nothing of it', async () => {
    const game = await aPlayedGame()
    const own = companyOf(game)
    const { token } = await server.session('joueur1')
    const before = await readTranscript(server.url, { token, gameId: game.id })
    const { branches: _none, branch_results: _either, ...tables } = await tableHashes(server.context.db)

    const made = await branch(game, { decisions: { [own]: { 2: { prixVente: 60 } } } })
    expect(made).toMatchObject({
      gameId: game.id,
      name: 'Et si',
      fromQuarter: 2,
      toQuarter: 3,
      pinned: false,
      by: { username: 'admin' },
      createdAt: new Date(start).toISOString(),
      expiresAt: new Date(start + branchDays * dayMs).toISOString(),
      changes: { decisions: { [own]: { 2: { prixVente: 60 } } }, events: {}, criteria: {}, phase: null },
    })
    expect(quartersOf(made)).toEqual([2, 3])
    const prices = async (quarter: number) => {
      const rows = await resultsOf(made.id, quarter)
      return rows.map(({ companyId, figures, before: played }) => [
        companyId === own,
        figures.prixVente,
        played.prixVente,
      ])
    }
    expect(await prices(2)).toEqual(
      expect.arrayContaining([
        [true, 60, 47],
        [false, 50, 50],
      ]),
    )
    expect(await prices(3)).toEqual(expect.arrayContaining([[true, 48, 48]]))
    expect((await changedIn(made.id, 2)).length).toBe(3)
    expect(await changedIn(made.id, 3)).toContain(own)
    expect(await refusedWith(resultsOf(made.id, 1))).toBe('404 request/not-found')
    expect(await refusedWith(resultsOf(made.id, 4))).toBe('404 request/not-found')

    expect(await tableHashes(server.context.db)).toMatchObject(tables)
    expect(await readTranscript(server.url, { token, gameId: game.id })).toEqual(before)
    const player = as('joueur1')
    const { id } = made
    const refused = [
      () =>
        player('createBranch', { params: { id: game.id }, body: { fromQuarter: 1, name: 'x', changes: {} } }),
      () => player('listBranches', { params: { id: game.id } }),
      () => player('getBranch', { params: { id } }),
      () => player('listBranchResults', { params: { id }, query: { quarter: 2 } }),
      () => player('updateBranch', { params: { id }, body: { pinned: true } }),
      () => player('deleteBranch', { params: { id } }),
    ]
    for (const call of refused) expect(await refusedWith(call())).toBe('403 auth/forbidden')
  })

  it('that changes nothing is what was played, also with a company that was reset', async () => {
    const game = await aPlayedGame(2)
    await reset(companyOf(game, 1))
    await pass0(game.id)
    const made = await branch(game, {}, 1)
    expect(quartersOf(made)).toEqual([1, 2, 3])
    for (const quarter of quartersOf(made)) expect(await changedIn(made.id, quarter)).toEqual([])
    const sizes = made.quarters.map(({ ranking }) => ranking.length)
    expect(sizes).toEqual([2, 2, 3])
    for (const { ranking } of made.quarters)
      for (const { classement, valeurSociete, before } of ranking)
        expect({ classement, valeurSociete }).toEqual(before)
  })

  it('carries a changed decision over to quarters in which nobody decided', async () => {
    const game = await aPlayedGame(1)
    await pass0(game.id)
    const made = await branch(game, { decisions: { [companyOf(game)]: { 1: { prixVente: 60 } } } }, 1)
    const rows = await resultsOf(made.id, 2)
    const own = rows.find(({ companyId }) => companyId === companyOf(game))
    expect([own?.figures.prixVente, own?.before.prixVente]).toEqual([60, 46])
  })

  it.each<[string, (events: number[]) => NewBranch['changes'], number[]]>([
    ['a criterion in all of them', () => ({ criteria: { coefDemande: 0.5 } }), [2, 3]],
    ['the phase in all of them', () => ({ phase: 'Declin' }), [2, 3]],
    ['the events of one of them', events => ({ events: { 3: events } }), [3]],
  ])('changes the quarters from the chosen one on: %s', async (_what, changes, changed) => {
    const game = await aPlayedGame()
    const events = await admin('listEvents')
    const other = events.filter(({ key }) => key === 'chomage' || key === 'greve').map(({ id }) => id)
    const made = await branch(game, changes(other))
    for (const quarter of [2, 3])
      expect([quarter, (await changedIn(made.id, quarter)).length > 0]).toEqual([
        quarter,
        changed.includes(quarter),
      ])
  })

  it('takes away an event that acted, and leaves the tax, which acts always', async () => {
    const game = await aPlayedGame(0)
    const events = await admin('listEvents')
    const acting = events.find(({ key }) => key !== null && key !== 'impot')?.id ?? 0
    await admin('associateEvent', { body: { game: game.id, event: acting, nbTour: 1, frequency: 1 } })
    await pass0(game.id)
    const same = await branch(game, { events: { 1: [acting] } }, 1)
    expect(await changedIn(same.id, 1)).toEqual([])
    const without = await branch(game, { events: { 1: [] } }, 1)
    const tax = events.find(({ key }) => key === 'impot')?.id ?? 0
    const withTax = await branch(game, { events: { 1: [tax] } }, 1)
    expect(await resultsOf(withTax.id, 1)).toEqual(await resultsOf(without.id, 1))
  })

  it('ends with the last published quarter, and departs from what is published', async () => {
    const game = await aPlayedGame(2)
    await hold(game.id)
    await close(game.id)
    expect(quartersOf(await branch(game, {}))).toEqual([2])
    expect((await refusalOf(branch(game, {}, 3))).violations).toMatchObject([
      { propertyPath: 'fromQuarter', code: 'validation/unpublished' },
    ])
  })

  it('keeps what it departed from when the quarter is computed again later', async () => {
    const game = await aPlayedGame(2)
    const own = companyOf(game)
    const made = await branch(game, { decisions: { [own]: { 2: { prixVente: 60 } } } })
    const stored = await admin('getBranch', { params: { id: made.id } })
    const id = game.rounds[2]?.id ?? 0
    const decisions = { [own]: { prixVente: 70 } }
    await admin('reopenRound', {
      params: { id },
      body: { reason: 'Une faute de frappe', mode: 'recompute', decisions },
    })
    // The new version waits: a branch departs from the one that players see.
    expect(await changedIn((await branch(game, {})).id, 2)).toEqual([])
    await admin('publishRound', { params: { id } })
    expect(await admin('getBranch', { params: { id: made.id } })).toEqual(stored)
  })
})

describe('the branches of a game', () => {
  it('are listed, renamed, and deleted after their time unless they are pinned', async () => {
    const game = await aPlayedGame(1)
    const [first, second] = [await branch(game, {}, 1), await branch(game, { phase: 'Declin' }, 1)]
    const list = () => admin('listBranches', { params: { id: game.id } })
    const { quarters: _quarters, ...summary } = second
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await list())[0]).toEqual(summary)
    const params = { id: second.id }
    const pinned = await admin('updateBranch', { params, body: { name: ' Recession ', pinned: true } })
    expect(pinned).toEqual({ ...summary, name: 'Recession', pinned: true })
    expect(await refusedWith(admin('updateBranch', { params, body: { name: ' ' } }))).toBe(
      '422 request/invalid',
    )

    now = start + branchDays * dayMs
    expect(await list()).toEqual([pinned])
    expect(await refusedWith(admin('getBranch', { params: { id: first.id } }))).toBe('404 request/not-found')
    const released = await admin('updateBranch', { params, body: { pinned: false } })
    expect(released.expiresAt).toBe(new Date(now + branchDays * dayMs).toISOString())
    await admin('deleteBranch', { params })
    expect(await list()).toEqual([])
    expect(await refusedWith(admin('deleteBranch', { params }))).toBe('404 request/not-found')
  })

  it('are at most twenty, of which those past their time do not count', async () => {
    const game = await aPlayedGame(1, ['joueur1'])
    for (let count = 1; count <= branchesMax; count += 1) await branch(game, {}, 1)
    expect(await refusedWith(branch(game, {}, 1))).toBe('409 branches/too-many')
    now = start + branchDays * dayMs
    const { id } = await branch(game, {}, 1)
    const { rows } = await server.context.db.$client.query(
      'select id::int from branches where game_id = $1',
      [game.id],
    )
    expect(rows).toEqual([{ id }])
  })

  it('name every fault of what they change', async () => {
    const game = await aPlayedGame(2)
    const own = companyOf(game)
    const faults = await refusalOf(
      branch(game, {
        decisions: {
          9999: { 2: { prixVente: 60 } },
          [own]: { 1: { prixVente: 60 }, 2: { prixVente: -1, inconnu: 2 }, 3: { prixVente: 60 } },
        },
        events: { 2: [999_999], 3: [] },
        criteria: { inconnu: 1, coefDemande: 1e13 },
      }),
    )
    const found = faults.violations.map(({ propertyPath, code }) => `${propertyPath} ${code}`)
    expect(found.sort()).toEqual(
      [
        'changes.criteria.coefDemande validation/out-of-bounds',
        'changes.criteria.inconnu validation/unknown',
        'changes.decisions.9999 validation/unknown',
        `changes.decisions.${own}.1 validation/unpublished`,
        `changes.decisions.${own}.2.inconnu validation/unknown`,
        `changes.decisions.${own}.2.prixVente validation/out-of-bounds`,
        `changes.decisions.${own}.3 validation/unpublished`,
        'changes.events.2.0 validation/unknown',
        'changes.events.3 validation/unpublished',
      ].sort(),
    )
  })
})
