import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  for (const name of ['premier', 'second', 'collegue']) await anAccount(server, name, 'ROLE_ADMIN')
})
afterAll(() => server.stop())

const change = async (administrator: string, id: number) => {
  const client = await server.client(administrator)
  return client('updateUser', { params: { id }, body: { firstName: 'Lina' } })
}
const mayChange = async (administrator: string, id: number): Promise<boolean> => {
  const answer = await refusedWith(change(administrator, id)).catch(() => 'ok')
  expect(['ok', '403 auth/forbidden']).toContain(answer)
  return answer === 'ok'
}
const who = async (id: number) => {
  const names = ['premier', 'second', 'collegue', 'superadmin']
  const able: string[] = []
  for (const name of names) if (await mayChange(name, id)) able.push(name)
  return able
}
const invite = async (administrator: string, gameId: number, id: number) =>
  (await server.client(administrator))('invite', { params: { gameId }, body: [id] })

async function made(administrator: string, username: string): Promise<number> {
  const client = await server.client(administrator)
  const email = `${username}@example.org`
  const body = { username, email, password: username, age: 20, role: 'ROLE_USER' as never }
  return (await client('createUser', { body })).id
}

describe('rights over a player’s account', () => {
  it('belong to the administrator who created it, whoever else invites the player', async () => {
    const id = await made('premier', 'fait1')
    expect(await who(id)).toEqual(['premier', 'superadmin'])
    const { id: gameId } = await aGame(server, { administrators: ['second'] })
    await invite('second', gameId, id)
    expect(await who(id)).toEqual(['premier', 'superadmin'])
    const player = await server.client('fait1')
    await player('joinGame', { body: { game: gameId } })
    expect(await who(id)).toEqual(['premier', 'superadmin'])
  })

  it('are assigned by each way of creating accounts', async () => {
    const client = await server.client('premier')
    const row = (username: string) => `${username};${username}@example.org;20`
    const imported = await client('importUsers', { body: { csv: `username;email;age\n${row('liste1')}` } })
    const body = [
      { username: 'liste2', email: 'liste2@example.org', password: 'x', age: 20, role: 'ROLE_USER' },
    ]
    const several = await client('createUsers', { body: body as never })
    const ids = ['users' in imported ? imported.users[0]?.id : undefined, several[0]?.id]
    for (const id of ids) expect(await who(id ?? 0)).toEqual(['premier', 'superadmin'])
  })

  it('belong to no administrator after self-registration until the first game takes the player', async () => {
    for (const way of ['invited', 'joined'] as const) {
      const anonymous = await server.client()
      const { user } = await anonymous('register', {
        body: {
          username: `seul-${way}`,
          firstName: 'S',
          lastName: 'S',
          age: 20,
          email: `${way}@example.org`,
          password: `seul-${way}`,
        },
      })
      expect(await who(user.id)).toEqual(['superadmin'])
      const { id: gameId } = await aGame(server, { administrators: ['premier'] })
      if (way === 'invited') await invite('premier', gameId, user.id)
      else await (await server.client(`seul-${way}`))('joinGame', { body: { game: gameId } })
      expect(await who(user.id)).toEqual(['premier', 'superadmin'])
      const { id: other } = await aGame(server, { administrators: ['second'] })
      await invite('second', other, user.id)
      expect(await who(user.id)).toEqual(['premier', 'superadmin'])
    }
  })

  it('are shared by administrators who run a game of the player together', async () => {
    const id = await made('premier', 'partage1')
    const { id: gameId } = await aGame(server, { administrators: ['premier', 'collegue'] })
    await invite('premier', gameId, id)
    await invite('collegue', gameId, id)
    expect(await who(id)).toEqual(['premier', 'collegue', 'superadmin'])
  })

  it('are not gained by inviting the player into a shared game, until the player joins it', async () => {
    const id = await made('premier', 'partage2')
    const { id: gameId } = await aGame(server, { administrators: ['premier', 'collegue'] })
    await invite('collegue', gameId, id)
    expect(await who(id)).toEqual(['premier', 'superadmin'])
    const player = await server.client('partage2')
    await player('joinGame', { body: { game: gameId } })
    expect(await who(id)).toEqual(['premier', 'collegue', 'superadmin'])
  })

  it('are not gained by seating the player in a shared game either, until the player joins it', async () => {
    const id = await made('premier', 'partage3')
    const { id: gameId } = await aGame(server, { administrators: ['premier', 'collegue'] })
    const colleague = await server.client('collegue')
    const [first, second] = await Promise.all(
      [0, 1].map(() => colleague('createSeat', { params: { id: gameId }, body: {} as never })),
    )
    const seat = (companyId = 0) =>
      colleague('setMember', { params: { id: companyId, userId: id }, body: { move: true } })
    await seat(first?.id)
    await seat(second?.id)
    expect(await who(id)).toEqual(['premier', 'superadmin'])
    await colleague('removeMember', { params: { id: second?.id ?? 0, userId: id } })
    expect(await who(id)).toEqual(['premier', 'superadmin'])
    await (await server.client('partage3'))('joinGame', { body: { game: gameId } })
    expect(await who(id)).toEqual(['premier', 'collegue', 'superadmin'])
    await seat(first?.id)
    expect(await who(id)).toEqual(['premier', 'collegue', 'superadmin'])
  })

  it('go to the administrator of the first game for accounts that a super administrator created', async () => {
    const id = await anAccount(server, 'supra1')
    expect(await who(id)).toEqual(['superadmin'])
    const { id: gameId } = await aGame(server, { administrators: [] })
    await invite('superadmin', gameId, id)
    expect(await who(id)).toEqual(['superadmin'])
    const { user } = await server.session('premier')
    const root = await server.client('superadmin')
    await root('assignAdministrator', { query: { gameId, adminId: user.id } })
    expect(await who(id)).toEqual(['premier', 'superadmin'])
  })

  it('allow deleting only one’s own players who are in no game', async () => {
    const id = await made('premier', 'efface2')
    const remove = async (name: string) => (await server.client(name))('deleteUser', { params: { id } })
    expect(await refusedWith(remove('second'))).toBe('403 auth/forbidden')
    await remove('premier')
  })

  it('pass to another administrator when the responsible one is deleted', async () => {
    const adminId = await anAccount(server, 'parti', 'ROLE_ADMIN')
    const id = await made('parti', 'orphelin')
    await (await server.client('superadmin'))('deleteUser', { params: { id: adminId } })
    expect(await who(id)).toEqual(['superadmin'])
    const { id: gameId } = await aGame(server, { administrators: ['second'] })
    await invite('second', gameId, id)
    expect(await who(id)).toEqual(['second', 'superadmin'])
    const { rows } = await server.context.db.execute(sql`select responsible_id from users where id = ${id}`)
    expect(rows).toEqual([{ responsible_id: (await server.session('second')).user.id }])
  })
})
