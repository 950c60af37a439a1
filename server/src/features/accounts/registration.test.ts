import { afterAll, beforeAll, expect, it } from 'vitest'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { REGISTRATION: 'closed' } })
})
afterAll(() => server.stop())

it('refuses registration when the school has closed it, whatever the request contains', async () => {
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

it('still lets staff create accounts, which can then play games', async () => {
  await anAccount(server, 'dedans')
  const { id } = await aGame(server, { players: ['dedans'] })
  expect(id).toBeGreaterThan(0)
})
