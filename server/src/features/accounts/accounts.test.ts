import { createClient } from '@trimestre/contract/client'
import type { Session } from '@trimestre/contract/users'
import { eq } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '../../platform/auth/tokens.ts'
import { refreshTokens } from '../../platform/db/schema.ts'
import { anAccount } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let clock = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ now: () => clock })
})
afterAll(() => server.stop())

const signIn = async (username: string, password = username): Promise<Session> =>
  (await server.client())('login', { body: { username, password } })

const findTokens = (userId: number) =>
  server.context.db.select().from(refreshTokens).where(eq(refreshTokens.userId, userId))

const clientWith = (token: string) => createClient({ baseUrl: server.url, getToken: () => token })

const newPlayer = {
  username: 'nouvelle',
  firstName: 'Nina',
  lastName: 'Ouvrard',
  age: '21',
  email: 'Nina@example.org',
  password: 'secret',
  passwordConfirm: 'secret',
  terms: true,
  gender: 'female' as const,
}

describe('signing in', () => {
  it('returns tokens and the user, without a password', async () => {
    const session = await signIn('superadmin')
    expect(session.user.role.name).toBe('ROLE_SUPER_ADMIN')
    expect(session.data.roles).toEqual(['ROLE_SUPER_ADMIN'])
    expect(session.user.passwordless).toBe(false)
    const others = JSON.stringify(session, (name, value) => (name === 'passwordless' ? undefined : value))
    expect(others.toLowerCase()).not.toContain('password')
  })

  it('accepts the e-mail address, and any case', async () => {
    expect((await signIn('JOUEUR1@Example.ORG', 'joueur1')).user.username).toBe('joueur1')
  })

  it('returns the same response for a wrong password, an unknown name and a disabled account', async () => {
    const id = await anAccount(server, 'parti')
    const root = await server.client('superadmin')
    await root('updateUser', { params: { id }, body: { enabled: false } })
    const refusals = await Promise.all(
      [
        ['joueur1', 'faux'],
        ['personne', 'faux'],
        ['parti', 'parti'],
        ['nul\0', 'x'],
        ['joueur1', 'x'.repeat(5000)],
      ].map(([name = '', password = '']) => refusalOf(signIn(name, password))),
    )
    for (const refusal of refusals) {
      expect(refusal.status).toBe(401)
      expect(refusal.code).toBe('auth/bad-credentials')
      expect(refusal.detail).toBe('Utilisateur Ou Mot de passe Incorrecte')
    }
  })

  it('requires both fields', async () => {
    const answer = await server.fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"username":null}',
    })
    expect(answer.status).toBe(422)
    const problem = (await answer.json()) as { detail: string; violations: { propertyPath: string }[] }
    expect(problem.detail).toBe('Required')
    expect(problem.violations.map(violation => violation.propertyPath)).toEqual(['username', 'password'])
  })

  it('refuses failures with 429 after ten for a name and an address, and does not count successes', async () => {
    const strict = await startTestServer({ env: { RATE_LIMIT: 'on' } })
    const anonymous = await strict.client()
    const attempt = (username: string, password: string) =>
      anonymous('login', { body: { username, password } })
    await Promise.all(Array.from({ length: 12 }, () => attempt('joueur2', 'joueur2')))
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => refusalOf(attempt('joueur1', 'faux')).then(({ status }) => status)),
    )
    expect(answers.filter(status => status === 401)).toHaveLength(10)
    expect(answers.filter(status => status === 429)).toHaveLength(2)
    const refusal = await refusalOf(attempt('Joueur1', 'faux'))
    expect(refusal.code).toBe('auth/too-many-attempts')
    expect(refusal.retryAfter).toBeGreaterThan(0)
    expect((await attempt('Joueur1', 'joueur1')).user.username).toBe('joueur1')
    expect((await attempt('joueur3', 'joueur3')).user.username).toBe('joueur3')
    await strict.stop()
  })
})

describe('registering', () => {
  it('creates an enabled player whatever role the request names', async () => {
    const anonymous = await server.client()
    const body = { ...newPlayer, role: 'ROLE_SUPER_ADMIN', roles: ['ROLE_ADMIN'], enabled: false }
    const session = await anonymous('register', { body })
    expect(session.user.role.name).toBe('ROLE_USER')
    expect(session.user).toMatchObject({ enabled: true, age: 21, sexe: 1, gender: 'female' })
    expect(session.user.image).toMatch(/^\/avatars\//)
    expect((await signIn('nina@example.org', 'secret')).user.id).toBe(session.user.id)
  })

  it('refuses a username or e-mail already used, in any case', async () => {
    const anonymous = await server.client()
    const body = { ...newPlayer, username: 'JOUEUR1', email: 'admin@example.org' }
    const refusal = await refusalOf(anonymous('register', { body }))
    expect(refusal.status).toBe(422)
    expect(refusal.detail).toBe('Utilisateur Ou Mot de passe Incorrecte')
    expect(refusal.violations.map(violation => violation.propertyPath)).toEqual(['username', 'email'])
  })

  it('refuses a username that is the e-mail of somebody else', async () => {
    const anonymous = await server.client()
    const body = { ...newPlayer, username: 'joueur1@example.org', email: 'autre@example.org' }
    expect(await refusedWith(anonymous('register', { body }))).toBe('422 request/invalid')
  })

  it('names every invalid field', async () => {
    const anonymous = await server.client()
    const body = { ...newPlayer, email: 'a@b.museum', age: 'vingt', passwordConfirm: 'autre', terms: false }
    const refusal = await refusalOf(anonymous('register', { body }))
    expect(refusal.detail).toBe('Utilisateur Ou Mot de passe Incorrecte')
    const messages = refusal.violations.map(({ propertyPath, message }) => `${propertyPath}: ${message}`)
    expect(messages).toContain('email: Invalid email')
    expect(messages).toContain('age: Must be a number')
  })

  it('creates one account when the same username registers several times at once', async () => {
    const anonymous = await server.client()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, (_, index) =>
        anonymous('register', {
          body: { ...newPlayer, username: 'Jumelle', email: `jumelle${index}@example.org` },
        }),
      ),
    )
    expect(outcomes.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason.status).toBe(422)
    }
  })
})

describe('staying signed in', () => {
  const renew = async (refresh_token: unknown) =>
    (await server.client())('refreshToken', { body: { refresh_token } })

  it('exchanges a refresh token for the next one, and repeats it for 30 seconds for a second tab', async () => {
    const session = await signIn('joueur1')
    const [first, second] = await Promise.all([renew(session.refresh_token), renew(session.refresh_token)])
    expect(first.refresh_token).toBe(second.refresh_token)
    expect(first.refresh_token).not.toBe(session.refresh_token)
    const next = await renew(first.refresh_token)
    const user = await clientWith(next.token)('getUser', { params: { id: session.user.id } })
    expect(user.username).toBe('joueur1')
  })

  it('ends the whole token family when an older token is used again', async () => {
    const session = await signIn('joueur1')
    const first = await renew(session.refresh_token)
    const second = await renew(first.refresh_token)
    expect(await refusedWith(renew(session.refresh_token))).toBe('401 auth/refresh-refused')
    expect(await refusedWith(renew(second.refresh_token))).toBe('401 auth/refresh-refused')
  })

  it('ends the token family when a used token is presented again after 30 seconds', async () => {
    const session = await signIn('joueur1')
    const first = await renew(session.refresh_token)
    clock = new Date(clock.getTime() + 31_000)
    expect(await refusedWith(renew(session.refresh_token))).toBe('401 auth/refresh-refused')
    expect(await refusedWith(renew(first.refresh_token))).toBe('401 auth/refresh-refused')
  })

  it.each([[undefined], [null], [''], [42], [{}], ['unknown']])('refuses %j', async given => {
    expect(await refusedWith(renew(given))).toBe('401 auth/refresh-refused')
  })

  it('ends with sign-out, which may be repeated', async () => {
    const session = await signIn('joueur1')
    const client = clientWith(session.token)
    await client('logout', { body: { refresh_token: session.refresh_token } })
    expect(await refusedWith(client('listRoles'))).toBe('401 auth/required')
    await client('logout')
    expect(await refusedWith(renew(session.refresh_token))).toBe('401 auth/refresh-refused')
    expect(await refusedWith((await server.client())('logout'))).toBe('401 auth/required')
  })

  it('ends everywhere on request, and otherwise only in the current session', async () => {
    const [here, there] = [await signIn('joueur2'), await signIn('joueur2')]
    await clientWith(here.token)('logout')
    expect(await clientWith(there.token)('listRoles')).toHaveLength(3)
    const again = await signIn('joueur2')
    await clientWith(again.token)('logout', { body: { everywhere: true } })
    expect(await refusedWith(clientWith(there.token)('listRoles'))).toBe('401 auth/required')
    expect(await refusedWith(renew(there.refresh_token))).toBe('401 auth/refresh-refused')
  })

  it('ends at once when the account is disabled, even if it is enabled again', async () => {
    const id = await anAccount(server, 'exclue')
    const session = await signIn('exclue')
    const root = await server.client('superadmin')
    await root('updateUser', { params: { id }, body: { enabled: false } })
    await root('updateUser', { params: { id }, body: { enabled: true } })
    expect(await refusedWith(clientWith(session.token)('listRoles'))).toBe('401 auth/required')
    expect(await refusedWith(renew(session.refresh_token))).toBe('401 auth/refresh-refused')
  })

  it('refuses tokens signed with another secret or algorithm, or for another audience', async () => {
    const { user, token } = await server.session('superadmin')
    const { sid } = decodeJwt(token)
    const forged = (secret: string, alg: string, audience: string) =>
      new SignJWT({ sid, ver: 1 })
        .setProtectedHeader({ alg, typ: 'JWT' })
        .setIssuer('trimestre')
        .setAudience(audience)
        .setSubject(String(user.id))
        .setIssuedAt(Math.floor(clock.getTime() / 1000))
        .setExpirationTime(Math.floor(clock.getTime() / 1000) + 600)
        .sign(new TextEncoder().encode(secret))
    const ours = server.context.config.jwtSecret ?? ''
    const good = await forged(ours, 'HS256', 'trimestre')
    expect(await clientWith(good)('listRoles')).toHaveLength(3)
    const [, claims = ''] = good.split('.')
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`
    const bad = [
      await forged('x'.repeat(64), 'HS256', 'trimestre'),
      await forged(ours.repeat(2), 'HS512', 'trimestre'),
      await forged(ours, 'HS256', 'elsewhere'),
      unsigned,
      'a.b.c',
    ]
    for (const token of bad)
      expect(await refusedWith(clientWith(token)('listRoles'))).toBe('401 auth/required')
  })

  it('refuses an access token after an hour and a refresh token after 30 days', async () => {
    const session = await signIn('joueur1')
    clock = new Date(clock.getTime() + 3_601_000)
    const client = clientWith(session.token)
    expect(await refusedWith(client('listRoles'))).toBe('401 auth/required')
    clock = new Date(clock.getTime() + 30 * 86_400_000)
    expect(await refusedWith(renew(session.refresh_token))).toBe('401 auth/refresh-refused')
  })

  it('deletes the expired tokens of a user who signs in, and nothing else', async () => {
    const hashesOf = async ({ user }: Session) =>
      (await findTokens(user.id)).map(({ hash }) => hash).toSorted()
    await anAccount(server, 'assidue')
    await anAccount(server, 'absente')
    const [expired, rival] = [await signIn('assidue'), await signIn('absente')]
    clock = new Date(clock.getTime() + 10 * 86_400_000)
    const current = await signIn('assidue')
    clock = new Date(clock.getTime() + 20 * 86_400_000 + 1)
    const last = await signIn('assidue')
    expect(await hashesOf(expired)).toEqual(
      [current, last].map(({ refresh_token }) => hashToken(refresh_token)).toSorted(),
    )
    expect(await hashesOf(rival)).toEqual([hashToken(rival.refresh_token)])
  })

  it('ends a session after 180 days, however often it is renewed', async () => {
    let { refresh_token: token } = await signIn('joueur1')
    for (let day = 20; day <= 160; day += 20) {
      clock = new Date(clock.getTime() + 20 * 86_400_000)
      token = (await renew(token)).refresh_token
    }
    clock = new Date(clock.getTime() + 20 * 86_400_000 - 1)
    const last = await renew(token)
    clock = new Date(clock.getTime() + 1)
    expect(await refusedWith(renew(last.refresh_token))).toBe('401 auth/refresh-refused')
  })
})
