import { criteria } from '@trimestre/engine'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import { companies, gameCriteria, rounds } from '../../platform/db/schema.ts'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await anAccount(server, 'autreadmin', 'ROLE_ADMIN')
})
afterAll(() => server.stop())

const as = (name?: string) => server.client(name)
const idOf = async (username: string): Promise<number> => (await server.session(username)).user.id

describe('creating a game', () => {
  it('opens the first quarter, with every criterion and Impôt once', async () => {
    const game = await (await as('superadmin'))('createGame', { body: { name: 'Promo 2026' } })
    expect(game.rounds.map(({ roundNb, etat }) => [roundNb, etat])).toEqual([
      [1, 0],
      [2, 1],
    ])
    expect(game).toMatchObject({
      private: false,
      nbTurns: null,
      levelMax: 4,
      levelGame: null,
      phase: 'Lancement',
      currentTrimestre: 1,
      finished: false,
      admin: [],
      product: null,
    })
    expect(game.eventGames.map(({ event, nbTour, privacy }) => [event.name, nbTour, privacy])).toEqual([
      ['Impôt', 1, true],
    ])
    const [row] = await server.context.db
      .select({ count: count() })
      .from(gameCriteria)
      .where(eq(gameCriteria.gameId, game.id))
    expect(row?.count).toBe(criteria.length)
  })

  it('accepts administrators by username, id, IRI or object, and tries the username first', async () => {
    const root = await as('superadmin')
    const id = await idOf('admin')
    const digits = await root('createUser', {
      body: { username: String(id), email: 'chiffres@example.org', password: 'x', age: 30, role: 'ADMIN' },
    })
    const forms: [unknown, number][] = [
      ['ADMIN', id],
      [id, id],
      [`/api/v1/users/${id}`, id],
      [{ id }, id],
      [{ '@id': `/api/v1/users/${id}` }, id],
      [String(id), digits.id],
    ]
    for (const [reference, expected] of forms) {
      const game = await root('createGame', { body: { name: 'x', admins: [reference as string] } })
      expect(game.admin.map(user => user.id)).toEqual([expected])
    }
  })

  it('refuses unknown administrators and products, and levels out of bounds', async () => {
    const root = await as('superadmin')
    const refused = async (admins: string[]) => {
      const refusal = await refusalOf(root('createGame', { body: { name: 'x', admins } }))
      return refusal.violations.map(violation => violation.propertyPath)
    }
    expect(await refused(['admin', 'joueur1', 'personne'])).toEqual(['admins[1]', 'admins[2]'])
    expect(await refused(['admin', 'nul\0', '/api/v1/products/1'])).toEqual(['admins[1]', 'admins[2]'])
    const bad = [
      { id_product: 9999 },
      { levelMax: 2, levelGame: 3 },
      { nbTurns: 0 },
      { nbTurns: 2.5 },
      { phase: 'Fin' },
    ]
    for (const fields of bad) {
      const call = root('createGame', { body: { name: 'x', ...fields } as { name: string } })
      expect(await refusedWith(call)).toBe('422 request/invalid')
    }
    expect((await refusalOf(root('createGame', { body: {} as { name: string } }))).detail).toBe('Required')
  })

  it('is for super administrators only', async () => {
    for (const name of ['admin', 'joueur1']) {
      const call = (await as(name))('createGame', { body: { name: 'x' } })
      expect(await refusedWith(call)).toBe('403 auth/forbidden')
    }
    expect(await refusedWith((await as())('createGame', { body: { name: 'x' } }))).toBe('401 auth/required')
  })
})

describe('configuring a game', () => {
  it('merges the given fields, accepts numeric strings, and keeps quarters and level when they are null', async () => {
    const game = await aGame(server, { nbTurns: 6, levelGame: 2 })
    const admin = await as('admin')
    const params = { id: game.id }
    const changed = await admin('configureGame', { params, body: { nbTurns: '8', phase: 'Croissance' } })
    expect(changed).toMatchObject({ nbTurns: 8, levelGame: 2, phase: 'Croissance', name: game.name })
    const root = await as('superadmin')
    const body = { name: 'Renommé', nbTurns: null, levelGame: null }
    const kept = await root('configureGame', { params, body })
    expect(kept).toMatchObject({ name: 'Renommé', nbTurns: 8, levelGame: 2, product: changed.product })
  })

  it('ignores administrators sent by an administrator, and replaces them for a super administrator', async () => {
    const game = await aGame(server)
    const params = { id: game.id }
    const body = { admins: ['autreadmin'] }
    const same = await (await as('admin'))('configureGame', { params, body })
    expect(same.admin.map(user => user.username)).toEqual(['admin'])
    const changed = await (await as('superadmin'))('configureGame', { params, body })
    expect(changed.admin.map(user => user.username)).toEqual(['autreadmin'])
    expect(await refusedWith((await as('admin'))('configureGame', { params, body: {} }))).toBe(
      '403 auth/forbidden',
    )
  })

  it('refuses levels above the highest and fewer quarters than have passed', async () => {
    const game = await aGame(server)
    const admin = await as('admin')
    const params = { id: game.id }
    const level = await refusalOf(admin('configureGame', { params, body: { levelGame: 5 } }))
    expect(level.violations[0]?.message).toBe('Niveau hors des bornes')
    expect(await refusedWith(admin('configureGame', { params, body: { levelMax: 3 } }))).toBe(
      '422 request/invalid',
    )
    const { db } = server.context
    await db.transaction(async tx => {
      await tx.update(rounds).set({ etat: 0, state: 'published' }).where(eq(rounds.gameId, game.id))
      await tx.insert(rounds).values([
        { gameId: game.id, roundNb: 3, etat: 0, state: 'published' },
        { gameId: game.id, roundNb: 4, etat: 1, state: 'open' },
      ])
      await raiseGameRevisions(tx, [game.id])
    })
    const fewer = await refusalOf(admin('configureGame', { params, body: { nbTurns: 1 } }))
    expect(fewer.violations[0]).toMatchObject({ propertyPath: 'nbTurns', code: 'validation/quarters' })
    expect(await admin('configureGame', { params, body: { nbTurns: 2 } })).toMatchObject({
      nbTurns: 2,
      finished: true,
      currentTrimestre: 3,
    })
  })

  it('is refused to other administrators, players and anonymous visitors', async () => {
    const game = await aGame(server)
    const params = { id: game.id }
    for (const name of ['autreadmin', 'joueur1']) {
      const call = (await as(name))('configureGame', { params, body: { nbTurns: 3 } })
      expect(await refusedWith(call)).toBe('403 auth/forbidden')
    }
    expect(await refusedWith((await as())('configureGame', { params, body: {} }))).toBe('401 auth/required')
    expect(
      await refusedWith((await as('admin'))('configureGame', { params: { id: 99_999 }, body: {} })),
    ).toBe('404 request/not-found')
  })
})

describe('reading games', () => {
  it('lists their own games to an administrator, and all games to a super administrator', async () => {
    const game = await aGame(server, { administrators: ['autreadmin'] })
    const adminId = await idOf('autreadmin')
    const own = await (await as('autreadmin'))('listAdministeredGames', { params: { adminId } })
    expect(own.map(({ id }) => id)).toContain(game.id)
    const other = (await as('admin'))('listAdministeredGames', { params: { adminId } })
    expect(await refusedWith(other)).toBe('403 auth/forbidden')
    const admins = await (await as('admin'))('listGames')
    expect(admins.map(({ id }) => id)).not.toContain(game.id)
    const all = await (await as('superadmin'))('listAllGames')
    expect(all.map(({ id }) => id)).toContain(game.id)
    expect(await refusedWith((await as('admin'))('listAllGames'))).toBe('403 auth/forbidden')
    expect(await refusedWith((await as('joueur1'))('listAllGames'))).toBe('403 auth/forbidden')
  })

  it('shows players the public games and the private ones they are invited to or have joined', async () => {
    const open = await aGame(server)
    const invitedTo = await aGame(server, { private: true, invited: ['joueur1'] })
    const joined = await aGame(server, { private: true, players: ['joueur1'] })
    const hidden = await aGame(server, { private: true, players: ['joueur2'] })
    const player = await as('joueur1')
    const list = new Map((await player('listGames')).map(game => [game.id, game]))
    expect(list.get(open.id)).toMatchObject({ invited: false, joined: false, companyId: null })
    expect(list.get(invitedTo.id)).toMatchObject({ invited: true, joined: false, companyId: null })
    expect(list.get(joined.id)).toMatchObject({ joined: true, companyId: joined.companies[0]?.id })
    expect(list.has(hidden.id)).toBe(false)
    expect(await refusedWith(player('getGame', { params: { id: hidden.id } }))).toBe('403 auth/forbidden')
    expect((await player('getGame', { params: { id: joined.id } })).companies).toHaveLength(1)
    expect(JSON.stringify(list.get(open.id))).not.toContain('@example.org')
  })

  it('requires sign-in', async () => {
    expect(await refusedWith((await as())('listGames'))).toBe('401 auth/required')
    expect(await refusedWith((await as())('getGame', { params: { id: 1 } }))).toBe('401 auth/required')
  })
})

describe('assigning an administrator', () => {
  it('adds an administrator, and changes nothing when repeated', async () => {
    const game = await aGame(server)
    const root = await as('superadmin')
    const query = { gameId: game.id, adminId: await idOf('autreadmin') }
    await root('assignAdministrator', { query })
    const changed = await root('assignAdministrator', { query })
    expect(changed.admin.map(user => user.username)).toEqual(['admin', 'autreadmin'])
  })

  it('refuses players, unknown users, missing parameters and callers other than super administrators', async () => {
    const game = await aGame(server)
    const root = await as('superadmin')
    const player = { gameId: game.id, adminId: await idOf('joueur1') }
    expect(await refusedWith(root('assignAdministrator', { query: player }))).toBe('422 request/invalid')
    expect(await refusedWith(root('assignAdministrator', { query: { ...player, adminId: 99_999 } }))).toBe(
      '422 request/invalid',
    )
    expect(await refusedWith(root('assignAdministrator', { query: { ...player, gameId: 99_999 } }))).toBe(
      '404 request/not-found',
    )
    const missing = await server.fetch('/api/game/assignAdmin', { as: 'superadmin', method: 'POST' })
    expect(missing.status).toBe(422)
    expect(await refusedWith((await as('admin'))('assignAdministrator', { query: player }))).toBe(
      '403 auth/forbidden',
    )
  })
})

describe('deleting a game', () => {
  it('removes the game with its companies, once', async () => {
    const game = await aGame(server, { players: ['joueur1'] })
    const root = await as('superadmin')
    const params = { id: game.id }
    expect(await refusedWith((await as('admin'))('deleteGame', { params }))).toBe('403 auth/forbidden')
    await root('deleteGame', { params })
    expect(await refusedWith(root('deleteGame', { params }))).toBe('404 request/not-found')
    const left = await server.context.db.select().from(companies).where(eq(companies.gameId, game.id))
    expect(left).toEqual([])
  })
})
