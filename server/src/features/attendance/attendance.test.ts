import type { Client } from '@trimestre/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '../../platform/db/database.ts'
import { raiseCompanyRevisions } from '../../platform/db/revisions.ts'
import { companyLocks, decisionChanges, savedDecisions } from '../../platform/db/schema.ts'
import { type SeatCalls, seatCallsOf } from '../../testing/seats.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// What persons did is written into the tables, whichever calls write it.

let server: TestServer
let admin: Client
let create: SeatCalls['create']
let idOf: SeatCalls['idOf']
let newPlayers: SeatCalls['newPlayers']
let seat: SeatCalls['seat']
let theGame: SeatCalls['theGame']
let unseat: SeatCalls['unseat']

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  ;({ create, idOf, newPlayers, seat, theGame, unseat } = await seatCallsOf(server))
})
afterAll(() => server.stop())

type Quarter = { gameId: number; companyId: number; roundId: number }

async function openQuarter(gameId: number, companyId: number): Promise<Quarter> {
  const { id: roundId } = await admin('getActiveRound', { params: { gameId } })
  return { gameId, companyId, roundId }
}

const write = ({ gameId, companyId }: Quarter, work: (tx: Transaction) => Promise<unknown>) =>
  server.context.db.transaction(async tx => {
    await work(tx)
    await raiseCompanyRevisions(tx, gameId, [companyId])
  })

const version = (username: string) => ({ v: 1, by: idOf(username), at: new Date().toISOString() })

/** Saves a price as several versions of the product have done: with its author, or without. */
const saves = (quarter: Quarter, author: string | null, { draft = false, area = 'ventes' } = {}) =>
  write(quarter, tx =>
    tx.insert(savedDecisions).values({
      ...quarter,
      area,
      draft,
      values: { prixVente: 52 },
      versions: author === null ? {} : { prixVente: version(author) },
    }),
  )
const locks = (quarter: Quarter, author: string | null) =>
  write(quarter, tx =>
    tx.insert(companyLocks).values({ ...quarter, userId: author === null ? null : idOf(author) }),
  )
const changes = (
  quarter: Quarter,
  author: string,
  outcome: 'kept' | 'refused' | 'proposal',
  acceptedBy?: string,
) =>
  write(quarter, tx =>
    tx.insert(decisionChanges).values({
      ...quarter,
      userId: idOf(author),
      acceptedBy: acceptedBy === undefined ? null : idOf(acceptedBy),
      key: 'prixVente',
      after: 52,
      version: 1,
      outcome,
    }),
  )

const pass = (gameId: number) => admin('passAndOpenRound', { params: { gameId } })
const rowsOf = async (gameId: number) => (await admin('getAttendance', { params: { gameId } })).slice(1)

describe('the attendance of a company of several', () => {
  it('has a row for each person, who counts where they saved, locked, accepted or changed a value', async () => {
    const { gameId, own } = await theGame()
    await seat(own, 'joueur3')
    await seat(own, 'joueur4', { kind: 'observer' })
    const first = await openQuarter(gameId, own)
    await saves(first, 'joueur3')
    await locks(first, 'joueur1')
    await pass(gameId)
    const second = await openQuarter(gameId, own)
    await changes(second, 'joueur3', 'refused')
    await changes(second, 'joueur1', 'kept')
    await pass(gameId)
    const third = await openQuarter(gameId, own)
    await changes(third, 'joueur1', 'proposal', 'joueur3')
    expect(await rowsOf(gameId)).toEqual([
      ['joueur1', 1, 1, 1],
      ['joueur3', 1, 0, 1],
      ['joueur2', 0, 0, 0],
    ])
  })

  it('counts the author of a draft once the pass has used it, and of what had no author the members of the time', async () => {
    await newPlayers('ancienne', 'nouveau')
    const { gameId, own } = await theGame({ players: ['ancienne', 'joueur2'] })
    await saves(await openQuarter(gameId, own), null)
    await pass(gameId)
    await locks(await openQuarter(gameId, own), null)
    await pass(gameId)
    await seat(own, 'nouveau')
    const third = await openQuarter(gameId, own)
    await saves(third, 'nouveau', { draft: true })
    expect((await rowsOf(gameId)).slice(0, 2)).toEqual([
      ['ancienne', 1, 1, 0],
      ['nouveau', 0, 0, 0],
    ])
    await pass(gameId)
    expect((await rowsOf(gameId)).slice(0, 2)).toEqual([
      ['ancienne', 1, 1, 0, 0],
      ['nouveau', 0, 0, 1, 0],
    ])
  })

  it('keeps who left after they decided, and has one row for a person with two seats one after the other', async () => {
    await newPlayers('partie', 'restee', 'jamais')
    const { gameId, own, other } = await theGame({ players: ['partie', 'joueur2'] })
    await seat(own, 'restee')
    await seat(own, 'jamais')
    await saves(await openQuarter(gameId, own), 'partie')
    await pass(gameId)
    await seat(other, 'partie', { move: true })
    await saves(await openQuarter(gameId, other), 'partie')
    await unseat(own, 'jamais')
    await create(gameId)
    expect(await rowsOf(gameId)).toEqual([
      ['restee', 0, 0],
      ['joueur2', 0, 0],
      ['partie', 1, 1],
    ])
    await unseat(other, 'partie')
    expect(await rowsOf(gameId)).toContainEqual(['partie', 1, 1])
  })
})

it('a vacant seat has a row only when its player decided before', async () => {
  const { gameId, own, other } = await theGame()
  await saves(await openQuarter(gameId, own), null)
  await pass(gameId)
  await unseat(own, 'joueur1')
  await unseat(other, 'joueur2')
  expect(await rowsOf(gameId)).toEqual([['joueur1', 1, 0]])
})
