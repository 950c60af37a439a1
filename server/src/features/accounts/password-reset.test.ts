import { createClient } from '@trimestre/contract/client'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../../platform/log/log.ts'
import { anAccount } from '../../testing/build-game.ts'
import { lastMailTo } from '../../testing/outbox.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { spawnProduct } from '../../testing/spawn-product.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let clock = new Date('2026-03-02T10:00:00Z')
let logged = ''
let count = 0
let username = ''

beforeAll(async () => {
  const log = createLog(line => {
    logged += line
  })
  server = await startTestServer({ now: () => clock, log })
})
afterAll(() => server.stop())

beforeEach(async () => {
  count += 1
  username = `oublieux${count}`
  await anAccount(server, username)
})

const ask = async (email: string) => (await server.client())('requestPasswordReset', { body: { email } })

const tokenFor = async (name: string): Promise<string> => {
  await ask(`${name}@example.org`)
  const mail = await lastMailTo(server, `${name}@example.org`)
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const reset = async (token: string, password = 'nouveau', passwordConfirm = password) =>
  (await server.client())('resetPassword', { body: { token, password, passwordConfirm } })

const signIn = async (password: string) => (await server.client())('login', { body: { username, password } })

describe('requesting a password reset', () => {
  it('returns the same response for an unknown address, a username and a disabled account, and no mail', async () => {
    const disabled = await anAccount(server, `ferme${count}`)
    const root = await server.client('superadmin')
    await root('updateUser', { params: { id: disabled }, body: { enabled: false } })
    const named = { username: `${username}@ecole.org`, email: `autre${count}@example.org`, password: 'x' }
    await root('createUser', { body: { ...named, age: 20, role: 'USER' } })
    const sent = { message: 'LINK.PASSWORD_RESET.SENT' }
    expect(await ask(`${username}@example.org`)).toEqual(sent)
    const others = [`personne@example.org`, `${username}@ecole.org`, `ferme${count}@example.org`]
    for (const email of others) {
      expect(await ask(email)).toEqual(sent)
      expect(await lastMailTo(server, email)).toBeUndefined()
    }
    expect(await lastMailTo(server, `autre${count}@example.org`)).toBeUndefined()
    expect(await lastMailTo(server, `${username}@example.org`)).toBeDefined()
  })

  it('makes the same writes whether or not the address is known', async () => {
    const writes = async (email: string) => {
      const before = await rowCounts()
      await ask(email)
      const after = await rowCounts()
      return after.map((rows, index) => rows - (before[index] ?? 0))
    }
    expect(await writes('inconnue@example.org')).toEqual(await writes(`${username}@example.org`))
  })

  it('requires an e-mail address', async () => {
    expect((await refusalOf(ask('pas une adresse'))).detail).toBe('Invalid email')
    const answer = await server.fetch('/api/password/reset-request', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":null}',
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ detail: 'Required' })
  })

  it('is refused after five requests an hour for an address in any case, known or not, on all processes', async () => {
    const env = { RATE_LIMIT: 'on' }
    const strict = await startTestServer({ env, isAlone: true })
    const product = await spawnProduct({
      ...env,
      DATA_DIR: strict.context.config.dataDir,
      DATABASE_URL: strict.databaseUrl,
      JWT_SECRET: strict.context.config.jwtSecret,
    })
    const clients = [strict.url, product.url].map(baseUrl => createClient({ baseUrl, getToken: () => null }))
    for (const address of ['joueur1@example.org', 'personne@example.org']) {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 8 }, (_, index) => {
          const email = index % 3 === 0 ? address.toUpperCase().replace('.ORG', '.org') : address
          return clients[index % 2]?.('requestPasswordReset', { body: { email } })
        }),
      )
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
      const refusal = await refusalOf(
        clients[0]?.('requestPasswordReset', { body: { email: address } }) ?? Promise.resolve(),
      )
      expect(refusal).toMatchObject({ status: 429, code: 'auth/too-many-resets' })
      expect(refusal.retryAfter).toBeGreaterThan(3500)
    }
    await product.stop()
    await strict.stop()
  })
})

describe('choosing another password', () => {
  it('works once, and ends every session', async () => {
    const session = await signIn(username)
    const token = await tokenFor(username)
    await reset(token, 'nouveau')
    expect(await refusedWith(signIn(username))).toBe('401 auth/bad-credentials')
    expect((await signIn('nouveau')).user.username).toBe(username)
    const renewal = (await server.client())('refreshToken', {
      body: { refresh_token: session.refresh_token },
    })
    expect(await refusedWith(renewal)).toBe('401 auth/refresh-refused')
    const old = createClient({ baseUrl: server.url, getToken: () => session.token })
    expect(await refusedWith(old('listRoles'))).toBe('401 auth/required')
    expect(await refusedWith(reset(token, 'encore'))).toBe('422 auth/reset-refused')
  })

  it('works for one of several requests that use the same link at once', async () => {
    const token = await tokenFor(username)
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(password => reset(token, password)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('works for an hour, with the newest link only', async () => {
    const first = await tokenFor(username)
    const second = await tokenFor(username)
    expect(second).not.toBe(first)
    expect(await refusedWith(reset(first))).toBe('422 auth/reset-refused')
    clock = new Date(clock.getTime() + 3_599_000)
    await reset(second)
    const third = await tokenFor(username)
    clock = new Date(clock.getTime() + 3_600_000)
    expect(await refusedWith(reset(third))).toBe('422 auth/reset-refused')
  })

  it('does not work once the account is disabled or has another address', async () => {
    const root = await server.client('superadmin')
    const user = (await root('listPlayers')).find(player => player.username === username)
    const params = { id: user?.id ?? 0 }
    const token = await tokenFor(username)
    await root('updateUser', { params, body: { enabled: false } })
    expect(await refusedWith(reset(token))).toBe('422 auth/reset-refused')
    await root('updateUser', { params, body: { enabled: true, email: `change${count}@example.org` } })
    expect(await refusedWith(reset(token))).toBe('422 auth/reset-refused')
  })

  it('requires a valid link and the same password twice', async () => {
    for (const token of ['', 'x', 'é\0', 'a'.repeat(5000)]) {
      expect((await refusalOf(reset(token))).status).toBe(422)
    }
    const token = await tokenFor(username)
    const refusal = await refusalOf(reset(token, 'un', 'deux'))
    expect(refusal.violations).toMatchObject([
      { propertyPath: 'passwordConfirm', message: 'Passwords dont match' },
    ])
    await reset(token)
  })

  it('applies the password rule of the installation', async () => {
    const strict = await startTestServer({ env: { PASSWORD_MIN_LENGTH: '12' }, isAlone: true })
    const anonymous = await strict.client()
    await anonymous('requestPasswordReset', { body: { email: 'joueur1@example.org' } })
    const mail = await lastMailTo(strict, 'joueur1@example.org')
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const choose = (password: string) =>
      anonymous('resetPassword', { body: { token, password, passwordConfirm: password } })
    expect((await refusalOf(choose('court'))).violations[0]?.propertyPath).toBe('password')
    await choose('une longue phrase')
    await strict.stop()
  })

  it('puts the token in the mail only, neither in the database nor in the log', async () => {
    const token = await tokenFor(username)
    await reset(token)
    await refusalOf(reset(token))
    const client = new pg.Client({ connectionString: server.databaseUrl })
    await client.connect()
    const { rows } = await client.query('select * from mails, one_time_tokens')
    await client.end()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(logged).toContain('password.reset')
    expect(logged).not.toContain(token)
  })
})

/** Counts the rows of the tables to which a request may write. */
async function rowCounts(): Promise<number[]> {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    'select (select count(*) from mails)::int as mails, (select count(*) from one_time_tokens)::int as tokens',
  )
  await client.end()
  return Object.values(rows[0])
}
