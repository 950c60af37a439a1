import type { Client } from '@trimestre/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { computerGamesOf } from '../../testing/computer-games.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { roundActs, savePrice, verdictsOf } from '../../testing/round-acts.ts'
import { type SeatedGame, seatCallsOf } from '../../testing/seats.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let games: ReturnType<typeof computerGamesOf>
let acts: ReturnType<typeof roundActs>

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  games = computerGamesOf(server, await seatCallsOf(server))
  acts = roundActs(admin)
})
afterAll(() => server.stop())

const seed = 2026

/** Plays a quarter in which the first player asks this price. */
async function quarter({ gameId }: SeatedGame, price: number): Promise<void> {
  await savePrice(server, 'joueur1', gameId, price)
  await acts.pass0(gameId)
}

/** Returns what the computers gave in the second quarter of a game that is like all others until it opens. */
async function secondQuarter(prepare: (game: SeatedGame) => Promise<unknown>) {
  const game = await games.create(seed)
  await quarter(game, 48)
  await prepare(game)
  await acts.pass0(game.gameId)
  return games.givenBy(game.gameId, 2)
}

describe('two games with the same seed, settings and decisions of people', () => {
  it('are the same to the last byte; with another seed the computers are others', async () => {
    const everything = async (ofSeed: number) => {
      const game = await games.create(ofSeed)
      for (const price of [48, 55, 51]) await quarter(game, price)
      return games.played(game.gameId)
    }
    const first = await everything(seed)
    expect(first.map(({ roundNb, seat }) => `${roundNb}.${seat}`)).toEqual(
      [2, 3, 4].flatMap(round => [1, 2, 3, 4, 5].map(seat => `${round}.${seat}`)),
    )
    expect(await everything(seed)).toEqual(first)
    const pricesOf = (rows: typeof first) =>
      rows.flatMap(({ level, given }) => (level === null ? [] : [JSON.parse(given).prixVente]))
    expect(pricesOf(await everything(seed + 1))).not.toEqual(pricesOf(first))
  })
})

describe('a computer decides from what is published alone:', () => {
  /** Has an event of the second quarter raise demand by a fifth. */
  const boom = async ({ gameId }: SeatedGame, privacy: boolean) => {
    const root = await server.client('superadmin')
    const effects = [{ criterion: 'coefDemande', operation: 'multiply', value: 1.2 }] as const
    const event = await root('createEvent', { body: { name: 'Salon', impact: 20, effects: [...effects] } })
    const body = { game: gameId, event: event.id, frequency: 1, nbTour: 2, privacy }
    await admin('associateEvent', { body })
  }

  it('never from what rivals save, draft or declare final in the open quarter', async () => {
    const idle = await secondQuarter(async () => undefined)
    expect(Object.keys(idle)).toEqual(['1', '2', '3'])
    const busy = await secondQuarter(async ({ gameId, own, other }) => {
      await savePrice(server, 'joueur1', gameId, 70)
      await (await server.client('joueur1'))('lockCompany', { params: { id: own } })
      const rival = await server.client('joueur2')
      const { id: roundId } = await rival('getActiveRound', { params: { gameId } })
      const params = { roundId, companyId: other, area: 'marketing' }
      await rival('saveDecisions', { params, body: { decisions: { budgetPublicite: 90_000 }, draft: true } })
    })
    expect(busy).toEqual(idle)
  })

  it('never from an event that nobody was told of; from an announced one only the expert', async () => {
    const quiet = await secondQuarter(async () => undefined)
    expect(await secondQuarter(game => boom(game, false))).toEqual(quiet)
    const told = await secondQuarter(game => boom(game, true))
    expect([told[1], told[2]]).toEqual([quiet[1], quiet[2]])
    const [before, after] = [quiet, told].map(given => JSON.parse(given[3] ?? '{}'))
    expect([after.quantiteProduction, after.prixVente]).not.toEqual([
      before.quantiteProduction,
      before.prixVente,
    ])
  })

  it('never from a hidden quarter, as no quarter opens before it is published', async () => {
    const game = await games.create(seed)
    await acts.hold(game.gameId)
    await quarter(game, 48)
    await acts.close(game.gameId)
    expect(await acts.statesOf(game.gameId)).toBe('published,published,hidden')
    await acts.close(game.gameId)
    const hidden = await acts.lastId(game.gameId)
    expect(await refusedWith(acts.rehearse(hidden))).toBe('409 rounds/closed')
    expect(await acts.statesOf(game.gameId)).toBe('published,published,hidden')
    await acts.pass0(game.gameId)
    expect(await acts.statesOf(game.gameId)).toBe('published,published,published,open')
  })

  it('never from figures that were withdrawn before anybody saw them', async () => {
    const straight = await games.create(seed)
    for (const price of [48, 55, 51]) await quarter(straight, price)
    const undone = await games.create(seed)
    await acts.hold(undone.gameId)
    await quarter(undone, 48)
    await savePrice(server, 'joueur1', undone.gameId, 90)
    await acts.close(undone.gameId)
    await acts.undo(await acts.lastId(undone.gameId))
    for (const price of [55, 51]) await quarter(undone, price)
    for (const each of [2, 3])
      expect(await games.givenBy(undone.gameId, each)).toEqual(await games.givenBy(straight.gameId, each))
    expect(await verdictsOf(server.context.db, undone.gameId)).toEqual(['1.1', '2.1', '2.2', '3.1'])
  })

  it('never from new versions that wait to be published, and from these once they are', async () => {
    const decidedAfter = async (settle: (roundId: number) => Promise<unknown>) => {
      const game = await games.create(seed)
      for (const price of [48, 55]) await quarter(game, price)
      const former = await games.givenBy(game.gameId, 2)
      const first = (await acts.read(game.gameId)).rounds[1]?.id ?? 0
      const decisions = { [game.own]: { prixVente: 90 }, [game.other]: { prixVente: 90 } }
      const body = { reason: 'Une erreur de saisie', mode: 'recompute', decisions } as const
      await admin('reopenRound', { params: { id: first }, body })
      expect(await refusedWith(acts.pass0(game.gameId))).toBe('409 rounds/pending')
      await settle(first)
      await acts.pass0(game.gameId)
      // Nobody decides again in the quarters that were computed again.
      expect(await games.givenBy(game.gameId, 2)).toEqual(former)
      expect(await verdictsOf(server.context.db, game.gameId)).toEqual(['1.1', '1.2', '2.1', '2.2', '3.1'])
      return games.givenBy(game.gameId, 3)
    }
    const game = await games.create(seed)
    for (const price of [48, 55]) await quarter(game, price)
    await acts.pass0(game.gameId)
    const untouched = await games.givenBy(game.gameId, 3)
    expect(await decidedAfter(acts.undo)).toEqual(untouched)
    expect(await decidedAfter(id => acts.publish(id))).not.toEqual(untouched)
  })
})
