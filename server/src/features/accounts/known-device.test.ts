import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let clock = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  server = await startTestServer({
    isAlone: true,
    env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' },
    now: () => clock,
  })
})
afterAll(() => server.stop())

const send = (url: string, payload: object, cookie = '', more: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'x-forwarded-for': '203.0.113.7', ...(cookie !== '' && { cookie }), ...more },
    payload,
  })

const signIn = (username: string, password: string, cookie?: string, more?: Record<string, string>) =>
  send('/api/login', { username, password }, cookie, more)

const failuresOf = async () => {
  const { rows } = await server.context.db.$client.query('select key, count from attempts order by key')
  return Object.fromEntries(rows.map(({ key, count }) => [key.replace(/device:.{22}/, 'device:…'), count]))
}

/** Returns the cookie that a response sets, in the form in which a browser sends it back. */
const cookieOf = (answer: Awaited<ReturnType<typeof send>>): string =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''

it('a sign-in sets a signed cookie that is sent with no other call, and a refused sign-in sets none', async () => {
  const answer = await signIn('joueur1', 'joueur1')
  expect(answer.headers['set-cookie']).toMatch(
    /^trimestre_device=[\w-]+\.[\w-]{43}; Path=\/api\/login; HttpOnly; SameSite=Strict; Max-Age=34560000$/,
  )
  const https = await signIn('joueur1', 'joueur1', '', { 'x-forwarded-proto': 'https' })
  expect(https.headers['set-cookie']).toMatch(/; Secure$/)
  expect((await signIn('joueur1', 'faux')).headers['set-cookie']).toBeUndefined()
})

it('failures of a device known to the account are counted apart; any other cookie means no known device', async () => {
  await server.context.db.$client.query('delete from attempts')
  const mine = cookieOf(await signIn('joueur1', 'joueur1'))
  const others = cookieOf(await signIn('joueur2', 'joueur2'))
  const [text = '', mac = ''] = mine.split('.')
  const forged = Buffer.from('{"id":"x","accounts":[1,2,3,4,5,6,7,8],"at":1772445600}').toString('base64url')
  for (const cookie of [
    others,
    `${text}.${mac.slice(1)}`,
    `${text}.`,
    text,
    `trimestre_device=${forged}.${mac}`,
  ]) {
    expect((await signIn('joueur1', 'faux', cookie)).statusCode).toBe(401)
  }
  expect((await signIn('joueur1', 'faux', `a=b; ${mine}; c=d`)).statusCode).toBe(401)
  const userId = (await signIn('joueur1', 'joueur1', mine)).json().user.id
  expect(await failuresOf()).toMatchObject({
    'login:joueur1@203.0.113.7': 5,
    [`login-device:…:${userId}`]: 1,
  })
})

it('a shared computer is known to each of its accounts, by username or e-mail, also with a new password', async () => {
  const first = cookieOf(await signIn('joueur3', 'joueur3'))
  const both = cookieOf(await signIn('joueur4', 'joueur4', first))
  await server.context.db.$client.query('delete from attempts')
  await signIn('joueur3', 'faux', both)
  await signIn('JOUEUR4@example.org', 'faux', both)
  const { token, user } = (await signIn('joueur3', 'joueur3', both)).json()
  const body = { currentPassword: 'joueur3', password: 'nouveau', passwordConfirm: 'nouveau' }
  const changed = await send(`/api/v1/users/${user.id}/password`, body, '', {
    authorization: `Bearer ${token}`,
  })
  expect(changed.statusCode).toBe(204)
  await signIn('joueur3', 'joueur3', both)
  expect(Object.keys(await failuresOf()).filter(key => !key.startsWith('login-device:…:'))).toEqual([])
})

it('the cookie is valid for 400 days and renewed at each sign-in', async () => {
  const old = cookieOf(await signIn('joueur2', 'joueur2'))
  clock = new Date(clock.getTime() + 399 * 86_400_000)
  const renewed = cookieOf(await signIn('joueur2', 'joueur2', old))
  clock = new Date(clock.getTime() + 2 * 86_400_000)
  await server.context.db.$client.query('delete from attempts')
  await signIn('joueur2', 'faux', renewed)
  expect(Object.keys(await failuresOf())).toHaveLength(1)
  await signIn('joueur2', 'faux', old)
  expect(Object.keys(await failuresOf())).toHaveLength(4)
})

it('registration makes the device known to the new account', async () => {
  const answer = await send('/api/user/register', {
    username: 'nouvelle',
    firstName: 'Nina',
    lastName: 'Ouvrard',
    age: 21,
    email: 'nina@example.org',
    password: 'une phrase assez longue',
    passwordConfirm: 'une phrase assez longue',
    terms: true,
  })
  expect(answer.statusCode).toBe(201)
  await server.context.db.$client.query('delete from attempts')
  await signIn('nouvelle', 'faux', cookieOf(answer))
  expect(Object.keys(await failuresOf())).toHaveLength(1)
})
