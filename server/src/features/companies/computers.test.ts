import type { Client } from '@trimestre/contract/client'
import { canonicalJson } from '@trimestre/engine'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import { quarterResults, rounds } from '../../platform/db/schema.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { type SeatCalls, seatCallsOf, violationsOf } from '../../testing/seats.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { verifyGame } from '../rounds/verify-game.ts'

let server: TestServer
let admin: Client
let seats: SeatCalls

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  seats = await seatCallsOf(server)
})
afterAll(() => server.stop())

const strategy = { level: 2, temperament: 'prix' } as const
const aComputer = { kind: 'computer', computer: strategy } as const

const pass = (gameId: number) => admin('passAndOpenRound', { params: { gameId } })

async function save(username: string, gameId: number, companyId: number, draft = false) {
  const client = await server.client(username)
  const { id: roundId } = await client('getActiveRound', { params: { gameId } })
  const params = { roundId, companyId, area: 'ventes' }
  return client('saveDecisions', { params, body: { decisions: { prixVente: 61 }, draft } })
}

const takeBack = async (username: string, id: number) =>
  (await server.client(username))('takeBack', { params: { id } })

async function playedBy(companyId: number, roundNb: number) {
  const [row] = await server.context.db
    .select({ given: quarterResults.given, origins: quarterResults.origins, kind: quarterResults.seatKind })
    .from(quarterResults)
    .innerJoin(rounds, and(eq(rounds.gameId, quarterResults.gameId), eq(rounds.id, quarterResults.roundId)))
    .where(and(eq(quarterResults.companyId, companyId), eq(rounds.roundNb, roundNb)))
  if (row === undefined) throw new Error('the company did not play')
  return row
}

async function differences(gameId: number): Promise<unknown[]> {
  const found: unknown[] = []
  for await (const { difference } of verifyGame(server.context.db, gameId)) found.push(difference?.document)
  return found
}

describe('a seat opened for a computer', () => {
  it('is played by it, shows no player, and is read by staff as any other', async () => {
    const { gameId } = await seats.theGame()
    const seat = await seats.create(gameId, aComputer)
    expect(seat).toMatchObject({
      ...aComputer,
      name: 'Ordinateur 1',
      seat: 3,
      members: [],
      hasResults: false,
    })
    expect(await seats.create(gameId, { ...aComputer, name: 'Rival' })).toMatchObject({ name: 'Rival' })
    await pass(gameId)

    const { given, origins, kind } = await playedBy(seat.id, 2)
    expect([kind, Object.keys(given).length > 10, new Set(Object.values(origins))]).toEqual([
      'computer',
      true,
      new Set(['computer']),
    ])
    expect(Object.keys(origins)).toEqual(expect.arrayContaining(Object.keys(given)))
    const params = { id: seat.id }
    expect(await admin('getCompany', { params })).toMatchObject({
      kind: 'computer',
      playing: true,
      userCompany: { id: 0, username: 'Ordinateur 1', image: '/avatars/computer.svg' },
    })
    const results = await admin('listGameResults', { params: { gameId } })
    expect(results.find(({ companyId }) => companyId === seat.id)).toMatchObject({
      kind: 'computer',
      userId: 0,
    })
    expect((await server.fetch(`/api/v1/companies/${seat.id}/fec`, { as: 'admin' })).status).toBe(200)
    const statement = await admin('getStatement', { params: { ...params, kind: 'balance-sheet' }, query: {} })
    expect(statement).toHaveProperty('actif')
  })

  it('has no row in the attendance, one in the progress, and no strategy for players to read', async () => {
    const { gameId } = await seats.theGame()
    const { id } = await seats.create(gameId, aComputer)
    await pass(gameId)
    const attendance = JSON.stringify(await admin('getAttendance', { params: { gameId } }))
    expect(attendance).toContain('joueur1')
    expect(attendance).not.toContain('Ordinateur')
    const progress = await admin('getProgress', { params: { id: gameId } })
    expect(progress.find(({ companyId }) => companyId === id)).toMatchObject({ kind: 'computer', members: 0 })
    for (const path of [`games/${gameId}`, `results/game/${gameId}`]) {
      const text = await (await server.fetch(`/api/v1/${path}`, { as: 'joueur1' })).text()
      expect(text).toContain('Ordinateur 1')
      expect(text).not.toMatch(/temperament|strategy|"seed"/)
    }
  })

  it('needs a strategy, which no other kind has', async () => {
    const { gameId, own } = await seats.theGame()
    const refused = (call: Promise<unknown>) => violationsOf(call)
    expect(await refused(seats.create(gameId, { kind: 'computer' }))).toEqual([
      422,
      'computer validation/required',
    ])
    expect(await refused(seats.create(gameId, { computer: strategy }))).toEqual([
      422,
      'kind validation/choice',
    ])
    expect(await refused(seats.create(gameId, { ...aComputer, members: [seats.idOf('joueur3')] }))).toEqual([
      422,
      'kind validation/choice',
    ])
    for (const level of [0, 4, 1.5, '2'])
      expect(
        await refused(seats.create(gameId, { kind: 'computer', computer: { ...strategy, level } })),
      ).toEqual([422, 'computer.level validation/choice'])
    const temperament = { kind: 'computer', computer: { level: 1, temperament: 'hardi' } }
    expect(await refused(seats.create(gameId, temperament))).toEqual([
      422,
      'computer.temperament validation/choice',
    ])
    expect(await refused(seats.change(own, { kind: 'computer' }))).toEqual([
      422,
      'computer validation/required',
    ])
    expect(await refused(seats.change(own, { computer: strategy }))).toEqual([422, 'kind validation/choice'])
    expect(await seats.seatOf(gameId, own)).toMatchObject({ kind: 'human', computer: null })
  })

  it('may be deleted, emptied, taken out, and be given another strategy or to people', async () => {
    const { gameId } = await seats.theGame()
    const { id } = await seats.create(gameId, aComputer)
    const expert = { level: 3, temperament: 'qualite' } as const
    expect(await seats.change(id, { computer: expert })).toMatchObject({ kind: 'computer', computer: expert })
    expect(await seats.change(id, { kind: 'vacant' })).toMatchObject({ kind: 'vacant', computer: null })
    expect(await seats.change(id, aComputer)).toMatchObject(aComputer)
    expect(await seats.change(id, { kind: 'human' })).toMatchObject({ kind: 'vacant', computer: null })
    await seats.change(id, aComputer)
    expect(await seats.seat(id, 'joueur3')).toMatchObject({ ...aComputer, members: [{ kind: 'member' }] })
    expect(await takeBack('joueur3', id)).toMatchObject({ kind: 'human', me: { kind: 'member' } })
    await seats.change(id, aComputer)
    expect(await seats.change(id, { kind: 'out' })).toMatchObject({ kind: 'out', computer: null })
    await seats.change(id, aComputer)
    await seats.remove(id)
    expect(await seats.seatOf(gameId, id)).toBeUndefined()
  })

  it('is no team that players could join', async () => {
    const { gameId } = await seats.theGame({ players: ['joueur1'], invited: ['joueur2'] })
    await admin('configureTeams', { params: { id: gameId }, body: { mode: 'teams', formation: 'code' } })
    const { id, code } = await seats.create(gameId, aComputer)
    const team = await seats.create(gameId)
    expect([code, team.code]).toEqual([null, expect.stringMatching(/^[A-Z2-9]{6}$/)])
    const player = await server.client('joueur2')
    const join = (body: object) => refusedWith(player('joinGame', { body: { game: gameId, ...body } }))
    await admin('configureTeams', { params: { id: gameId }, body: { formation: 'open' } })
    expect((await player('listTeams', { params: { id: gameId } })).map(each => each.id)).not.toContain(id)
    expect(await join({ company: id })).toBe('409 companies/not-human')
  })

  it('is copied with the game, whose computers have another character', async () => {
    const { gameId } = await seats.theGame()
    await seats.create(gameId, { ...aComputer, name: 'Rival' })
    const copy = await admin('duplicateGame', { params: { id: gameId }, body: { name: 'Groupe B' } })
    const { seats: copied } = await seats.seatsOf(copy.id)
    expect(copied).toMatchObject([{ ...aComputer, name: 'Rival', seat: 1 }])
  })
})

describe('a company given to a computer', () => {
  it('is read-only for its members until they take it back, and saves at once afterwards', async () => {
    const { gameId, own } = await seats.theGame()
    await seats.change(own, aComputer)
    expect(await seats.companiesOf(gameId, 'joueur1')).toEqual([own])
    const player = await server.client('joueur1')
    const sheet = await player('getDecisionSheet', { params: { id: own } })
    const entries = Object.values(sheet.areas).flat()
    expect(new Set(entries.map(({ editable }) => editable))).toEqual(new Set([false]))
    expect(await refusedWith(save('joueur1', gameId, own))).toBe('409 companies/not-human')
    expect(await refusedWith(save('joueur1', gameId, own, true))).toBe('409 companies/not-human')
    expect(await refusedWith(player('lockCompany', { params: { id: own } }))).toBe('409 companies/not-human')
    expect(await refusedWith(takeBack('joueur2', own))).toBe('403 auth/forbidden')
    expect(await takeBack('joueur1', own)).toMatchObject({
      kind: 'human',
      userCompany: { username: 'joueur1' },
    })
    expect(await takeBack('joueur1', own)).toMatchObject({ kind: 'human' })
    await save('joueur1', gameId, own)
  })

  it('is refused to its observers, and to members once it is out', async () => {
    const { gameId, own } = await seats.theGame()
    await seats.seat(own, 'joueur3', { kind: 'observer' })
    await seats.change(own, aComputer)
    expect(await refusedWith(takeBack('joueur3', own))).toBe('403 teams/observer')
    await seats.change(own, { kind: 'out' })
    expect(await refusedWith(takeBack('joueur1', own))).toBe('409 companies/out')
    expect(await seats.seatOf(gameId, own)).toMatchObject({ kind: 'out' })
  })

  it('plays the quarter in which its player wrote a value with that sheet, and the next one by itself', async () => {
    for (const draft of [false, true]) {
      const { gameId, own } = await seats.theGame()
      await save('joueur1', gameId, own, draft)
      await seats.change(own, aComputer)
      await pass(gameId)
      const first = await playedBy(own, 2)
      expect(first).toMatchObject({
        given: { prixVente: 61 },
        origins: { prixVente: draft ? 'draft' : 'saved' },
      })
      await pass(gameId)
      const second = await playedBy(own, 3)
      expect(second.given.prixVente).not.toBe(61)
      expect(second.origins).toMatchObject({ prixVente: 'computer', quantiteProduction: 'computer' })
      expect(await differences(gameId)).toEqual([undefined, undefined])
      expect(await takeBack('joueur1', own)).toMatchObject({ kind: 'human' })
      await save('joueur1', gameId, own, draft)
      await pass(gameId)
      expect((await playedBy(own, 4)).given).toEqual({ prixVente: 61 })
    }
  })
})

describe('what a computer decides', () => {
  it('is decided again when a game is verified, from what it knew', async () => {
    const { gameId } = await seats.theGame({ nbTurns: 6, phase: 'Croissance' })
    const { id } = await seats.create(gameId, aComputer)
    for (let quarter = 1; quarter <= 3; quarter += 1) await pass(gameId)
    expect(await differences(gameId)).toEqual([undefined, undefined, undefined])
    const { db } = server.context
    const planted = { ...(await playedBy(id, 3)).given, embauches: 9 }
    await db.transaction(async tx => {
      await tx.execute(sql`update quarter_results set given = ${canonicalJson(planted)}::json
        where company_id = ${id} and round_id = (select id from rounds where game_id = ${gameId} and round_nb = 3)`)
      await raiseGameRevisions(tx, [gameId])
    })
    expect(await differences(gameId)).toEqual([undefined, 'given', undefined])
  })
})
