import { afterAll, beforeAll, expect, it } from 'vitest'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { REGISTRATION: 'closed' } })
})
afterAll(() => server.stop())

it('refuses to open accounts where the school has closed registration, whatever is sent', async () => {
  const anonymous = await server.client()
  const body = {
    username: 'dehors',
    firstName: 'D',
    lastName: 'D',
    age: 20,
    email: 'dehors@example.org',
    password: 'dehors',
  }
  expect(await refusedWith(anonymous('register', { body }))).toBe('403 auth/registration-closed')
  expect(await refusedWith(anonymous('register', { body: {} as typeof body }))).toBe(
    '403 auth/registration-closed',
  )
  expect(await anonymous('describeOidc')).toMatchObject({ registration: false })
})

it('leaves staff the making of accounts, and those accounts their games', async () => {
  await anAccount(server, 'dedans')
  const { id } = await aGame(server, { players: ['dedans'] })
  expect(id).toBeGreaterThan(0)
})
