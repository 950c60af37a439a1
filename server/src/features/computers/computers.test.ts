import type { Client } from '@trimestre/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '../../testing/database-server.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { type SeatCalls, seatCallsOf } from '../../testing/seats.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

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

const low = { level: 2, temperament: 'prix' } as const
const careful = { level: 1, temperament: 'prudent' } as const

const pass = (gameId: number) => admin('passAndOpenRound', { params: { gameId } })
const computersOf = (id: number, by: Client = admin) => by('listComputers', { params: { id } })

/** Saves a price in the open quarter. */
async function save(username: string, gameId: number, companyId: number) {
  const client = await server.client(username)
  const { id: roundId } = await client('getActiveRound', { params: { gameId } })
  const params = { roundId, companyId, area: 'ventes' }
  return client('saveDecisions', { params, body: { decisions: { prixVente: 61 } } })
}

/** What a game says of the computer of a company. */
const strategyIn = async (id: number, companyId: number, by: Client) =>
  (await by('getGame', { params: { id } })).companies.find(company => company.id === companyId)?.computer

describe('how computers played', () => {
  it('is told to players once the game is finished, and to staff from the beginning', async () => {
    const { gameId, own } = await seats.theGame({ nbTurns: 2 })
    const { id } = await seats.create(gameId, { kind: 'computer', computer: low })
    const known = { companyId: id, username: 'Ordinateur 1', seat: 3, ...low }
    expect(await computersOf(gameId)).toEqual([{ ...known, quarters: [] }])
    await pass(gameId)
    expect(await computersOf(gameId)).toMatchObject([{ ...known, quarters: [{ quarter: 1 }] }])
    expect(await strategyIn(gameId, id, admin)).toEqual(low)
    expect(await strategyIn(gameId, own, admin)).toBeNull()
    expect(await refusedWith(computersOf(gameId, player))).toBe('409 games/not-finished')
    expect(await strategyIn(gameId, id, player)).toBeNull()
    const listed = await player('listGames', {})
    expect(JSON.stringify(listed.find(game => game.id === gameId))).not.toContain('temperament')

    await pass(gameId)
    const told = await computersOf(gameId, player)
    expect(told).toEqual(await computersOf(gameId))
    expect(told).toMatchObject([{ ...known, quarters: [{ quarter: 1 }, { quarter: 2 }] }])
    expect(await strategyIn(gameId, id, player)).toEqual(low)
    const results = await admin('listGameResults', { params: { gameId } })
    const last = results.find(({ companyId }) => companyId === id)
    expect(told[0]?.quarters[1]).toMatchObject({
      classement: last?.classement,
      valeurSociete: last?.valeurSociete,
      given: { prixVente: last?.prixVente },
    })
    const outsider = await server.client('joueur4')
    expect(await refusedWith(computersOf(gameId, outsider))).toBe('403 auth/forbidden')
    expect(await refusedWith(computersOf(999_999))).toBe('404 request/not-found')
  })

  it('leaves out quarters that a person decided, and keeps those of a seat that was given back', async () => {
    const { gameId, own, other } = await seats.theGame({ nbTurns: 3 })
    await save('joueur1', gameId, own)
    await seats.change(own, { kind: 'computer', computer: low })
    await pass(gameId)
    expect(await computersOf(gameId)).toMatchObject([{ companyId: own, ...low, quarters: [] }])
    await pass(gameId)
    await seats.change(own, { kind: 'human' })
    await seats.change(other, { kind: 'computer', computer: careful })
    await pass(gameId)
    expect(await computersOf(gameId, player)).toMatchObject([
      { companyId: own, username: 'joueur1', ...low, quarters: [{ quarter: 2 }] },
      { companyId: other, username: 'joueur2', ...careful, quarters: [{ quarter: 3 }] },
    ])
    expect(await strategyIn(gameId, own, player)).toBeNull()
  })

  it('is that of the last quarter it played, and of the versions in force', async () => {
    const { gameId, own } = await seats.theGame({ nbTurns: 2 })
    const { id } = await seats.create(gameId, { kind: 'computer', computer: low })
    await pass(gameId)
    await seats.change(id, { computer: careful })
    expect(await computersOf(gameId)).toMatchObject([low])
    await pass(gameId)
    const [before] = await computersOf(gameId)
    expect(before).toMatchObject(careful)
    const { rounds } = await admin('getGame', { params: { id: gameId } })
    const round = rounds.find(({ roundNb }) => roundNb === 2)?.id ?? 0
    const decisions = { [own]: { prixVente: 95 }, [id]: { prixVente: 44 } }
    await admin('reopenRound', {
      params: { id: round },
      body: { mode: 'recompute', reason: 'Prix mal saisi', decisions },
    })
    expect(await computersOf(gameId)).toEqual([before])
    await admin('publishRound', { params: { id: round }, body: {} })
    const [after] = await computersOf(gameId, player)
    expect(after).toMatchObject(careful)
    expect(after?.quarters.map(({ given }) => given.prixVente)).toEqual([
      44,
      before?.quarters[1]?.given.prixVente,
    ])
    await admin('restartGame', {
      params: { id: gameId },
      body: { decisions: 'clear', reason: 'Nouvel essai' },
    })
    expect(await computersOf(gameId)).toMatchObject([{ companyId: id, ...careful, quarters: [] }])
    expect(await refusedWith(computersOf(gameId, player))).toBe('409 games/not-finished')
  })

  it('is told at once in a game that one plays alone, but not what they decided', async () => {
    const { gameId } = await seats.theGame({ players: ['joueur1'], private: true })
    const { id } = await seats.create(gameId, { kind: 'computer', computer: low })
    await runSql(
      server.databaseUrl,
      `update games set revision = revision + 1, solo_player_id = ${seats.idOf('joueur1')} where id = ${gameId}`,
    )
    expect(await strategyIn(gameId, id, player)).toEqual(low)
    expect(await refusedWith(computersOf(gameId, player))).toBe('409 games/not-finished')
  })
})

it('is in no other response to a player while the game runs', async () => {
  const { gameId, own } = await seats.theGame()
  const { id } = await seats.create(gameId, { kind: 'computer', computer: low })
  await pass(gameId)
  const paths = [
    `games/${gameId}`,
    `games/${gameId}/newspaper`,
    `games/${gameId}/market_rules`,
    `results/game/${gameId}`,
    ...['', '/dashboard', '/resultats', '/market_study', '/decisions', '/team', '/state'].map(
      rest => `companies/${own}${rest}`,
    ),
  ]
  for (const path of paths) {
    const answer = await server.fetch(`/api/v1/${path}`, { as: 'joueur1' })
    expect(answer.status, path).toBe(200)
    expect(await answer.text(), path).not.toMatch(/temperament|strategy/)
  }
  for (const path of [`games/${gameId}/seats`, `games/${gameId}/exports/results`, `companies/${id}`])
    expect((await server.fetch(`/api/v1/${path}`, { as: 'joueur1' })).status, path).toBe(403)
})
