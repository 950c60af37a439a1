import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// A server whose settings let in this machine alone, in front of which somebody has put a proxy.

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
  it.each(fromElsewhere)('opens nothing for a request with %j', async headers => {
    const refused = await signIn('superadmin', 'superadmin', headers)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth/public-password'])
    expect((await signIn('SUPERADMIN@example.org', 'superadmin', headers)).statusCode).toBe(403)
    expect((await signIn('superadmin', 'faux', headers)).statusCode).toBe(401)
  })

  it.each(fromHere)('opens its account on this machine: %j', async headers => {
    expect((await signIn('superadmin', 'superadmin', headers)).statusCode).toBe(200)
  })

  it.each(fromElsewhere)('opens its account where DEMO_ACCOUNTS=1 asks for it: %j', async headers => {
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

  it('is refused from elsewhere, where one registers', async () => {
    expect((await send('/api/user/register', player('a', 'a'), elsewhere)).statusCode).toBe(422)
    expect((await send('/api/user/register', player('a', 'motdepasse123'), elsewhere)).statusCode).toBe(422)
    expect((await send('/api/user/register', player('a', 'phrase bien à moi'), elsewhere)).statusCode).toBe(
      201,
    )
    expect((await send('/api/user/register', player('b', 'b'), {})).statusCode).toBe(201)
    expect((await signIn('b', 'b', elsewhere)).statusCode).toBe(403)
  })

  it('is refused from elsewhere, where one changes one’s own and where accounts are made', async () => {
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
