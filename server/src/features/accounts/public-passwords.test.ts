import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../platform/db/schema.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createAccount, hashPassword } from '../users/service.ts'

// The settings of this server allow public passwords on this machine only, and somebody has put a proxy in front of it.

let server: TestServer
let asked: TestServer

beforeAll(async () => {
  server = await startTestServer({ isAlone: true, env: { DEMO_ACCOUNTS: '' } })
  asked = await startTestServer({ isAlone: true, env: { DEMO_ACCOUNTS: '1' } })
})
afterAll(async () => {
  await server.stop()
  await asked.stop()
})

type Headers = Record<string, string>

const send = (url: string, payload: object, headers: Headers, to = server) =>
  to.app.inject({ method: 'POST', url, headers, payload })

const signIn = (username: string, password: string, headers: Headers, to = server) =>
  send('/api/login', { username, password }, headers, to)

const fromElsewhere: Headers[] = [
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-proto': 'https' },
  { 'X-Forwarded-Host': 'localhost' },
  { 'x-real-ip': '203.0.113.9' },
  { forwarded: 'for=203.0.113.9' },
  { via: '1.1 proxy' },
  { 'cf-connecting-ip': '203.0.113.9' },
  { host: 'jeu.ecole.example' },
  { host: '192.168.1.4:3000' },
  { host: 'localhost.ecole.example' },
  { host: '127.0.0.1.ecole.example:3000' },
  { host: 'localhost@jeu.ecole.example' },
  { host: '[2001:db8::1]:3000' },
  { host: 'localhost:3000', origin: 'https://jeu.ecole.example' },
  { host: 'localhost:3000', origin: 'null' },
]

const fromHere: Headers[] = [
  {},
  { host: 'localhost:5173', origin: 'http://localhost:5173' },
  { host: '127.0.0.1:3000' },
  { host: '127.0.0.1', origin: 'http://127.0.0.1' },
  { host: '[::1]:8080' },
  { host: 'LOCALHOST:80' },
  { host: 'trimestre.localhost:3000' },
]

describe('a public password', () => {
  it.each(fromElsewhere)('is refused for a request with %j', async headers => {
    const refused = await signIn('superadmin', 'superadmin', headers)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth/public-password'])
    expect((await signIn('SUPERADMIN@example.org', 'superadmin', headers)).statusCode).toBe(403)
    expect((await signIn('superadmin', 'faux', headers)).statusCode).toBe(401)
  })

  it.each(fromHere)('signs in on this machine: %j', async headers => {
    expect((await signIn('superadmin', 'superadmin', headers)).statusCode).toBe(200)
  })

  it.each(fromElsewhere)('signs in from elsewhere where DEMO_ACCOUNTS=1 allows it: %j', async headers => {
    expect((await signIn('superadmin', 'superadmin', headers, asked)).statusCode).toBe(200)
  })
})

describe('a short password', () => {
  const player = (username: string, password: string) => ({
    username,
    firstName: 'Nina',
    lastName: 'Ouvrard',
    age: 21,
    email: `${username}@example.org`,
    password,
    passwordConfirm: password,
    terms: true,
  })
  const elsewhere = { 'x-forwarded-for': '203.0.113.9' }

  it('is refused at registration from elsewhere', async () => {
    expect((await send('/api/user/register', player('a', 'a'), elsewhere)).statusCode).toBe(422)
    expect((await send('/api/user/register', player('a', 'motdepasse123'), elsewhere)).statusCode).toBe(422)
    expect((await send('/api/user/register', player('a', 'phrase bien à moi'), elsewhere)).statusCode).toBe(
      201,
    )
    expect((await send('/api/user/register', player('b', 'b'), {})).statusCode).toBe(201)
    expect((await signIn('b', 'b', elsewhere)).statusCode).toBe(403)
  })

  it('is refused from elsewhere when users change their own and when accounts are created', async () => {
    const { token, user } = (await signIn('superadmin', 'superadmin', {})).json()
    const headers = { ...elsewhere, authorization: `Bearer ${token}` }
    const change = { currentPassword: 'superadmin', password: 'court', passwordConfirm: 'court' }
    expect((await send(`/api/v1/users/${user.id}/password`, change, headers)).statusCode).toBe(422)
    const made = { ...player('c', 'c'), role: 'ROLE_USER' }
    const rows = await send('/api/v1/multiple_users', [made], headers)
    expect(rows.statusCode).toBe(422)
    expect(JSON.stringify(rows.json().violations)).toContain('weak')
  })
})

// Passwords outlive the settings under which they were allowed.

const outside = { PUBLIC_URL: 'https://jeu.ecole.example', TRUST_PROXY: '1', DEMO_ACCOUNTS: '' }

describe.each<[string, NodeJS.ProcessEnv, Headers]>([
  ['behind a proxy named in the settings', outside, {}],
  ['open to a classroom', { HOST: '0.0.0.0', DEMO_ACCOUNTS: '0' }, { host: '192.168.1.4:3000' }],
  ['that allows short passwords', { ...outside, PASSWORD_MIN_LENGTH: '1' }, {}],
  ['behind a proxy that no setting names', { DEMO_ACCOUNTS: '' }, { 'x-forwarded-for': '203.0.113.9' }],
])('a server %s', (_, env, headers) => {
  let open: TestServer
  beforeAll(async () => {
    open = await startTestServer({ isAlone: true, env })
    const role = 'ROLE_USER'
    const account = { username: 'Nina', email: 'lea.petit@example.org', passwordHash: '', role } as const
    await open.context.db.transaction(tx => createAccount(tx, account))
  })
  afterAll(() => open.stop())

  const tryPassword = async (password: string) => {
    const passwordHash = await hashPassword(open.context, password)
    await open.context.db.update(users).set({ passwordHash }).where(eq(users.username, 'Nina'))
    return signIn('lea.petit@example.org', password, headers, open)
  }

  it.each([
    ['a demo password', 'superadmin'],
    ['a demo password in another case', 'SuperAdmin'],
    ['the username', 'nina'],
    ['the address', 'Lea.Petit@example.org'],
    ['the part of the address before the @', 'lea.petit'],
    ['a common password', 'motdepasse123'],
    ['a short common password', 'azerty'],
  ])('refuses %s', async (_name, password) => {
    const refused = await tryPassword(password)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth/public-password'])
  })

  it('accepts a password that is not public', async () => {
    expect((await tryPassword('velo-du-rhone')).statusCode).toBe(200)
  })

  it('refuses a demo account that has been renamed', async () => {
    await open.context.db.update(users).set({ username: 'chef' }).where(eq(users.username, 'superadmin'))
    expect((await signIn('superadmin@example.org', 'superadmin', headers, open)).statusCode).toBe(403)
  })
})

it('refuses a password of one character from elsewhere', async () => {
  const passwordHash = await hashPassword(server.context, '1')
  await server.context.db.update(users).set({ passwordHash }).where(eq(users.username, 'joueur4'))
  expect((await signIn('joueur4', '1', { via: '1.1 proxy' })).statusCode).toBe(403)
  expect((await signIn('joueur4', '1', {})).statusCode).toBe(200)
})

it('refuses to enable a disabled demo account on a public server as long as its password is public', async () => {
  const open = await startTestServer({ isAlone: true, env: outside })
  const { db } = open.context
  await db.update(users).set({ enabled: false }).where(eq(users.username, 'admin'))
  const passwordHash = await hashPassword(open.context, 'une phrase bien à moi')
  await db.update(users).set({ passwordHash }).where(eq(users.username, 'superadmin'))
  const { token } = (await signIn('superadmin', 'une phrase bien à moi', {}, open)).json()
  const enable = async (id: number) => {
    const headers = { authorization: `Bearer ${token}` }
    const url = `/api/v1/users/${id}`
    return (await open.app.inject({ method: 'PUT', url, headers, payload: { enabled: true } })).statusCode
  }
  const [admin] = await db.select().from(users).where(eq(users.username, 'admin'))
  expect(await enable(admin?.id ?? 0)).toBe(403)
  await db.update(users).set({ passwordHash }).where(eq(users.username, 'admin'))
  expect(await enable(admin?.id ?? 0)).toBe(200)
  await open.stop()
})

it('refuses passwords that are easy to guess whatever the minimum length', async () => {
  const short = await startTestServer({ isAlone: true, env: { ...outside, PASSWORD_MIN_LENGTH: '8' } })
  const register = async (username: string, password: string) => {
    const body = {
      username,
      firstName: 'Jean',
      lastName: 'Pierre',
      age: 21,
      password,
      passwordConfirm: password,
    }
    const email = `${username}@ecole.example.org`
    return (await send('/api/user/register', { ...body, email, terms: true }, {}, short)).statusCode
  }
  expect(await register('jeanpierre', 'jeanpierre')).toBe(422)
  expect(await register('jeanpierre', 'password1234')).toBe(422)
  expect(await register('jeanpierre', 'Superadmin')).toBe(422)
  expect(await register('jeanpierre', 'huit-huit')).toBe(201)
  await short.stop()
})
