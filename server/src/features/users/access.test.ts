import { afterAll, beforeAll, expect, it } from 'vitest'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
  await anAccount(server, 'autreadmin', 'ROLE_ADMIN')
})
afterAll(() => server.stop())

const issue = async (by: string, id: number) => (await server.client(by))('issueAccess', { params: { id } })
const signIn = async (username: string, password: string) =>
  (await server.client())('login', { body: { username, password } })

it('a new access of a player replaces the password and ends the sessions, and is recorded', async () => {
  await anAccount(server, 'distraite')
  const { id } = await aGame(server, { players: ['distraite'] })
  const { user, token } = await server.session('distraite')
  const access = await issue('admin', user.id)
  expect(access).toMatchObject({
    username: 'distraite',
    password: expect.stringMatching(/^[a-z]+-[a-z]+-\d+/),
  })
  const headers = { authorization: `Bearer ${token}` }
  expect((await server.fetch(`/api/v1/games/${id}`, { headers })).status).toBe(401)
  expect(await refusedWith(signIn('distraite', 'distraite'))).toBe('401 auth/bad-credentials')
  expect((await signIn('distraite', access.password)).user.id).toBe(user.id)
  const root = await server.client('superadmin')
  const audit = await root('listAudit', { query: { call: 'issueAccess' } })
  expect(audit['hydra:member'].map(({ details }) => details)).toEqual([{ id: String(user.id) }])
  expect(JSON.stringify(audit)).not.toContain(access.password)
})

it('a player who came with a nickname gets one from the administrator of the game', async () => {
  const { joinCode } = await aGame(server)
  const body = { code: joinCode ?? '', nickname: 'Sacha' }
  const { user } = await (await server.client())('joinByNickname', { body })
  const { password } = await issue('admin', user.id)
  expect((await signIn('sacha', password)).user.passwordless).toBe(false)
})

it('others have no right to it, and accounts of staff are excepted', async () => {
  const player = await anAccount(server, 'tranquille')
  await aGame(server, { players: ['tranquille'] })
  const { user: admin } = await server.session('admin')
  expect(await refusedWith(issue('autreadmin', player))).toBe('403 auth/forbidden')
  expect(await refusedWith(issue('tranquille', player))).toBe('403 auth/forbidden')
  expect(await refusedWith(issue('admin', admin.id))).toBe('403 auth/forbidden')
  expect(await refusedWith(issue('superadmin', admin.id))).toBe('403 auth/forbidden')
})
