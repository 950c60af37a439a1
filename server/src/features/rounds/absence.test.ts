import type { Client } from '@trimestre/contract/client'
import { canonicalJson, decisionItems } from '@trimestre/engine'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import { quarterResults, rounds } from '../../platform/db/schema.ts'
import { aTeam, playInTeams } from '../../testing/build-team.ts'
import { roundActs, savePrice, verdictsOf } from '../../testing/round-acts.ts'
import { type SeatCalls, type SeatedGame, seatCallsOf, violationsOf } from '../../testing/seats.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let seats: SeatCalls
let acts: ReturnType<typeof roundActs>

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  seats = await seatCallsOf(server)
  acts = roundActs(admin)
})
afterAll(() => server.stop())

const configure = (id: number, body: object) => admin('configureGame', { params: { id }, body })

/** A game of joueur1 and joueur2 in which a computer decides for who is absent. */
async function theGame(given: Parameters<SeatCalls['theGame']>[0] = {}): Promise<SeatedGame> {
  const game = await seats.theGame(given)
  await configure(game.gameId, { absence: 'computer' })
  return game
}

async function playedBy(companyId: number, quarter: number) {
  const [row] = await server.context.db
    .select({ given: quarterResults.given, origins: quarterResults.origins, kind: quarterResults.seatKind })
    .from(quarterResults)
    .innerJoin(rounds, and(eq(rounds.gameId, quarterResults.gameId), eq(rounds.id, quarterResults.roundId)))
    .where(and(eq(quarterResults.companyId, companyId), eq(rounds.roundNb, quarter + 1)))
  if (row === undefined) throw new Error('the company did not play')
  return row
}

const originsOf = async (companyId: number, quarter: number) => [
  ...new Set(Object.values((await playedBy(companyId, quarter)).origins)),
]

/** The kind of the seat, and who decided, of a quarter that a computer has played in the place of people. */
async function expectSubstitute(companyId: number, quarter: number, kind: string) {
  const played = await playedBy(companyId, quarter)
  expect(played.kind).toBe(kind)
  expect(Object.keys(played.given)).toEqual(expect.arrayContaining(['prixVente', 'quantiteProduction']))
  const given = Object.fromEntries(Object.keys(played.given).map(key => [key, 'computer']))
  expect(played.origins).toMatchObject(given)
  return played
}

const rowsOf = async (gameId: number) => (await admin('getAttendance', { params: { gameId } })).slice(1)

describe('the setting', () => {
  it('is carry, is set by both calls and at the creation, kept by copies, and read by players', async () => {
    const { gameId } = await seats.theGame()
    expect((await acts.read(gameId)).absence).toBe('carry')
    const params = { id: gameId }
    expect(await configure(gameId, { absence: 'computer' })).toMatchObject({ absence: 'computer' })
    const player = await server.client('joueur1')
    expect(await player('getGame', { params })).toMatchObject({ absence: 'computer' })
    expect(await configure(gameId, { absence: null })).toMatchObject({ absence: 'computer' })
    const copy = await admin('duplicateGame', { params, body: { name: 'Groupe B' } })
    expect(copy.absence).toBe('computer')
    const changed = await admin('scheduleGame', { params, body: { absence: 'carry' } })
    expect(changed).toMatchObject({ absence: 'carry' })
    expect(await player('getGame', { params })).toMatchObject({ absence: 'carry' })
    const prepared = await admin('prepareClass', {
      body: { name: 'Classe', nbTurns: 4, levelGame: 1, absence: 'computer' },
    })
    expect(prepared.game.absence).toBe('computer')
    const audit = await (await server.client('superadmin'))('listAudit', { query: { game: gameId } })
    const settings = audit['hydra:member'].flatMap(({ details }) => details.absence ?? [])
    expect(settings).toEqual(expect.arrayContaining(['carry', 'computer']))
  })

  it('has two values', async () => {
    const { gameId } = await seats.theGame()
    for (const absence of ['human', '', 1, true])
      expect(await violationsOf(configure(gameId, { absence }))).toEqual([422, 'absence validation/choice'])
  })
})

describe('a sheet that nobody has touched', () => {
  it('carries over as long as the game has it so', async () => {
    const { gameId, own } = await seats.theGame()
    await savePrice(server, 'joueur1', gameId, 61)
    await acts.pass0(gameId)
    await acts.pass0(gameId)
    expect(await playedBy(own, 2)).toMatchObject({ given: {}, origins: { prixVente: 'carried' } })
  })

  it('is decided by a computer for this quarter, from the first one on, and nobody counts as present', async () => {
    const { gameId, own } = await theGame()
    await acts.pass0(gameId)
    await expectSubstitute(own, 1, 'human')
    await savePrice(server, 'joueur1', gameId, 61)
    await acts.pass0(gameId)
    expect(await playedBy(own, 2)).toMatchObject({
      given: { prixVente: 61 },
      origins: { prixVente: 'saved', gradeMatieres: 'carried' },
    })
    await acts.pass0(gameId)
    const { given } = await expectSubstitute(own, 3, 'human')
    expect(given.prixVente).not.toBe(61)
    expect((await rowsOf(gameId))[0]).toEqual(['joueur1', 0, 1, 0, 0])
    expect((await verdictsOf(server.context.db, gameId)).slice(0, 3)).toEqual(['1.1', '2.1', '3.1'])
  })

  it('tells its player and staff that a computer has decided, and rivals nothing', async () => {
    const { gameId, own, other } = await theGame()
    await acts.pass0(gameId)
    await savePrice(server, 'joueur1', gameId, 61)
    await acts.pass0(gameId)
    const player = await server.client('joueur1')
    const ownResults = await player('listCompanyResults', { params: { id: own }, query: {} })
    expect(ownResults['hydra:member'].map(({ substitute, kind }) => [substitute, kind])).toEqual([
      [true, 'human'],
      [false, 'human'],
    ])
    const [first] = (await acts.read(gameId)).rounds.filter(({ roundNb }) => roundNb === 2)
    const params = { roundId: first?.id ?? 0, companyId: own, area: 'ventes' }
    const played = await player('listDecisions', { params })
    expect(played.find(({ name }) => name === 'prixVente')?.origin).toBe('computer')
    const rival = await server.client('joueur2')
    const rows = (await rival('listGameResults', { params: { gameId } })) as { companyId: number }[]
    expect(rows.filter(row => 'substitute' in row).map(({ companyId }) => companyId)).toEqual([other])
  })

  it('of a vacant seat is decided too, and one of the first level only as far as that is open', async () => {
    const { gameId, own } = await theGame({ levelGame: 1 })
    const { id } = await seats.create(gameId)
    await acts.pass0(gameId)
    await acts.pass0(gameId)
    const open = decisionItems.filter(({ level }) => level === 1).map(({ key }) => key)
    for (const [company, kind] of [
      [own, 'human'],
      [id, 'vacant'],
    ] as const) {
      const { given } = await expectSubstitute(company, 2, kind)
      expect(open).toEqual(expect.arrayContaining(Object.keys(given)))
    }
  })

  it('is decided as the computer of that seat would, and the same again after the quarter was undone', async () => {
    const { gameId, own } = await theGame({ phase: 'Croissance', nbTurns: 6 })
    await acts.hold(gameId)
    await acts.close(gameId)
    const first = await playedBy(own, 1)
    const round = await acts.lastId(gameId)
    await acts.undo(round)
    await seats.change(own, { kind: 'computer', computer: { level: 2, temperament: 'prudent' } })
    await acts.close(gameId)
    const [row] = await server.context.db
      .select({ given: quarterResults.given })
      .from(quarterResults)
      .where(and(eq(quarterResults.companyId, own), eq(quarterResults.version, 2)))
    expect(row?.given).toEqual(first.given)
  })
})

describe('a sheet that somebody has touched', () => {
  it('counts with one value of a draft: origins draft and carried', async () => {
    const { gameId, own } = await theGame()
    await acts.pass0(gameId)
    const player = await server.client('joueur1')
    const params = { roundId: await acts.lastId(gameId), companyId: own, area: 'ventes' }
    await player('saveDecisions', { params, body: { decisions: { prixVente: 61 }, draft: true } })
    await acts.pass0(gameId)
    expect((await originsOf(own, 2)).sort()).toEqual(['carried', 'draft'])
  })

  it('counts when it was made final without a value, and no longer once that was withdrawn', async () => {
    const { gameId, own, other } = await theGame()
    for (const [username, id] of [
      ['joueur1', own],
      ['joueur2', other],
    ] as const)
      await (await server.client(username))('lockCompany', { params: { id } })
    await (await server.client('joueur2'))('unlockCompany', { params: { id: other } })
    await acts.pass0(gameId)
    expect(await playedBy(own, 1)).toMatchObject({ given: {} })
    await expectSubstitute(other, 1, 'human')
    expect((await rowsOf(gameId)).map(row => row.slice(0, 2))).toEqual([
      ['joueur1', 1],
      ['joueur2', 0],
    ])
  })

  it('counts in a team when a member approves it as it is, or a proposal is accepted', async () => {
    const approved = await aTeam(server, ['joueur1', 'joueur2', 'joueur3'])
    await playInTeams(server, approved.gameId, { submission: 'majority' })
    await configure(approved.gameId, { absence: 'computer' })
    const { locked } = await (await server.client('joueur1'))('lockCompany', {
      params: { id: approved.companyId },
    })
    expect(locked).toBe(false)
    await acts.pass0(approved.gameId)
    expect(await playedBy(approved.companyId, 1)).toMatchObject({ given: {} })
    const proposing = await server.client('joueur2')
    const params = { id: approved.companyId }
    const proposal = { title: 'Prix', decisions: { prixVente: 61 } }
    const { id } = await proposing('createProposal', { params, body: proposal })
    await (await server.client('joueur1'))('acceptProposal', {
      params: { ...params, proposalId: id },
    })
    await acts.pass0(approved.gameId)
    expect((await playedBy(approved.companyId, 2)).given).toEqual({ prixVente: 61 })
    await proposing('createProposal', { params, body: proposal })
    await acts.pass0(approved.gameId)
    await expectSubstitute(approved.companyId, 3, 'human')
  })
})

describe('a quarter that a computer has decided for people', () => {
  it('is told by a rehearsal, which still names who is absent, and computes what the pass will', async () => {
    const { gameId, own, other } = await theGame()
    const computer = await seats.create(gameId, {
      kind: 'computer',
      computer: { level: 1, temperament: 'prix' },
    })
    await savePrice(server, 'joueur2', gameId, 52)
    await acts.hold(gameId)
    const { companies, anomalies, inputs } = await acts.rehearse(await acts.lastId(gameId))
    expect(Object.fromEntries(companies.map(({ companyId, given }) => [companyId, given]))).toEqual({
      [own]: 'substitute',
      [other]: 'sheet',
      [computer.id]: 'computer',
    })
    const untouched = anomalies.filter(({ code }) => code === 'untouched')
    expect(untouched.map(({ companyId }) => companyId)).toEqual([own])
    expect((await acts.close(gameId)).inputs).toBe(inputs)
  })

  it('is decided again when the game is verified, and a changed value is found', async () => {
    const { gameId, own } = await theGame({ nbTurns: 6, phase: 'Croissance' })
    for (const _ of [1, 2, 3]) await acts.pass0(gameId)
    expect((await verdictsOf(server.context.db, gameId)).slice(0, 3)).toEqual(['1.1', '2.1', '3.1'])
    const planted = { ...(await playedBy(own, 2)).given, embauches: 9 }
    await server.context.db.transaction(async tx => {
      await tx.execute(sql`update quarter_results set given = ${canonicalJson(planted)}::json
        where company_id = ${own} and round_id = (select id from rounds where game_id = ${gameId} and round_nb = 3)`)
      await raiseGameRevisions(tx, [gameId])
    })
    expect((await verdictsOf(server.context.db, gameId))[1]).toContain('"document":"given"')
  })

  it('stays as it was given when it is computed again, whatever the game has since', async () => {
    const { gameId, own } = await theGame()
    await acts.pass0(gameId)
    await acts.pass0(gameId)
    const before = await playedBy(own, 1)
    await configure(gameId, { absence: 'carry' })
    const [, first] = (await acts.read(gameId)).rounds
    const body = { reason: 'Contrôle', mode: 'recompute' } as const
    await admin('reopenRound', { params: { id: first?.id ?? 0 }, body })
    const versions = await server.context.db
      .select({ given: quarterResults.given, origins: quarterResults.origins })
      .from(quarterResults)
      .where(and(eq(quarterResults.companyId, own), eq(quarterResults.roundId, first?.id ?? 0)))
    expect(versions).toEqual([before, before].map(({ given, origins }) => ({ given, origins })))
    expect((await verdictsOf(server.context.db, gameId)).every(verdict => /^\d\.\d$/.test(verdict))).toBe(
      true,
    )
  })
})
