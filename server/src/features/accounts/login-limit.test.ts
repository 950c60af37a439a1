import { afterEach, beforeEach, expect, it } from 'vitest'
import { refusalOf } from '../../testing/refusals.ts'
import { spawnProduct } from '../../testing/spawn-product.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createLoginLimit, limitRegistration } from './login-limit.ts'
import { checkCredentials } from './service.ts'

let server: TestServer
let clock: Date

beforeEach(async () => {
  clock = new Date()
  server = await startTestServer({ now: () => clock, env: { RATE_LIMIT: 'on' } })
})
afterEach(() => server.stop())

const moveClock = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

const signIn = async (username: string, password: string) =>
  (await server.client())('login', { body: { username, password } })

/** Signs in from an address: `in`, or the refusal with the seconds to wait. */
async function attempt(username: string, address: string, password: string): Promise<string> {
  const limit = createLoginLimit(server.context)
  return limit(username, address, () => checkCredentials(server.context, username, password)).then(
    () => 'in',
    (error: { code?: string; retryAfter?: number }) => `${error.code} ${error.retryAfter}`,
  )
}

it('counts failures of a name from an address over all processes, and says how long to wait', async () => {
  const { databaseUrl: DATABASE_URL, context } = server
  const other = await spawnProduct({ DATABASE_URL, DATA_DIR: context.config.dataDir, RATE_LIMIT: 'on' })
  const elsewhere = (password: string) =>
    fetch(`${other.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'joueur1', password }),
    })
  for (let count = 0; count < 5; count += 1) {
    expect((await refusalOf(signIn('joueur1', 'faux'))).status).toBe(401)
    expect((await elsewhere('faux')).status).toBe(401)
  }
  const refused = await refusalOf(signIn('Joueur1', 'joueur1'))
  expect(refused).toMatchObject({ status: 429, code: 'auth/too-many-attempts' })
  expect((await elsewhere('joueur1')).status).toBe(429)
  await other.stop()
  moveClock(899)
  expect(await refusalOf(signIn('joueur1', 'joueur1'))).toMatchObject({ status: 429 })
  moveClock(60)
  expect((await signIn('joueur1', 'joueur1')).user.username).toBe('joueur1')
})

it('writes nothing when people sign in', async () => {
  await signIn('joueur2', 'joueur2')
  const { rows } = await server.context.db.$client.query('select * from attempts')
  expect(rows).toEqual([])
})

it('stops an address after a hundred failures over all names, for exactly the rest of the quarter', async () => {
  await server.context.db.$client.query(
    "insert into attempts values ('login-address:10.0.0.1', 100, $1, $2)",
    [clock, new Date(clock.getTime() + 900_000)],
  )
  moveClock(100)
  expect(await attempt('joueur1', '10.0.0.1', 'joueur1')).toBe('auth/too-many-attempts 800')
  expect(await attempt('joueur1', '10.0.0.2', 'joueur1')).toBe('in')
  moveClock(800)
  expect(await attempt('joueur1', '10.0.0.1', 'joueur1')).toBe('in')
})

it.each([
  [50, 1],
  [53, 8],
  [1000, 60],
])(
  'after %i failures of a name from anywhere its owner waits %i seconds, never longer',
  async (count, seconds) => {
    await server.context.db.$client.query("insert into attempts values ('login-name:joueur1', $1, $2, $3)", [
      count,
      clock,
      new Date(clock.getTime() + 900_000),
    ])
    expect(await attempt('joueur1', '10.0.0.9', 'joueur1')).toBe(`auth/too-many-attempts ${seconds}`)
    moveClock(seconds)
    expect(await attempt('joueur1', '10.0.0.9', 'joueur1')).toBe('in')
  },
)

it('takes three hundred registrations from an address in an hour', async () => {
  for (let count = 0; count < 300; count += 1) await limitRegistration(server.context, '10.0.0.1')
  moveClock(600)
  const refused = limitRegistration(server.context, '10.0.0.1')
  await expect(refused).rejects.toMatchObject({ code: 'auth/too-many-attempts', retryAfter: 3000 })
  await limitRegistration(server.context, '10.0.0.2')
  moveClock(3000)
  await limitRegistration(server.context, '10.0.0.1')
})
