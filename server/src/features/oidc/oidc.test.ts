import type { Session } from '@trimestre/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../platform/log/log.ts'
import { anAccount } from '../../testing/build-game.ts'
import { type IdentityProvider, type Return, startIdentityProvider } from '../../testing/identity-provider.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let provider: IdentityProvider
let server: TestServer
let clock = new Date()

beforeAll(async () => {
  provider = await startIdentityProvider()
  const env = { ...provider.env, OIDC_NAME: 'Lycée Ampère' }
  server = await startTestServer({ now: () => clock, env })
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
})

const problemOf = async (answer: Response): Promise<string> => {
  const { code } = (await answer.json()) as { code: string }
  return `${answer.status} ${code}`
}

const sessionOf = async (back: Return): Promise<Session> => {
  const answer = await back.exchange()
  expect(answer.status).toBe(200)
  return (await answer.json()) as Session
}

describe('sign-in with an identity provider', () => {
  it('is offered under the name of the provider, or not at all', async () => {
    const anonymous = await server.client()
    expect(await anonymous('describeOidc')).toEqual({
      enabled: true,
      name: 'Lycée Ampère',
      registration: true,
    })
    const plain = await startTestServer()
    expect(await (await plain.client())('describeOidc')).toEqual({
      enabled: false,
      name: null,
      registration: true,
    })
    expect(await problemOf(await plain.fetch('/api/auth/oidc/start'))).toBe('404 request/not-found')
    expect(await problemOf(await plain.fetch('/api/auth/oidc/callback'))).toBe('404 request/not-found')
    await plain.stop()
  })

  it('creates a player account at the first sign-in and finds it at the next', async () => {
    const person = {
      sub: 'alice',
      email: 'alice@example.org',
      email_verified: true,
      preferred_username: 'alice',
      given_name: 'Alice',
      family_name: 'Martin',
    }
    const { user } = await sessionOf(await provider.signIn(server.url, person))
    expect(user).toMatchObject({ username: 'alice', email: 'alice@example.org', enabled: true, age: null })
    expect(user).toMatchObject({ firstName: 'Alice', lastName: 'Martin', role: { name: 'ROLE_USER' } })
    // Issuer and subject identify the user: with another e-mail address it is still Alice.
    const again = await provider.signIn(server.url, { ...person, email: 'autre@example.org' })
    expect((await sessionOf(again)).user.id).toBe(user.id)
  })

  it('chooses another username when the one from the provider is taken', async () => {
    const person = { sub: 'other', email: 'unjoueur@example.org', email_verified: true }
    const back = await provider.signIn(server.url, { ...person, preferred_username: 'joueur1' })
    expect((await sessionOf(back)).user.username).toBe('joueur12')
  })

  it('returns the code in a page without inline script, under our content security policy', async () => {
    const back = await provider.signIn(server.url, {
      sub: 'page',
      email: 'page@example.org',
      email_verified: true,
    })
    expect(back.callback.status).toBe(200)
    expect(back.callback.headers.get('content-security-policy')).toContain("script-src 'self'")
    // This is the provider's policy: a browser keeps a window's opener only while the policy stays the same.
    expect(back.callback.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
    expect(back.callback.headers.get('cache-control')).toBe('no-store')
    expect(back.page).toMatch(/<script src="\/oidc-callback.js" defer><\/script>/)
    expect(back.page.match(/<script/g)).toHaveLength(1)
  })

  it('accepts a code once, within a minute, from the browser that received it', async () => {
    const person = { sub: 'once', email: 'once@example.org', email_verified: true }
    const stolen = await provider.signIn(server.url, person)
    expect(await problemOf(await stolen.exchange({ cookies: 'oidc_browser=x' }))).toBe(
      '401 auth/code-refused',
    )
    await sessionOf(stolen)
    expect(await problemOf(await stolen.exchange())).toBe('401 auth/code-refused')
    const late = await provider.signIn(server.url, person)
    clock = new Date(clock.getTime() + 61_000)
    expect(await problemOf(await late.exchange())).toBe('401 auth/code-refused')
  })

  it('requires the password of an account with the same e-mail address before it links the two', async () => {
    const person = { sub: 'paul', email: 'Joueur2@example.org', email_verified: true }
    const back = await provider.signIn(server.url, person)
    expect(await problemOf(await back.exchange())).toBe('409 auth/link-password')
    clock = new Date(clock.getTime() + 120_000)
    expect(await problemOf(await back.exchange({ password: 'faux' }))).toBe('401 auth/bad-credentials')
    const linked = await back.exchange({ password: 'joueur2' })
    expect(linked.status).toBe(200)
    expect(((await linked.json()) as Session).user.username).toBe('joueur2')
    const next = await provider.signIn(server.url, person)
    expect((await sessionOf(next)).user.username).toBe('joueur2')
  })

  it('refuses an e-mail address that the provider has not verified, also for a local account', async () => {
    for (const email of ['nouvelle@example.org', 'superadmin@example.org']) {
      const back = await provider.signIn(server.url, { sub: email, email, email_verified: false })
      expect(await problemOf(await back.exchange())).toBe('403 auth/email-unverified')
    }
  })

  it('refuses disabled accounts', async () => {
    const person = { sub: 'exclu', email: 'exclu@example.org', email_verified: true }
    const { user } = await sessionOf(await provider.signIn(server.url, person))
    const root = await server.client('superadmin')
    await root('updateUser', { params: { id: user.id }, body: { enabled: false } })
    const known = await provider.signIn(server.url, person)
    expect(await problemOf(await known.exchange())).toBe('403 auth/disabled')
    const id = await anAccount(server, 'parti')
    await root('updateUser', { params: { id }, body: { enabled: false } })
    const local = await provider.signIn(server.url, { ...person, sub: 'parti', email: 'parti@example.org' })
    expect(await problemOf(await local.exchange())).toBe('403 auth/disabled')
  })
})

describe('the return from the provider', () => {
  const person = { sub: 'forge', email: 'forge@example.org', email_verified: true }

  it('is refused with a state that was not issued to this browser', async () => {
    const { address, browser } = await provider.approve(server.url, person)
    const elsewhere = await fetch(address)
    expect(await problemOf(elsewhere)).toBe('400 auth/provider-refused')
    const forged = new URL(address)
    forged.searchParams.set('state', 'forged')
    const answer = await browser.get(forged.href)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('data-error="auth/provider-refused"')
  })

  it('is refused the second time, with another code, and when the user denied access', async () => {
    const { address, browser } = await provider.approve(server.url, person)
    const state = new URL(address).searchParams.get('state')
    const cookies = browser.cookies(server.url)
    const refused = async (query: string) => {
      const path = `/api/auth/oidc/callback?${query}&state=${state}`
      return problemOf(await server.fetch(path, { headers: { cookie: cookies } }))
    }
    expect(await refused('code=another')).toBe('400 auth/provider-refused')
    expect(await refused('error=access_denied')).toBe('400 auth/provider-refused')
    expect((await browser.get(address)).status).toBe(200)
    expect((await browser.get(address)).status).toBe(400)
  })

  it('relies on a request stored in a signed cookie that scripts and other sites cannot use', async () => {
    const answer = await fetch(`${server.url}/api/auth/oidc/start`, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    const address = new URL(answer.headers.get('location') ?? '')
    expect(address.searchParams.get('code_challenge_method')).toBe('S256')
    expect(address.searchParams.get('nonce')).not.toBeNull()
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/; Path=\/api\/auth\/oidc; HttpOnly; SameSite=Lax; Max-Age=600$/)
  })
})

describe('an identity provider of a school', () => {
  /**
   * The ways in which such providers report an e-mail address, and the outcome for a school without `OIDC_TRUST_EMAIL`.
   */
  const kinds: [string, Record<string, unknown>, string][] = [
    ['leaves the verification out', { email: 'ana@lycee.fr' }, 'refused'],
    ['says nothing by null', { email: 'ana@lycee.fr', email_verified: null }, 'refused'],
    ['says « true » as a text', { email: 'ana@lycee.fr', email_verified: 'true' }, 'taken'],
    ['has the address as preferred_username', { preferred_username: 'ana@lycee.fr' }, 'refused'],
    ['has the address as upn', { preferred_username: 'ana', upn: 'ana@lycee.fr' }, 'refused'],
    ['has a usable address beside another', { email: 'ana@lycee', upn: 'ana@lycee.fr' }, 'refused'],
  ]

  it.each([
    [
      'that tells all in its token and takes the secret in the body',
      { secretIn: 'client_secret_post', tellsInToken: true },
    ],
    ['that tells when asked and takes the secret in the header', { secretIn: 'client_secret_basic' }],
  ] as const)('%s works once the school trusts it', async (_, options) => {
    const own = await startIdentityProvider(options)
    const lines: string[] = []
    const careful = await startTestServer({
      env: own.env,
      isAlone: true,
      log: createLog(line => lines.push(line)),
    })
    for (const [, claims, outcome] of kinds) {
      const person = { sub: `ana ${outcome}`, ...claims }
      const answer = await (await own.signIn(careful.url, person)).exchange()
      expect([claims, answer.status]).toEqual([claims, outcome === 'taken' ? 200 : 403])
      if (answer.status === 403)
        expect(await answer.json()).toMatchObject({
          code: 'auth/email-unverified',
          detail: expect.stringContaining('OIDC_TRUST_EMAIL=1'),
        })
    }
    expect(lines.filter(line => line.includes('OIDC_TRUST_EMAIL=1'))).not.toEqual([])
    await careful.stop()

    const trusting = await startTestServer({ env: { ...own.env, OIDC_TRUST_EMAIL: '1' }, isAlone: true })
    for (const [index, [, claims]] of kinds.entries()) {
      const said = JSON.stringify(claims).replaceAll('ana@lycee.fr', `ana${index}@lycee.fr`)
      const back = await own.signIn(trusting.url, { sub: `ana${index}`, ...JSON.parse(said) })
      const { user } = await sessionOf(back)
      expect(user).toMatchObject({
        email: `ana${index}@lycee.fr`,
        username: expect.not.stringContaining('@'),
      })
    }
    for (const email_verified of [false, 'false', 0, 'no']) {
      for (const claims of [{ email: 'faux@lycee.fr' }, { upn: 'faux@lycee.fr' }]) {
        const back = await own.signIn(trusting.url, { sub: 'faux', ...claims, email_verified })
        expect(await problemOf(await back.exchange())).toBe('403 auth/email-unverified')
      }
    }
    const local = await own.signIn(trusting.url, { sub: 'chef', upn: 'superadmin@example.org' })
    expect(await problemOf(await local.exchange())).toBe('409 auth/link-password')
    const linked = await local.exchange({ password: 'superadmin' })
    expect(linked.status).toBe(200)
    await trusting.stop()
    await own.stop()
  })
})

it('OIDC sign-in is unavailable while the provider is unreachable, and nothing else is', async () => {
  const env = { OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'x' }
  const other = await startTestServer({ env })
  const answer = await other.fetch('/api/auth/oidc/start')
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await problemOf(answer)).toBe('503 auth/provider-unavailable')
  expect((await other.session('joueur1')).user.username).toBe('joueur1')
  await other.stop()
})
