import type { Client } from '@trimestre/contract/client'
import { canonicalJson, simulateQuarter } from '@trimestre/engine'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quarterInput } from '../../game-day/pass/quarter-input.ts'
import { quarterResults, rounds, roundVersions } from '../../platform/db/schema.ts'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { listenToGame } from '../../testing/listen-to-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { verifyGame } from '../rounds/verify-game.ts'

let server: TestServer
let admin: Client
let root: Client

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  root = await server.client('superadmin')
})
afterAll(() => server.stop())

const players = ['joueur1', 'joueur2', 'joueur3']
const pass = (gameId: number) => admin('passAndOpenRound', { params: { gameId } })
const seat = (id: number, kind: 'human' | 'out') => admin('changeSeat', { params: { id }, body: { kind } })

async function companiesOf(gameId: number): Promise<Record<string, number>> {
  const { companies } = await admin('getGame', { params: { id: gameId } })
  return Object.fromEntries(companies.map(({ id, userCompany }) => [userCompany.username, id]))
}

async function save(username: string, gameId: number, prixVente: number) {
  const client = await server.client(username)
  const game = await client('getGame', { params: { id: gameId } })
  const params = { roundId: game.rounds.at(-1)?.id ?? 0, companyId: game.companyId ?? 0, area: 'ventes' }
  return client('saveDecisions', { params, body: { decisions: { prixVente } } })
}

/** Reads what is stored of a quarter, by company. */
async function storedQuarter(gameId: number, roundNb: number) {
  const rows = await server.context.db
    .select({ round: roundVersions, row: quarterResults })
    .from(rounds)
    .innerJoin(roundVersions, eq(rounds.id, roundVersions.roundId))
    .leftJoin(quarterResults, eq(rounds.id, quarterResults.roundId))
    .where(and(eq(rounds.gameId, gameId), eq(rounds.roundNb, roundNb)))
  return { round: rows[0]?.round, rows: rows.flatMap(({ row }) => row ?? []) }
}

const marketOf = (round: { market: unknown } | undefined) =>
  (round?.market as { state: never } | undefined)?.state ?? null

async function differences(gameId: number): Promise<unknown[]> {
  const found: unknown[] = []
  for await (const { difference, chainDifference } of verifyGame(server.context.db, gameId)) {
    found.push(difference ?? chainDifference)
  }
  return found
}

describe('a company taken out of the coming quarters', () => {
  it('does not take part in the next one, whose figures are those the engine computes for the others', async () => {
    const { id: gameId } = await aGame(server, { players, nbTurns: 6 })
    const ids = await companiesOf(gameId)
    const out = ids.joueur2 ?? 0
    for (const [index, name] of players.entries()) await save(name, gameId, 45 + 5 * index)
    await pass(gameId)
    const first = await storedQuarter(gameId, 2)
    expect(first.rows).toHaveLength(3)

    await save('joueur2', gameId, 5)
    expect(await seat(out, 'out')).toMatchObject({ '@type': 'Seat', id: out, kind: 'out', hasResults: true })
    await pass(gameId)
    const second = await storedQuarter(gameId, 3)
    expect(second.rows.map(row => row.companyId)).not.toContain(out)
    expect(second.rows).toHaveLength(2)

    // Every figure is the one that the engine computes for two companies with the same states.
    const { parameters } = second.round ?? {}
    if (!parameters) throw new Error('the quarter was not played')
    const entrants = second.rows.map(row => ({
      id: row.companyId,
      state: first.rows.find(({ companyId }) => companyId === row.companyId)?.state as never,
      given: row.given,
    }))
    const market = marketOf(first.round)
    const output = simulateQuarter(quarterInput(parameters, market, entrants))
    for (const row of second.rows) {
      const company = output.companies[String(row.companyId)]
      expect(canonicalJson(row.result)).toBe(canonicalJson(company?.result))
      expect(canonicalJson(row.state)).toBe(canonicalJson(company?.state))
    }

    // Its past results remain, and its player can still read them.
    const player = await server.client('joueur2')
    const past = await player('listCompanyResults', { params: { id: out } })
    expect(past['hydra:member'].map(({ round }) => round.roundNb)).toEqual([2])
    expect((await player('getDashboard', { params: { id: out } })).players).toBe(2)

    await seat(out, 'human')
    const opening = await admin('getCompanyState', { params: { id: out } })
    const { id: other } = await aGame(server, { players: ['joueur1'] })
    const fresh = await admin('getCompanyState', {
      params: { id: Object.values(await companiesOf(other))[0] ?? 0 },
    })
    expect(opening.state).toEqual(fresh.state)
    await pass(gameId)
    const third = await storedQuarter(gameId, 4)
    expect(third.rows).toHaveLength(3)
    const again = quarterInput(
      third.round?.parameters as never,
      marketOf(second.round),
      third.rows.map(row => ({
        id: row.companyId,
        state: (second.rows.find(({ companyId }) => companyId === row.companyId)?.state ?? null) as never,
        given: row.given,
      })),
    )
    const result = simulateQuarter(again).companies[String(out)]?.result
    expect(canonicalJson(third.rows.find(row => row.companyId === out)?.result)).toBe(canonicalJson(result))
    expect(await differences(gameId)).toEqual([undefined, undefined, undefined])
    // Its books are those opened again: they contain the quarter after the gap only.
    const fec = await (await server.fetch(`/api/v1/companies/${out}/fec`, { as: 'admin' })).text()
    const days = new Set(
      fec
        .split('\n')
        .slice(1)
        .filter(Boolean)
        .map(line => line.split('\t')[3]?.slice(0, 6)),
    )
    expect([...days].some(day => day?.endsWith('03'))).toBe(false)
    for (const figure of ['result.demande', 'result.resultatNet']) {
      await admin('getExplanation', { params: { id: out, figure } })
    }
  })

  it('is neither counted nor listed in views of the open quarter, and is marked in views of past ones', async () => {
    const { id: gameId } = await aGame(server, { players, nbTurns: 6 })
    const ids = await companiesOf(gameId)
    const [first, out] = [ids.joueur1 ?? 0, ids.joueur2 ?? 0]
    await save('joueur2', gameId, 60)
    await pass(gameId)
    await seat(out, 'out')
    const player = await server.client('joueur1')
    const shown = await player('getDashboard', { params: { id: first } })
    expect(shown.players).toBe(2)
    expect(shown.ranking.find(row => row.companyId === out)).toMatchObject({ playing: false })
    const game = await player('getGame', { params: { id: gameId } })
    expect(game.companies.map(({ id, playing }) => [id, playing])).toContainEqual([out, false])
    const progress = await admin('getProgress', { params: { id: gameId } })
    expect(progress.find(row => row.companyId === out)).toMatchObject({ kind: 'out', playing: false })
    const attendance = await admin('getAttendance', { params: { gameId } })
    expect(attendance.find(([name]) => name === 'joueur2')).toEqual(['joueur2', 1, 0])
    await pass(gameId)
    const study = await player('getMarketStudy', { params: { id: first } })
    expect([study.players, study.companies.map(row => row.username).sort()]).toEqual([
      2,
      ['joueur1', 'joueur3'],
    ])
    expect((await player('listGameResults', { params: { gameId } })).map(row => row.companyId)).not.toContain(
      out,
    )
    const later = await player('getDashboard', { params: { id: first } })
    expect(later.ranking.map(row => row.companyId)).not.toContain(out)
    expect((await player('getNewspaper', { params: { id: gameId } })).round).toBe(3)
    await server.client('joueur2').then(gone => gone('getNewspaper', { params: { id: gameId } }))
  })

  it('accepts no decisions, its player is notified, and the change is in the audit log', async () => {
    const { id: gameId } = await aGame(server, { players: ['joueur1'] })
    const { joueur1: id = 0 } = await companiesOf(gameId)
    const { token } = await server.session('joueur1')
    const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId })
    await stream.untilOpen()
    try {
      await seat(id, 'out')
      await stream.until('company.updated')
      expect(stream.events.map(({ data }) => data)).toContainEqual({ companyId: id, change: 'seat' })
    } finally {
      await stream.close()
    }
    const player = await server.client('joueur1')
    expect(await refusedWith(save('joueur1', gameId, 50))).toBe('409 companies/out')
    expect(await refusedWith(player('lockCompany', { params: { id } }))).toBe('409 companies/out')
    const sheet = await player('getDecisionSheet', { params: { id } })
    expect(sheet.areas.ventes?.some(decision => decision.editable)).toBe(false)
    expect((await player('joinGame', { body: { game: gameId } })).id).toBe(id)
    const entries = await root('listAudit', { query: { game: gameId } as never })
    expect(entries['hydra:member'].map(({ call }) => call)).toContain('changeSeat')
    await seat(id, 'human')
    await save('joueur1', gameId, 51)
  })

  it('can be changed by administrators of the game only, to a known kind, before the game is finished', async () => {
    const { id: gameId } = await aGame(server, { players: ['joueur1'], nbTurns: 1 })
    const { joueur1: id = 0 } = await companiesOf(gameId)
    await anAccount(server, 'ailleurs', 'ROLE_ADMIN')
    const stranger = await server.client('ailleurs')
    const ask = (client: Client, body: unknown) =>
      refusedWith(client('changeSeat', { params: { id }, body: body as { kind: 'out' } }))
    expect(await ask(stranger, { kind: 'out' })).toBe('403 auth/forbidden')
    expect(await ask(await server.client('joueur1'), { kind: 'out' })).toBe('403 auth/forbidden')
    for (const body of [{ kind: 'robot' }, { kind: 7 }, { kind: null }, []]) {
      expect(await ask(admin, body)).toBe('422 request/invalid')
    }
    expect(await refusedWith(admin('changeSeat', { params: { id: 999_999 }, body: { kind: 'out' } }))).toBe(
      '404 request/not-found',
    )
    await pass(gameId)
    expect(await ask(admin, { kind: 'out' })).toBe('409 games/finished')
  })
})

describe('the company of a player whose account is disabled', () => {
  it('plays no quarter meanwhile, and starts from the opening position when the account is enabled again', async () => {
    const names = ['parti1', 'reste1']
    const userIds = await Promise.all(names.map(name => anAccount(server, name)))
    const { id: gameId } = await aGame(server, { players: names, nbTurns: 6 })
    const { parti1: gone = 0, reste1: stays = 0 } = await companiesOf(gameId)
    await pass(gameId)
    const enable = (enabled: boolean) =>
      root('updateUser', { params: { id: userIds[0] ?? 0 }, body: { enabled } as never })
    await enable(false)
    const { companies } = await admin('getGame', { params: { id: gameId } })
    expect(companies.map(({ id, kind, playing }) => [id, kind, playing])).toContainEqual([
      gone,
      'human',
      false,
    ])
    const reader = await server.client('reste1')
    expect((await reader('getDashboard', { params: { id: stays } })).players).toBe(1)
    await pass(gameId)
    expect((await storedQuarter(gameId, 3)).rows.map(row => row.companyId)).toEqual([stays])
    await enable(true)
    expect((await reader('getDashboard', { params: { id: stays } })).players).toBe(2)
    await pass(gameId)
    expect((await storedQuarter(gameId, 4)).rows).toHaveLength(2)
    expect(await differences(gameId)).toEqual([undefined, undefined, undefined])
  })

  it('plays on as a vacant seat after the account is deleted, with what carries over', async () => {
    const id = await anAccount(server, 'efface1')
    const { id: gameId } = await aGame(server, { players: ['efface1', 'joueur1'] })
    const { efface1: left = 0 } = await companiesOf(gameId)
    await save('efface1', gameId, 61)
    await pass(gameId)
    await root('deleteUser', { params: { id } })
    await pass(gameId)
    const { rows } = await storedQuarter(gameId, 3)
    expect(rows.map(row => [row.companyId === left, row.seatKind]).sort()).toEqual([
      [false, 'human'],
      [true, 'vacant'],
    ])
    const results = await admin('listGameResults', { params: { gameId } })
    expect(results.find(({ companyId }) => companyId === left)).toMatchObject({
      prixVente: 61,
      userId: 0,
      username: `anonyme-${id}`,
      kind: 'vacant',
    })
    expect(await differences(gameId)).toEqual([undefined, undefined])
  })
})
