import type { Client } from '@trimestre/contract/client'
import type { GameResult } from '@trimestre/contract/companies'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePrice, verdictsOf } from '../../testing/round-acts.ts'
import { type SeatCalls, seatCallsOf } from '../../testing/seats.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// The rank over all companies counts everybody; the one among people leaves out computers and vacant seats.

let server: TestServer
let admin: Client
let player: Client
let seats: SeatCalls

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  player = await server.client('joueur1')
  seats = await seatCallsOf(server)
})
afterAll(() => server.stop())

const aComputer = { kind: 'computer', computer: { level: 2, temperament: 'prix' } } as const
const players = ['joueur1', 'joueur2', 'joueur3']

/** A game of some people, two computers and a vacant seat. */
async function aMixedGame(people = players.slice(0, 2)) {
  const { gameId, own, other } = await seats.theGame({ players: people, nbTurns: 8 })
  for (const body of [aComputer, { ...aComputer, computer: { level: 1, temperament: 'qualite' } }])
    await seats.create(gameId, body)
  const { id: vacant } = await seats.create(gameId, { kind: 'vacant' })
  return { gameId, own, other, vacant }
}

const pass = (gameId: number) => admin('passAndOpenRound', { params: { gameId } })
const results = (gameId: number) => admin('listGameResults', { params: { gameId } })
const reset = (id: number) => admin('resetCompany', { params: { id } })

/** Plays a quarter in which joueur2 sells below its cost. */
async function playUnequally(gameId: number): Promise<void> {
  await savePrice(server, 'joueur2', gameId, 30)
  await pass(gameId)
}

type Row = Pick<GameResult, 'username' | 'kind' | 'classement' | 'rangHumain'>

/** Returns the rank among people of each company by name, and checks it against the ranks of all companies. */
function humanRanks(rows: readonly Row[]): Record<string, number | null> {
  const people = rows.filter(({ kind }) => kind === 'human')
  for (const { classement, rangHumain } of people)
    expect(rangHumain).toBe(1 + people.filter(other => other.classement < classement).length)
  return Object.fromEntries(rows.map(({ username, rangHumain }) => [username, rangHumain]))
}

it('people are ranked among themselves; computers and a vacant seat have no such rank', async () => {
  const { gameId, own } = await aMixedGame()
  const dashboard = () => player('getDashboard', { params: { id: own } })
  expect(humanRanks((await dashboard()).ranking)).toMatchObject({ joueur1: 1, joueur2: 1 })
  await playUnequally(gameId)
  const rows = await results(gameId)
  const expected = Object.fromEntries(
    rows.map(({ username }) => [username, players.indexOf(username) + 1 || null]),
  )
  expect(Object.values(expected).toSorted()).toEqual([1, 2, null, null, null])
  expect(humanRanks(rows)).toEqual(expected)
  expect(humanRanks((await dashboard()).ranking)).toEqual(expected)
  expect(humanRanks((await player('getMarketStudy', { params: { id: own } })).companies)).toEqual(expected)
  const result = (await player('listCompanyResults', { params: { id: own } }))['hydra:member'].at(-1)
  expect(result?.rangHumain).toBe(1)
  const [, ...expert] = await admin('listExpertResults', { params: { gameId } })
  expect(expert.map(row => (Array.isArray(row) ? null : row.rangHumain))).toEqual(
    rows.map(({ rangHumain }) => rangHumain),
  )
})

it('equal people share a rank whatever computers are between the others', async () => {
  const { gameId } = await aMixedGame(players)
  await playUnequally(gameId)
  expect(humanRanks(await results(gameId))).toMatchObject({ joueur1: 1, joueur3: 1, joueur2: 3 })
})

it('a reset renumbers the people who remain in the last quarter, also in a later computation of it', async () => {
  const { gameId, own, other } = await aMixedGame(players)
  await playUnequally(gameId)
  await playUnequally(gameId)
  await reset(own)
  const expected = { joueur3: 1, joueur2: 2 }
  expect(humanRanks(await results(gameId))).toMatchObject(expected)
  const ranksOf = async () =>
    (await admin('listCompanyResults', { params: { id: other } }))['hydra:member'].map(row => row.rangHumain)
  expect(await ranksOf()).toEqual([3, 2])

  const quarter = (await admin('getGame', { params: { id: gameId } })).rounds[2]?.id ?? 0
  await admin('reopenRound', { params: { id: quarter }, body: { mode: 'recompute', reason: 'Essai' } })
  await admin('publishRound', { params: { id: quarter }, body: { opensNext: false } })
  expect(humanRanks(await results(gameId))).toMatchObject(expected)
  expect(await ranksOf()).toEqual([3, 2])
})

it('a seat that a computer takes over has no rank among people from then on, and keeps those it had', async () => {
  const { gameId, own, other } = await aMixedGame()
  await playUnequally(gameId)
  await seats.change(own, aComputer)
  await pass(gameId)
  const ranksOf = async (id: number) =>
    (await admin('listCompanyResults', { params: { id } }))['hydra:member'].map(row => [
      row.kind,
      row.rangHumain,
    ])
  const expected = [
    ['human', 1],
    ['computer', null],
  ]
  expect(await ranksOf(own)).toEqual(expected)
  expect(await ranksOf(other)).toEqual([
    ['human', 2],
    ['human', 1],
  ])

  const quarter = (await admin('getGame', { params: { id: gameId } })).rounds[1]?.id ?? 0
  await admin('reopenRound', { params: { id: quarter }, body: { mode: 'recompute', reason: 'Essai' } })
  const [computed] = await admin('listVersionResults', { params: { id: quarter, version: 2 } })
  expect(computed).toHaveProperty('rangHumain')
  await admin('publishRound', { params: { id: quarter }, body: { opensNext: false } })
  expect(await ranksOf(own)).toEqual(expected)
  expect(await verdictsOf(server.context.db, gameId)).toEqual(['1.1', '1.2', '2.1', '2.2'])
})
