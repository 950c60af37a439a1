import type { Client } from '@trimestre/contract/client'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  companyApprovals,
  companyLocks,
  companyProposals,
  decisionChanges,
} from '../../platform/db/schema.ts'
import { aGame } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { actInTeam, type actTables } from '../../testing/team-acts.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { verifyGame } from '../rounds/verify-game.ts'

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

/** Plays some quarters of a game of three companies in which joueur1 sets its own prices. */
async function played(quarterCount: number) {
  const { id } = await aGame(server, { players, nbTurns: 6 })
  for (let index = 0; index < quarterCount; index += 1) {
    await save(id, index === 0 ? 45 : 60)
    await pass(id)
  }
  const game = await admin('getGame', { params: { id } })
  return { gameId: id, companyId: game.companies[0]?.id ?? 0 }
}

const pass = (gameId: number) => admin('passAndOpenRound', { params: { gameId } })
const reset = (id: number) => admin('resetCompany', { params: { id } })

async function save(gameId: number, prixVente: number, draft?: boolean) {
  const game = await player('getGame', { params: { id: gameId } })
  const params = { roundId: game.rounds.at(-1)?.id ?? 0, companyId: game.companyId ?? 0, area: 'ventes' }
  await player('saveDecisions', { params, body: { decisions: { prixVente }, draft } })
}

/** Recomputes each quarter from what is stored and returns whether it is the same byte for byte. */
async function verified(gameId: number): Promise<boolean[]> {
  const same: boolean[] = []
  for await (const { difference, chainDifference } of verifyGame(server.context.db, gameId)) {
    same.push(difference === undefined && chainDifference === undefined)
  }
  return same
}

/** Reads everything that shows a company, as its owner and the administrator see it. */
async function seen(gameId: number, companyId: number) {
  const params = { id: companyId }
  const { state } = await player('getCompanyState', { params })
  return {
    results: (await player('listCompanyResults', { params }))['hydra:totalItems'],
    dashboard: await player('getDashboard', { params }),
    study: (await player('getMarketStudy', { params })).companies.map(row => row.username),
    balance: await player('getStatement', { params: { ...params, kind: 'balance-sheet' } }),
    journal: await player('getStatement', { params: { ...params, kind: 'journal' } }),
    state,
    ranking: (await admin('listGameResults', { params: { gameId } })).map(row => [
      row.username,
      row.classement,
    ]),
    expert: (await admin('listExpertResults', { params: { gameId } }))
      .slice(1)
      .filter(row => !Array.isArray(row) && row.companyId === companyId).length,
    attendance: (await admin('getAttendance', { params: { gameId } }))[1],
    employees: (await admin('getCompany', { params })).nbEmployees,
  }
}

describe('resetting a company', () => {
  it('removes the proposals, approvals and journal of the open quarter, and keeps its seat, name and members', async () => {
    const { gameId, companyId } = await played(1)
    const { user } = await server.session('joueur1')
    const { user: second } = await server.session('joueur4')
    await admin('setMember', { params: { id: companyId, userId: second.id }, body: {} })
    await admin('changeSeat', { params: { id: companyId }, body: { name: 'Les Rouges' } })
    const { rounds } = await admin('getGame', { params: { id: gameId } })
    const [, closed, open] = rounds.map(({ id }) => id)
    for (const roundId of [closed ?? 0, open ?? 0])
      await actInTeam(server, { gameId, companyId, roundId }, user.id)
    const seatOf = async () =>
      (await admin('listSeats', { params: { id: gameId } })).seats.find(({ id }) => id === companyId)
    const before = await seatOf()
    await reset(companyId)
    expect(await seatOf()).toEqual({ ...before, hasResults: false })
    const { db } = server.context
    const rowsIn = (table: (typeof actTables)[keyof typeof actTables], roundId?: number) =>
      db.$count(table, and(eq(table.companyId, companyId), eq(table.roundId, roundId ?? 0)))
    for (const table of [decisionChanges, companyProposals, companyApprovals]) {
      expect(await rowsIn(table, open)).toBe(0)
      expect(await rowsIn(table, closed)).toBeGreaterThan(0)
    }
    expect(await rowsIn(companyLocks, open)).toBe(0)
  })

  it('shows the opening position everywhere, as for a company that has never played', async () => {
    const { gameId, companyId } = await played(2)
    const before = await seen(gameId, companyId)
    expect(before.results).toBe(2)
    const fresh = await aGame(server, { players, nbTurns: 6 })
    const opening = await player('getCompanyState', { params: { id: fresh.companies[0]?.id ?? 0 } })
    await save(gameId, 70)
    await save(gameId, 80, true)
    await player('lockCompany', { params: { id: companyId } })
    expect(await reset(companyId)).toMatchObject({ id: companyId, '@type': 'Company', nbEmployees: 0 })
    const after = await seen(gameId, companyId)
    expect(after).toMatchObject({
      results: 0,
      study: ['joueur2', 'joueur3'],
      journal: [],
      state: opening.state,
      ranking: [
        ['joueur2', 1],
        ['joueur3', 1],
      ],
      expert: 0,
      attendance: ['joueur1', 0, 0, 0],
      employees: 0,
      dashboard: { figures: { valeurNette: 0, recettes: 0, depenses: 0 }, rank: 1, liquidity: 10_000 },
    })
    expect(after.balance).not.toEqual(before.balance)
    const [progress] = await admin('getProgress', { params: { id: gameId } })
    expect(progress).toMatchObject({ saved: [], draft: [], locked: false })
  })

  it('leaves the results of the others unchanged, and every quarter equal to its recomputation', async () => {
    const { gameId, companyId } = await played(3)
    const rivals = async () => {
      const { companies } = await admin('getGame', { params: { id: gameId } })
      const results = await Promise.all(
        companies.slice(1).map(({ id }) => admin('listCompanyResults', { params: { id } })),
      )
      return results.map(result =>
        result['hydra:member'].map(({ classement: _place, rangHumain: _human, ...figures }) => figures),
      )
    }
    const before = await rivals()
    await reset(companyId)
    expect(await rivals()).toEqual(before)
    expect(await verified(gameId)).toEqual([true, true, true])
    await pass(gameId)
    await pass(gameId)
    expect(await verified(gameId)).toEqual([true, true, true, true, true])
  })

  it('lets the company play on from the opening position', async () => {
    const { gameId, companyId } = await played(2)
    await reset(companyId)
    await pass(gameId)
    const results = await player('listCompanyResults', { params: { id: companyId } })
    expect(results['hydra:member'].map(({ round }) => round.roundNb)).toEqual([4])
    const ranking = await admin('listGameResults', { params: { gameId } })
    expect(ranking.map(({ classement }) => classement)).toEqual([1, 1, 3])
    await reset(companyId)
    await reset(companyId)
    await pass(gameId)
    expect(await verified(gameId)).toEqual([true, true, true, true])
  })

  it('works between the end of a quarter and the start of the next', async () => {
    const { gameId, companyId } = await played(1)
    await admin('passRound', { params: { gameId } })
    await reset(companyId)
    await pass(gameId)
    expect(await verified(gameId)).toEqual([true, true])
    await pass(gameId)
    expect((await player('listCompanyResults', { params: { id: companyId } }))['hydra:totalItems']).toBe(1)
    expect(await verified(gameId)).toEqual([true, true, true])
  })

  it('before the first pass only deletes the decisions', async () => {
    const { gameId, companyId } = await played(0)
    await save(gameId, 70)
    await reset(companyId)
    await pass(gameId)
    const [result] = (await player('listCompanyResults', { params: { id: companyId } }))['hydra:member']
    expect(result?.prixVente).toBe(50)
    expect(await verified(gameId)).toEqual([true])
  })

  it('waits for a pass under way, and happens entirely before or after it', async () => {
    const { gameId, companyId } = await played(2)
    await Promise.all([pass(gameId), reset(companyId)])
    expect((await verified(gameId)).every(Boolean)).toBe(true)
    const { 'hydra:totalItems': count } = await player('listCompanyResults', { params: { id: companyId } })
    expect(count).toBeLessThanOrEqual(1)
  })

  it('is for administrators of the game only', async () => {
    const { companyId } = await played(0)
    expect(await refusedWith(player('resetCompany', { params: { id: companyId } }))).toBe(
      '403 auth/forbidden',
    )
    expect(await refusedWith(reset(999_999))).toBe('404 request/not-found')
  })
})
