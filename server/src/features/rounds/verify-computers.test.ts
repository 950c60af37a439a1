import type { Client } from '@trimestre/contract/client'
import { canonicalJson } from '@trimestre/engine'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import type { RoundStrategies } from '../../platform/db/schema.ts'
import { computerGamesOf } from '../../testing/computer-games.ts'
import { roundActs, savePrice } from '../../testing/round-acts.ts'
import { seatCallsOf } from '../../testing/seats.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { verifyGame } from './verify-game.ts'

let server: TestServer
let admin: Client
let gameId: number

/**
 * Plays a game of people and computers: quarter 2 is closed and taken back, and quarters 2 and 3 are played twice; then
 * quarter 1 is computed again, once withdrawn and once published; then quarter 4 is played.
 */
async function playEveryKindOfVersion() {
  const games = computerGamesOf(server, await seatCallsOf(server))
  const { read, pass0, hold, close, undo, lastId, publish } = roundActs(admin)
  const game = await games.create(11)
  gameId = game.gameId
  await pass0(gameId)
  await hold(gameId)
  await close(gameId)
  await undo(await lastId(gameId))
  await pass0(gameId)
  await pass0(gameId)
  const [, first = 0, second = 0] = (await read(gameId)).rounds.map(({ id }) => id)
  const reason = 'Une erreur de saisie'
  await admin('reopenRound', { params: { id: second }, body: { reason, mode: 'replay' } })
  await savePrice(server, 'joueur1', gameId, 70)
  await pass0(gameId)
  await pass0(gameId)
  const decisions = { [game.own]: { prixVente: 80 } }
  for (const settle of [undo, publish]) {
    await admin('reopenRound', { params: { id: first }, body: { reason, mode: 'recompute', decisions } })
    await settle(first)
  }
  await pass0(gameId)
}

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  await playEveryKindOfVersion()
})
afterAll(() => server.stop())

/** Returns the versions that differ, each with the document: « 2.1 given ». */
async function differences(): Promise<string[]> {
  const found: string[] = []
  for await (const { quarter, version, difference } of verifyGame(server.context.db, gameId))
    if (difference !== undefined) found.push(`${quarter}.${version} ${difference.document}`)
  return found
}

async function write(statement: SQL): Promise<void> {
  await server.context.db.transaction(async tx => {
    await tx.execute(statement)
    await raiseGameRevisions(tx, [gameId])
  })
}

async function rowsOf<T>(query: SQL): Promise<T[]> {
  const { rows } = await server.context.db.execute(query)
  return rows as T[]
}

type Version = { quarter: number; version: number; state: string; strategies: RoundStrategies | null }

const versions = () =>
  rowsOf<Version>(sql`select r.round_nb - 1 as quarter, v.version, v.state, v.strategies
    from round_versions v join rounds r on r.game_id = v.game_id and r.id = v.round_id
    where v.game_id = ${gameId} order by 1, 2`)

type Given = { id: number; quarter: number; version: number; given: Record<string, number> }

/** Lists what the computer of a seat gave in every version. */
const givenAt = (seat: number) =>
  rowsOf<Given>(sql`select q.id, r.round_nb - 1 as quarter, q.version, q.given from quarter_results q
    join rounds r on r.game_id = q.game_id and r.id = q.round_id
    join companies c on c.game_id = q.game_id and c.id = q.company_id
    where q.game_id = ${gameId} and c.seat = ${seat} order by 2, 3`)

const setGiven = (id: number, given: Record<string, number>) =>
  write(
    sql`update quarter_results set given = ${canonicalJson(given)}::json where game_id = ${gameId} and id = ${id}`,
  )

const setStrategies = ({ quarter, version }: Version, strategies: RoundStrategies | null) =>
  write(sql`update round_versions set strategies = ${strategies === null ? null : canonicalJson(strategies)}::json
    where game_id = ${gameId} and version = ${version}
      and round_id = (select id from rounds where game_id = ${gameId} and round_nb = ${quarter + 1})`)

describe('the computers of every version of a game', () => {
  it('decide again as they did, also in versions that were withdrawn or superseded', async () => {
    const known = (await versions()).map(
      ({ quarter, version, state, strategies }) =>
        `${quarter}.${version} ${state}${strategies === null ? '' : ' decided'}`,
    )
    expect(known).toEqual([
      '1.1 superseded decided',
      '1.2 withdrawn',
      '1.3 published',
      '2.1 withdrawn decided',
      '2.2 superseded decided',
      '2.3 superseded decided',
      '2.4 withdrawn',
      '2.5 published',
      '3.1 superseded decided',
      '3.2 superseded decided',
      '3.3 withdrawn',
      '3.4 published',
      '4.1 published decided',
    ])
    expect(await differences()).toEqual([])
  })

  it('show one changed value of what a computer gave, in each of them', async () => {
    const decided = new Map(
      (await versions()).map(each => [`${each.quarter}.${each.version}`, each.strategies !== null]),
    )
    const found: string[] = []
    const expected: string[] = []
    for (const { id, quarter, version, given } of await givenAt(4)) {
      const name = `${quarter}.${version}`
      await setGiven(id, { ...given, prixVente: (given.prixVente ?? 0) + 1 })
      // Where nobody decided again, the changed value leads to other figures than those that are stored.
      expected.push(decided.get(name) ? `${name} given` : `${name} companyValue`)
      found.push(...(await differences()))
      await setGiven(id, given)
    }
    expect(expected).toHaveLength(13)
    expect(found).toEqual(expected)
    expect(await differences()).toEqual([])
  })

  const changes: [string, (known: RoundStrategies, id: string) => RoundStrategies | null][] = [
    ['the version of their rules', known => ({ ...known, version: 2 })],
    [
      'the mean price',
      known => ({ ...known, facts: { ...known.facts, meanPrice: known.facts.meanPrice + 1 } }),
    ],
    ['the phase', known => ({ ...known, facts: { ...known.facts, phase: 'Declin' } })],
    [
      'an event that did not act',
      known => ({ ...known, facts: { ...known.facts, events: [{ name: 'Salon', impact: [] }] } }),
    ],
    ['a coefficient', known => ({ ...known, facts: { ...known.facts, criteria: { saisonT2: 1.3 } } })],
    ['the seed', (known, id) => withSeat(known, id, { seed: 12 })],
    ['the seat', (known, id) => withSeat(known, id, { seat: 9 })],
    [
      'the seats, one of which is missing',
      (known, id) => ({
        ...known,
        seats: Object.fromEntries(Object.entries(known.seats).filter(([company]) => company !== id)),
      }),
    ],
    [
      'the seats, one of which is too many',
      known => ({
        ...known,
        seats: { ...known.seats, 999999: { seat: 9, seed: 11, level: 1, temperament: 'prix' } },
      }),
    ],
  ]

  it.each(changes)('show a change of what they decided with: %s', async (_name, change) => {
    for (const name of ['2.2', '4.1']) {
      const version = (await versions()).find(each => `${each.quarter}.${each.version}` === name)
      const [id] = Object.keys(version?.strategies?.seats ?? {})
      if (version?.strategies == null || id === undefined) throw new Error(`no computer decided in ${name}`)
      await setStrategies(version, change(version.strategies, id))
      expect(await differences()).toEqual([`${name} strategies`])
      await setStrategies(version, version.strategies)
    }
    expect(await differences()).toEqual([])
  })

  it('show that what they decided with is gone', async () => {
    const [first] = await versions()
    if (first?.strategies == null) throw new Error('no computer decided in quarter 1')
    await setStrategies(first, null)
    expect(await differences()).toEqual(['1.1 strategies'])
    await setStrategies(first, first.strategies)
  })

  it('show another level or temperament, which leads to other decisions', async () => {
    const last = (await versions()).at(-1)
    if (last?.strategies == null) throw new Error('no computer decided in quarter 4')
    for (const [id, seat] of Object.entries(last.strategies.seats)) {
      await setStrategies(last, withSeat(last.strategies, id, { temperament: 'prudent' }))
      expect(await differences()).toEqual(['4.1 given'])
      await setStrategies(last, withSeat(last.strategies, id, { level: seat.level === 1 ? 2 : 1 }))
      expect(await differences()).toEqual(['4.1 given'])
    }
    await setStrategies(last, last.strategies)
  })
})

function withSeat(
  known: RoundStrategies,
  id: string,
  change: Partial<RoundStrategies['seats'][string]>,
): RoundStrategies {
  const seat = known.seats[id]
  if (seat === undefined) throw new Error(`no computer in company ${id}`)
  return { ...known, seats: { ...known.seats, [id]: { ...seat, ...change } } }
}
