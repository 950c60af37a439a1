import { createServer, type RequestListener } from 'node:http'
import Provider from 'oidc-provider'
import { listenLocally } from '../../../testing/listen.ts'
import { checkedFetch } from './checked-fetch.ts'

/** The claims that the provider returns for a user; the name used to sign in is the subject. */
export type Person = {
  sub?: string
  email?: string
  email_verified?: boolean | string | number | null
  preferred_username?: string
  upn?: string
  name?: string
  given_name?: string
  family_name?: string
}

/** The result of a user's return from the provider, in their browser. */
export type Return = {
  callback: Response
  page: string
  code: string
  exchange(more?: { password?: string; cookies?: string }): Promise<Response>
}

/** A real provider on this machine, and a simulated user of its pages. */
export type IdentityProvider = {
  env: NodeJS.ProcessEnv
  /** Completes sign-in and consent, up to our callback. `at` is the address of the product. */
  signIn(at: string, person: Person): Promise<Return>
  /** Returns the callback address that the browser would request next, and the browser with its cookies. */
  approve(at: string, person: Person): Promise<{ address: string; browser: Browser }>
  stop(): Promise<void>
}

const client = { client_id: 'trimestre', client_secret: 'a-secret-of-the-test' }

export type ProviderOptions = {
  /** How the client secret is accepted, and advertised as accepted; by default in the header or in the body. */
  secretIn?: 'client_secret_basic' | 'client_secret_post'
  /** Whether the token contains all claims of a user and there is no endpoint to request more. */
  tellsInToken?: boolean
}

export async function startIdentityProvider({
  secretIn,
  tellsInToken = false,
}: ProviderOptions = {}): Promise<IdentityProvider> {
  let listener: RequestListener = () => undefined
  const http = createServer((request, response) => listener(request, response))
  const issuer = await listenLocally(http)
  const people = new Map<string, Person>()
  let served: string | undefined

  /** Creates the provider. The product's address is known only once it listens, which is after the provider. */
  function serve(at: string): void {
    if (at === served) return
    served = at
    const provider = new Provider(issuer, {
      clients: [
        {
          ...client,
          redirect_uris: [`${at}/api/auth/oidc/callback`],
          ...(secretIn && { token_endpoint_auth_method: secretIn }),
        },
      ],
      ...(secretIn && { clientAuthMethods: [secretIn] }),
      conformIdTokenClaims: !tellsInToken,
      features: { userinfo: { enabled: !tellsInToken } },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => ({ ...people.get(id), sub: id }),
      }),
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['name', 'preferred_username', 'upn', 'given_name', 'family_name'],
      },
    })
    listener = provider.callback()
  }

  async function approve(at: string, person: Person) {
    serve(at)
    const subject = person.sub ?? 'someone'
    people.set(subject, person)
    const browser = createBrowser()
    let next = `${at}/api/auth/oidc/start`
    for (let step = 0; step < 12 && !next.startsWith(`${at}/api/auth/oidc/callback`); step += 1) {
      const isForm = next.includes('/interaction/')
      if (isForm) await (await browser.get(next)).arrayBuffer()
      const answer = isForm
        ? await browser.post(
            next,
            step < 4 ? { prompt: 'login', login: subject, password: 'x' } : { prompt: 'consent' },
          )
        : await browser.get(next)
      next = new URL(answer.headers.get('location') ?? '', next).href
    }
    return { address: next, browser }
  }

  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.client_id, OIDC_CLIENT_SECRET: client.client_secret },
    approve,
    async signIn(at, person) {
      const { address, browser } = await approve(at, person)
      const callback = await browser.get(address)
      const page = await callback.text()
      const code = /data-code="([^"]+)"/.exec(page)?.[1] ?? ''
      return {
        callback,
        page,
        code,
        exchange: ({ password, cookies } = {}) =>
          checkedFetch(`${at}/api/auth/oidc/exchange`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', cookie: cookies ?? browser.cookies(at) },
            body: JSON.stringify({ code, ...(password !== undefined && { password }) }),
          }),
      }
    },
    stop: () => new Promise(resolve => http.close(() => resolve())),
  }
}

type Browser = ReturnType<typeof createBrowser>

/** Creates a browser that stores cookies by origin and follows no redirect automatically. */
function createBrowser() {
  const jars = new Map<string, Map<string, string>>()

  const cookies = (url: string): string =>
    [...(jars.get(new URL(url).origin) ?? [])].map(([key, value]) => `${key}=${value}`).join('; ')

  async function send(url: string, init: RequestInit): Promise<Response> {
    const headers = { ...init.headers, accept: 'text/html', cookie: cookies(url) }
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' })
    const { origin } = new URL(url)
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    for (const cookie of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') jar.delete(key)
      else jar.set(key, value)
    }
    return answer
  }

  return {
    cookies,
    get: (url: string) => send(url, {}),
    post: (url: string, form: Record<string, string>) =>
      send(url, { method: 'POST', body: new URLSearchParams(form) }),
  }
}
