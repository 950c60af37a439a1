import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const join = async (username: string, gameId: number) =>
  (await server.client(username))('joinGame', { body: { game: gameId } })

describe('joining', () => {
  it('gives a player one company in a public game, however often they join', async () => {
    const game = await aGame(server)
    const first = await server.fetch('/api/v1/companies', {
      method: 'POST',
      as: 'joueur1',
      body: JSON.stringify({ game: `/api/v1/games/${game.id}` }),
      headers: { 'content-type': 'application/json' },
    })
    expect(first.status).toBe(201)
    const company = (await first.json()) as { id: number; game: { id: number } }
    expect(company.game.id).toBe(game.id)
    const again = await server.fetch('/api/v1/companies', {
      method: 'POST',
      as: 'joueur1',
      body: JSON.stringify({ game: game.id }),
      headers: { 'content-type': 'application/json' },
    })
    expect(again.status).toBe(200)
    expect(await again.json()).toEqual(company)
  })

  it('gives one company to a player who joins twenty times at once', async () => {
    const game = await aGame(server)
    const companies = await Promise.all(Array.from({ length: 20 }, () => join('joueur1', game.id)))
    expect(new Set(companies.map(company => company.id)).size).toBe(1)
  })

  it('opens a private game to invited players only', async () => {
    const game = await aGame(server, { private: true, invited: ['joueur2'] })
    expect(await refusedWith(join('joueur1', game.id))).toBe('403 games/private')
    expect((await join('joueur2', game.id)).userCompany.username).toBe('joueur2')
  })

  it('is refused when the game is finished', async () => {
    const game = await aGame(server, { nbTurns: 1 })
    const admin = await server.client('admin')
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    expect(await refusedWith(join('joueur1', game.id))).toBe('409 games/finished')
  })

  it('is refused to anonymous visitors and administrators, without a game and for an unknown game', async () => {
    const game = await aGame(server)
    const anonymous = await server.client()
    expect(await refusedWith(anonymous('joinGame', { body: { game: game.id } }))).toBe('401 auth/required')
    expect(await refusedWith(join('admin', game.id))).toBe('403 auth/forbidden')
    expect(await refusedWith(join('superadmin', game.id))).toBe('403 auth/forbidden')
    expect(await refusedWith(join('joueur1', 999_999))).toBe('404 request/not-found')
    const player = await server.client('joueur1')
    const refusal = await refusalOf(player('joinGame', { body: {} as { game: number } }))
    expect([refusal.status, refusal.detail]).toEqual([422, 'Required'])
  })
})

describe('a company', () => {
  it('is seen by its owner and those who run the game, not by rivals or other administrators', async () => {
    const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
    const company = await join('joueur1', game.id)
    const params = { id: company.id }
    for (const username of ['joueur1', 'admin', 'superadmin']) {
      const client = await server.client(username)
      expect((await client('getCompany', { params })).id).toBe(company.id)
    }
    const rival = await server.client('joueur2')
    expect(await refusedWith(rival('getCompany', { params }))).toBe('403 auth/forbidden')
    expect(await refusedWith((await server.client())('getCompany', { params }))).toBe('401 auth/required')
    const foreign = await aGame(server, { administrators: [], players: ['joueur1'] })
    const other = await join('joueur1', foreign.id)
    const admin = await server.client('admin')
    expect(await refusedWith(admin('getCompany', { params: { id: other.id } }))).toBe('403 auth/forbidden')
    expect(await refusedWith(admin('getCompany', { params: { id: 999_999 } }))).toBe('404 request/not-found')
  })

  it('is found by player and game', async () => {
    const game = await aGame(server, { players: ['joueur1'] })
    const { user } = await server.session('joueur1')
    const player = await server.client('joueur1')
    const params = { userId: user.id, gameId: game.id }
    const [company] = await player('findCompany', { params })
    expect(company?.userCompany.id).toBe(user.id)
    const rival = await server.client('joueur2')
    expect(await refusedWith(rival('findCompany', { params }))).toBe('403 auth/forbidden')
    const { user: other } = await server.session('joueur2')
    expect(await rival('findCompany', { params: { userId: other.id, gameId: game.id } })).toEqual([])
  })

  it('returns its engine state: the opening position, then the closing state of the last quarter', async () => {
    const game = await aGame(server, { players: ['joueur1'] })
    const { id } = await join('joueur1', game.id)
    const player = await server.client('joueur1')
    const before = await player('getCompanyState', { params: { id } })
    expect([before.round.roundNb, before.finished, before.state.trimestre]).toEqual([2, false, 0])
    const admin = await server.client('admin')
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    const after = await player('getCompanyState', { params: { id } })
    expect([after.round.roundNb, after.finished, after.state.trimestre]).toEqual([3, false, 1])
    const company = await player('getCompany', { params: { id } })
    expect(company.nbEmployees).toBe(after.state.ouvriers)
    expect(company.tauxFormation).toBe(Number(after.state.formation) / 10_000)
  })
})
