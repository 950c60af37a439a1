import type { Client } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let player: Client

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  player = await server.client('joueur1')
})
afterAll(() => server.stop())

async function save(game: Game, area: string, decisions: Record<string, number>, draft?: boolean) {
  const params = { roundId: game.rounds.at(-1)?.id ?? 0, companyId: game.companies[0]?.id ?? 0, area }
  await player('saveDecisions', { params, body: { decisions, draft } })
}

describe('the progress of the companies', () => {
  it('shows what each company has saved, drafted and locked in the active round', async () => {
    const game = await aGame(server, { players: ['joueur1', 'joueur2'] })
    await save(game, 'ventes', { prixVente: 55 })
    await save(game, 'production', { quantiteProduction: 900 })
    await save(game, 'marketing', { budgetPublicite: 700 }, true)
    const [own, rival] = game.companies.map(({ id }) => id)
    await player('lockCompany', { params: { id: own ?? 0 } })
    const rows = await admin('getProgress', { params: { id: game.id } })
    expect(rows).toEqual([
      {
        companyId: own,
        username: 'joueur1',
        player: 'joueur1',
        seat: 1,
        saved: ['production', 'ventes'],
        draft: ['marketing'],
        areaCount: 8,
        locked: true,
        online: false,
        members: 1,
        onlineCount: 0,
        approvals: { given: 1, needed: 1 },
        kind: 'human',
        playing: true,
      },
      {
        companyId: rival,
        username: 'joueur2',
        player: 'joueur2',
        seat: 2,
        saved: [],
        draft: [],
        areaCount: 8,
        locked: false,
        online: false,
        members: 1,
        onlineCount: 0,
        approvals: { given: 0, needed: 1 },
        kind: 'human',
        playing: true,
      },
    ])
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    const next = await admin('getProgress', { params: { id: game.id } })
    expect(next[0]).toMatchObject({ saved: [], draft: [], locked: false })
  })

  it('counts only the areas that are open at the level of the game', async () => {
    const game = await aGame(server, { players: ['joueur1'], levelGame: 1 })
    const [row] = await admin('getProgress', { params: { id: game.id } })
    expect(row?.areaCount).toBe(4)
  })

  it('is empty without companies', async () => {
    const game = await aGame(server)
    expect(await admin('getProgress', { params: { id: game.id } })).toEqual([])
  })
})

describe('attendance', () => {
  it('has a column for each quarter up to the current one, capped at the last', async () => {
    const game = await aGame(server, { players: ['joueur1', 'joueur2'], nbTurns: 2 })
    const params = { gameId: game.id }
    await save(game, 'ventes', { prixVente: 55 })
    await admin('passAndOpenRound', { params })
    expect(await admin('getAttendance', { params })).toEqual([
      ['Joueur', 'T1', 'T2'],
      ['joueur1', 1, 0],
      ['joueur2', 0, 0],
    ])
    await admin('passAndOpenRound', { params })
    const [head] = await admin('getAttendance', { params })
    expect(head).toEqual(['Joueur', 'T1', 'T2'])
  })

  it('counts a draft once the pass has used it', async () => {
    const game = await aGame(server, { players: ['joueur1'] })
    const params = { gameId: game.id }
    await save(game, 'ventes', { prixVente: 55 }, true)
    expect((await admin('getAttendance', { params }))[1]).toEqual(['joueur1', 0])
    await admin('passAndOpenRound', { params })
    expect((await admin('getAttendance', { params }))[1]).toEqual(['joueur1', 1, 0])
  })
})
