import type { Client } from '@trimestre/contract/client'
import { fillPath } from '@trimestre/contract/client'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recipes } from '../../testing/call-recipes.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { type SeatCalls, seatCallsOf } from '../../testing/seats.ts'
import { actInTeam, aRole, minuteOfActs } from '../../testing/team-acts.ts'
import { inTeams } from '../../testing/team-settings.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { verifyGame } from '../rounds/verify-game.ts'

let server: TestServer
let admin: Client
let root: Client
let idOf: SeatCalls['idOf']
let newPlayers: SeatCalls['newPlayers']
let seat: SeatCalls['seat']
let seatOf: SeatCalls['seatOf']
let seatsOf: SeatCalls['seatsOf']
let theGame: SeatCalls['theGame']
let unseat: SeatCalls['unseat']

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  root = await server.client('superadmin')
  ;({ idOf, newPlayers, seat, seatOf, seatsOf, theGame, unseat } = await seatCallsOf(server))
})
afterAll(() => server.stop())

const pass = (gameId: number) => admin('passAndOpenRound', { params: { gameId } })
const openRound = async (gameId: number) => (await admin('getActiveRound', { params: { gameId } })).id

async function save(client: Client, gameId: number, companyId: number, prixVente: number) {
  const params = { roundId: await openRound(gameId), companyId, area: 'ventes' }
  await client('saveDecisions', { params, body: { decisions: { prixVente } } })
}

const exportOf = async (username: string) => {
  const data = await root('exportUser', { params: { id: idOf(username) } })
  const roundsIn = (rows: { roundNb: number }[]) => rows.map(({ roundNb }) => roundNb)
  return {
    ...data,
    memberships: data.companies.map(({ id, kind, leftAt, decisions, results }) => ({
      id,
      kind,
      left: leftAt !== null,
      decisions: roundsIn(decisions),
      results: results.map(({ round }) => round.roundNb),
    })),
  }
}

describe('the exported data of somebody who was in several companies', () => {
  it('contain each membership, with the decisions and results of the quarters that closed meanwhile', async () => {
    await newPlayers('migrante', 'hote')
    const { gameId, own, other } = await theGame({ players: ['migrante', 'hote'], nbTurns: 6 })
    const [host, mover] = [await server.client('hote'), await server.client('migrante')]
    await save(mover, gameId, own, 45)
    await save(host, gameId, other, 46)
    await pass(gameId)
    await save(mover, gameId, own, 47)
    await save(host, gameId, other, 48)
    await seat(other, 'migrante', { move: true })
    await pass(gameId)
    await save(host, gameId, other, 50)
    await seat(own, 'hote', { move: true, kind: 'observer' })
    expect((await exportOf('migrante')).memberships).toEqual([
      { id: own, kind: 'member', left: true, decisions: [2], results: [2] },
      { id: other, kind: 'member', left: false, decisions: [3, 4], results: [3] },
    ])
    expect((await exportOf('hote')).memberships).toEqual([
      { id: own, kind: 'observer', left: false, decisions: [], results: [] },
      { id: other, kind: 'member', left: true, decisions: [2, 3], results: [2, 3] },
    ])
  })

  it('contain their roles and what they did, and nothing that other members did', async () => {
    await newPlayers('roleuse', 'voisine')
    const { gameId, own } = await theGame({ players: ['roleuse'] })
    await inTeams(server, gameId)
    const role = await aRole(server, gameId, 'Ventes')
    await seat(own, 'roleuse', { roles: [role] })
    await seat(own, 'voisine')
    const roundId = await openRound(gameId)
    await actInTeam(server, { gameId, companyId: own, roundId }, idOf('roleuse'), 'Mon idee')
    const mine = await exportOf('roleuse')
    const theirs = await exportOf('voisine')
    const act = { companyId: own, roundNb: 2 }
    expect(mine.companies).toMatchObject([{ kind: 'member', roles: ['Ventes'], seat: 1, leftAt: null }])
    expect(mine.changes).toMatchObject([
      { ...act, name: 'prixVente', before: 50, after: 52, outcome: 'kept', act: 'changed' },
      { ...act, name: 'prixVente', before: 52, after: 53, outcome: 'refused', act: 'changed' },
    ])
    expect(mine.proposals).toMatchObject([
      { ...act, title: 'Mon idee', note: '', decisions: { prixVente: 55 }, state: 'open', reason: '' },
    ])
    expect(mine.minutes).toEqual([{ ...act, at: minuteOfActs.toISOString() }])
    for (const acts of [mine.approvals, mine.locks]) expect(acts).toMatchObject([act])
    for (const name of ['changes', 'proposals', 'settledProposals', 'approvals', 'locks', 'minutes'] as const)
      expect(theirs[name], name).toEqual([])
    expect(JSON.stringify(theirs)).not.toContain('Mon idee')
  })
})

describe('erasing a member of a team', () => {
  it('changes no figure, takes the seat from them at once, and leaves their name in no answer of the game', async () => {
    await newPlayers('effacable', 'collegue1', 'collegue2')
    const { gameId, own } = await theGame({ players: ['effacable', 'joueur2'] })
    await inTeams(server, gameId)
    await admin('changeSeat', { params: { id: own }, body: { name: 'Les Trois' } })
    await seat(own, 'collegue1')
    await seat(own, 'collegue2')
    await save(await server.client('effacable'), gameId, own, 45)
    await pass(gameId)
    await save(await server.client('collegue1'), gameId, own, 46)
    await actInTeam(server, { gameId, companyId: own, roundId: await openRound(gameId) }, idOf('effacable'))
    const resultsOf = async () =>
      (await server.fetch(fillPath(routes.listCompanyResults.path, { id: own }), { as: 'collegue1' })).text()
    const before = await resultsOf()
    expect(JSON.parse(before)).toMatchObject({ 'hydra:totalItems': 1 })
    expect(await everyAnswer(gameId)).toContain('effacable')

    await root('eraseUser', { params: { id: idOf('effacable') } })
    expect(await resultsOf()).toBe(before)
    expect(await everyAnswer(gameId)).not.toContain('effacable')
    expect(await seatOf(gameId, own)).toMatchObject({ kind: 'human', members: [{}, {}] })
    expect((await seatsOf(gameId)).unassigned).toEqual([])
    await pass(gameId)
    expect(JSON.parse(await resultsOf())).toMatchObject({ 'hydra:totalItems': 2 })
    for await (const { difference } of verifyGame(server.context.db, gameId))
      expect(difference).toBeUndefined()
  })

  it('leaves an only member’s seat vacant, which somebody else can take', async () => {
    await newPlayers('seulement', 'reprend')
    const { gameId, own } = await theGame({ players: ['seulement', 'joueur2'] })
    await pass(gameId)
    await root('deleteUser', { params: { id: idOf('seulement') } })
    expect(await seatOf(gameId, own)).toMatchObject({
      kind: 'vacant',
      members: [],
      username: `anonyme-${idOf('seulement')}`,
    })
    expect(await refusedWith(seat(own, 'seulement'))).toBe('404 request/not-found')
    expect(await seat(own, 'reprend')).toMatchObject({ kind: 'human', username: 'reprend' })
    await unseat(own, 'reprend')
  })

  it('gives the team of an only member another name than the one that this person gave it', async () => {
    await newPlayers('fondatrice')
    const { gameId, own } = await theGame({ players: ['fondatrice', 'joueur2'] })
    await inTeams(server, gameId)
    await admin('changeSeat', { params: { id: own }, body: { name: 'Chez Fondatrice' } })
    await pass(gameId)
    await root('eraseUser', { params: { id: idOf('fondatrice') } })
    expect(await seatOf(gameId, own)).toMatchObject({ kind: 'vacant', members: [], name: 'Équipe 1' })
  })

  it('deletes the account of somebody who only ever had a seat that was deleted', async () => {
    await newPlayers('passagere')
    const { gameId, own } = await theGame({ players: ['passagere'] })
    await admin('deleteSeat', { params: { id: own } })
    await root('deleteUser', { params: { id: idOf('passagere') } })
    const { rows } = await server.context.db.$client.query('select id from users where id = $1', [
      idOf('passagere'),
    ])
    expect(rows).toEqual([])
    expect(await seatsOf(gameId)).toEqual({ seats: [], unassigned: [] })
  })
})

/** Everything that an administrator and the colleagues read about a game, in one text. */
async function everyAnswer(gameId: number): Promise<string> {
  const game = await admin('getGame', { params: { id: gameId } })
  const names = (Object.keys(routes) as EndpointName[]).filter(
    name => routes[name].method === 'GET' && !isElsewhere.has(name) && recipes[name] !== undefined,
  )
  let seen = ''
  for (const caller of ['admin', 'collegue1', 'joueur2']) {
    for (const name of names) {
      const owners = { administrator: 'admin', player: 'collegue1' }
      const { params = {}, query = {} } = await recipes[name]({ server, game, owners, caller, isOwn: true })
      const search = new URLSearchParams(
        Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
      )
      const path = `${fillPath(routes[name].path, params)}?${search}`
      seen += await (await server.fetch(path, { as: caller, redirect: 'manual' })).text()
    }
  }
  return seen
}

/** Calls that are about accounts rather than the game, or that never end. */
const isElsewhere: ReadonlySet<EndpointName> = new Set(['streamGame', 'listAudit', 'exportUser'])
