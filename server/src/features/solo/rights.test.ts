import type { Client } from '@trimestre/contract/client'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games, type trainings, users } from '../../platform/db/schema.ts'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { aSoloRecipe } from '../../testing/solo-games.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let root: Client

beforeAll(async () => {
  server = await startTestServer()
  root = await server.client('superadmin')
})
afterAll(() => server.stop())

let count = 0

async function anybody(role?: 'ROLE_ADMIN') {
  count += 1
  const username = `compte${count}`
  const id = await anAccount(server, username, role)
  return { id, username, call: await server.client(username) }
}

/** Creates a training with the game of a player, and that player's free game. */
async function twoGames() {
  const [owner, player] = [await anybody('ROLE_ADMIN'), await anybody()]
  const training = await owner.call('createTraining', {
    body: { name: 'À deux', ...aSoloRecipe, players: [player.id] },
  })
  const game = await player.call('startTraining', { params: { id: training.id } })
  const free = await player.call('startSolo', { body: aSoloRecipe })
  return { owner, player, training, game, free }
}

const seen = async (call: Promise<{ id: number }[]>) => (await call).map(({ id }) => id)

describe('solo games in lists', () => {
  it('are their player’s, and staff’s only on request', async () => {
    const { owner, player, game, free } = await twoGames()
    const ordinary = await aGame(server, { administrators: [owner.username] })
    const params = { adminId: owner.id }
    const own = (solo?: '1') => seen(owner.call('listAdministeredGames', { params, query: { solo } }))
    expect(await own()).toEqual([ordinary.id])
    expect(await own('1')).toEqual([game.id])
    expect(await seen(owner.call('listGames'))).toEqual([ordinary.id])
    const all = (solo?: '1') => seen(root('listAllGames', { query: { solo } }))
    expect(await all()).not.toEqual(expect.arrayContaining([game.id]))
    expect(await all()).toContain(ordinary.id)
    expect(await all('1')).toEqual(expect.arrayContaining([game.id, free.id]))
    expect(await all('1')).not.toContain(ordinary.id)
    expect(await seen(root('listGames'))).not.toContain(free.id)
    expect(await seen(player.call('listGames'))).toEqual(expect.arrayContaining([game.id, free.id]))
    const criteria = await root('listAllCriteria')
    expect(criteria.map(({ idGame }) => idGame)).not.toContain(free.id)
    const account = await root('getUser', { params: { id: player.id } })
    expect(account.companies).toEqual([])
  })

  it('are not what a member of staff begins the day with', async () => {
    const { owner } = await twoGames()
    const anonymous = await server.client()
    const login = { username: owner.username, password: owner.username }
    expect((await anonymous('login', { body: login })).hasGames).toBe(false)
  })

  it('give nobody rights over their player, and keep no account from being deleted', async () => {
    const teacher = await anybody('ROLE_ADMIN')
    count += 1
    const username = `inscrit${count}`
    const body = {
      username,
      email: `${username}@example.org`,
      password: username,
      age: 20,
      role: 'ROLE_USER',
    }
    const { id } = await teacher.call('createUser', { body })
    const player = await server.client(username)
    const free = await player('startSolo', { body: aSoloRecipe })
    await teacher.call('deleteUser', { params: { id } })
    expect(await refusedWith(root('getGame', { params: { id: free.id } }))).toBe('404 request/not-found')
  })
})

describe('a solo game', () => {
  it('is read by the owner of its training and the super administrator', async () => {
    const { owner, player, game, free } = await twoGames()
    await player.call('passSolo', { params: { id: game.id }, query: { expected: 2 } })
    const colleague = await anybody('ROLE_ADMIN')
    const company = { id: game.companyId ?? 0 }
    const reads = [
      (call: Client) => call('getGame', { params: { id: game.id } }),
      (call: Client) => call('listGameResults', { params: { gameId: game.id } }),
      (call: Client) => call('listCompanyResults', { params: company }),
      (call: Client) => call('getDashboard', { params: company }),
      (call: Client) => call('listSoloAttempts', { params: { id: game.id } }),
    ]
    for (const read of reads) {
      await read(owner.call)
      await read(root)
      expect(await refusedWith(read(colleague.call))).toBe('403 auth/forbidden')
    }
    const file = `/api/v1/games/${game.id}/exports/ranking`
    const exportedBy = async (as: string) => (await server.fetch(file, { as })).status
    expect([await exportedBy(owner.username), await exportedBy(colleague.username)]).toEqual([200, 403])
    await root('getGame', { params: { id: free.id } })
    expect(await refusedWith(owner.call('getGame', { params: { id: free.id } }))).toBe('403 auth/forbidden')
  })

  it('refuses every rival', async () => {
    const { player, game, training } = await twoGames()
    const rival = await anybody()
    const params = { id: game.id }
    const { id: roundId } = await player.call('getActiveRound', { params: { gameId: game.id } })
    const companyId = game.companyId ?? 0
    const calls = [
      rival.call('getGame', { params }),
      rival.call('getActiveRound', { params: { gameId: game.id } }),
      rival.call('listGameResults', { params: { gameId: game.id } }),
      rival.call('listCompanyResults', { params: { id: companyId } }),
      rival.call('listCompanyResults', { params: { id: companyId }, query: { epoch: 1 } }),
      rival.call('getDecisionSheet', { params: { id: companyId } }),
      rival.call('saveDecisions', {
        params: { roundId, companyId, area: 'ventes' },
        body: { decisions: { prixVente: 40 } },
      }),
      rival.call('lockCompany', { params: { id: companyId } }),
      rival.call('takeBack', { params: { id: companyId } }),
      rival.call('passSolo', { params }),
      rival.call('restartSolo', { params }),
      rival.call('deleteSolo', { params }),
      rival.call('listSoloAttempts', { params }),
      rival.call('getTraining', { params: { id: training.id } }),
      rival.call('startTraining', { params: { id: training.id } }),
      rival.call('requestToJoin', { params }),
      rival.call('getJoinRequest', { params }),
      rival.call('streamGame', { params }),
      rival.call('getNewspaper', { params }),
      rival.call('restartGame', { params, body: { decisions: 'clear' } }),
      player.call('restartGame', { params, body: { decisions: 'clear' } }),
      player.call('configureGame', { params, body: { nbTurns: 9 } }),
    ]
    const refusals = await Promise.all(calls.map(refusedWith))
    expect(new Set(refusals)).toEqual(new Set(['403 auth/forbidden']))
    expect(await refusedWith(rival.call('joinGame', { body: { game: game.id } }))).toBe('403 games/private')
  })

  it('is the only kind that its calls know', async () => {
    const game = await aGame(server, { players: ['joueur1'] })
    const player = await server.client('joueur1')
    for (const name of ['passSolo', 'restartSolo', 'deleteSolo', 'listSoloAttempts'] as const)
      expect(await refusedWith(player(name, { params: { id: game.id } }))).toBe('404 request/not-found')
  })

  it('can be deleted or copied by those who read it, and the copy is an ordinary game', async () => {
    const { owner, game, free } = await twoGames()
    const copy = await owner.call('duplicateGame', {
      params: { id: game.id },
      body: { name: 'Pour la classe' },
    })
    expect(copy).toMatchObject({ solo: null, admin: [{ username: owner.username }] })
    await root('deleteGame', { params: { id: free.id } })
  })
})

describe('an account that goes', () => {
  const gone = async (table: typeof games | typeof trainings, id: number) =>
    (await server.context.db.select({ id: table.id }).from(table).where(eq(table.id, id))).length === 0

  it('takes its solo games along, whoever erases it', async () => {
    const { player, game, free, owner, training } = await twoGames()
    const data = await player.call('exportUser', { params: { id: player.id } })
    expect(data.companies.map(company => company.game.id)).toEqual(expect.arrayContaining([game.id, free.id]))
    await player.call('eraseUser', { params: { id: player.id }, body: { currentPassword: player.username } })
    expect(await gone(games, game.id)).toBe(true)
    expect(await gone(games, free.id)).toBe(true)
    const params = { id: training.id }
    expect(await owner.call('getTraining', { params })).toMatchObject({ players: [], started: 0 })
    expect(await owner.call('listTrainingResults', { params })).toEqual([])
    expect(await server.context.db.select().from(users).where(eq(users.id, player.id))).toEqual([])
  })

  it('leaves its trainings to a super administrator, with the results of the class', async () => {
    const { owner, player, training, game } = await twoGames()
    await owner.call('eraseUser', { params: { id: owner.id }, body: { currentPassword: owner.username } })
    const params = { id: training.id }
    expect(await root('getTraining', { params })).toMatchObject({ owner: { username: 'superadmin' } })
    expect(await root('listTrainingResults', { params })).toMatchObject([{ game: { id: game.id } }])
    await player.call('passSolo', { params: { id: game.id } })
  })
})
