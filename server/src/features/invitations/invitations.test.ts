import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await anAccount(server, 'autreadmin', 'ROLE_ADMIN')
})
afterAll(() => server.stop())

const idOf = async (username: string): Promise<number> => (await server.session(username)).user.id
const names = (users: { username: string }[]) => users.map(user => user.username)

describe('inviting players', () => {
  it('moves them from those who can be invited to those assigned, however they are named', async () => {
    const game = await aGame(server)
    const admin = await server.client('admin')
    const params = { gameId: game.id }
    const [one, two, three] = await Promise.all(['joueur1', 'joueur2', 'joueur3'].map(idOf))
    const body = [one ?? 0, `/api/v1/users/${two}`, { id: three, username: 'joueur3' }]
    const answer = await admin('invite', { params, body })
    expect(answer.message).toBe("L'invitation a ete envoye au(x) joueur(s)")
    expect(names(answer.users)).toEqual(['joueur1', 'joueur2', 'joueur3'])
    expect(names(await admin('listAssignedUsers', { params }))).toEqual(['joueur1', 'joueur2', 'joueur3'])
    const free = names(await admin('listUnassignedUsers', { params }))
    expect(free).toContain('joueur4')
    expect(free).not.toContain('joueur1')
    expect((await admin('getGame', { params: { id: game.id } })).companies).toEqual([])
  })

  it('keeps those already assigned, also those who joined uninvited', async () => {
    const game = await aGame(server)
    await (await server.client('joueur4'))('joinGame', { body: { game: game.id } })
    const admin = await server.client('admin')
    const params = { gameId: game.id }
    const body = [await idOf('joueur4')]
    await admin('invite', { params, body })
    await admin('invite', { params, body: [...body, ...body] })
    expect(names(await admin('listAssignedUsers', { params }))).toEqual(['joueur4'])
  })

  it('does not offer disabled accounts', async () => {
    const game = await aGame(server)
    const id = await anAccount(server, 'endormi')
    const root = await server.client('superadmin')
    await root('updateUser', { params: { id }, body: { enabled: false } })
    expect(names(await root('listUnassignedUsers', { params: { gameId: game.id } }))).not.toContain('endormi')
  })

  it('refuses an empty list, another shape, unknown people and staff', async () => {
    const game = await aGame(server)
    const admin = await server.client('admin')
    const params = { gameId: game.id }
    const bodies: unknown[] = [[], {}, null, ['x'], [99_999], [await idOf('admin')]]
    for (const body of bodies) {
      expect(await refusedWith(admin('invite', { params, body: body as number[] }))).toBe(
        '422 request/invalid',
      )
    }
    const mixed = [await idOf('joueur1'), await idOf('admin')]
    const refusal = await refusalOf(admin('invite', { params, body: mixed }))
    expect(refusal.violations.map(violation => violation.propertyPath)).toEqual(['[1]'])
    expect(await admin('listAssignedUsers', { params })).toEqual([])
  })

  it('is for the administrators of the game', async () => {
    const game = await aGame(server)
    const params = { gameId: game.id }
    const body = [await idOf('joueur1')]
    for (const name of ['autreadmin', 'joueur1']) {
      const client = await server.client(name)
      const calls = [
        () => client('invite', { params, body }),
        () => client('listAssignedUsers', { params }),
        () => client('listUnassignedUsers', { params }),
      ]
      for (const call of calls) expect(await refusedWith(call())).toBe('403 auth/forbidden')
    }
    expect(await refusedWith((await server.client())('invite', { params, body }))).toBe('401 auth/required')
    const root = await server.client('superadmin')
    expect(await refusedWith(root('invite', { params: { gameId: 99_999 }, body }))).toBe(
      '404 request/not-found',
    )
  })
})
