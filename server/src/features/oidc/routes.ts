import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newRefreshToken } from '../../platform/auth/tokens.ts'
import type { Context } from '../../platform/context.ts'
import { isHttpsRequest } from '../../platform/http/caller-address.ts'
import { mount } from '../../platform/http/http.ts'
import { languageOf } from '../../platform/http/language.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { faultFields } from '../../platform/log/log.ts'
import { rememberDevice } from '../accounts/known-device.ts'
import { openSession } from '../accounts/sessions.ts'
import { createSignIn } from '../accounts/sign-in.ts'
import {
  clearRequest,
  readBrowserSecret,
  readStoredRequest,
  storeBrowserSecret,
  storeRequest,
} from './cookies.ts'
import { createProvider, type Provider } from './provider.ts'
import { exchangeCode, issueCode } from './service.ts'

const callbackPath = '/api/auth/oidc/callback'

export function registerOidcRoutes(app: FastifyInstance, context: Context): void {
  const { config, log, tokens } = context
  const provider = config.oidc && createProvider(config.oidc)
  const signIn = createSignIn(context)

  mount(app, 'describeOidc', () => ({
    enabled: config.oidc !== undefined,
    name: config.oidc?.name ?? null,
    registration: config.registrationOpen,
  }))

  mount(app, 'startOidc', async ({ request, reply }) => {
    const { address, request: sent } = await configured(provider).start(redirectUri(request))
    storeRequest(reply, tokens, sent, isSecure(request))
    reply.header('location', address)
    return undefined
  })

  mount(app, 'finishOidc', async ({ request, reply }) => {
    const own = configured(provider)
    try {
      const claims = await finish(own, request, reply)
      const secret = newRefreshToken()
      storeBrowserSecret(reply, secret, isSecure(request))
      return page(reply, 'code', await issueCode(context, claims, secret))
    } catch (error) {
      log.info('oidc.refused', faultFields(error))
      const isBrowser = request.headers.accept?.includes('text/html') === true
      if (!isBrowser) throw new Refusal('auth/provider-refused')
      reply.code(400)
      return page(reply, 'error', 'auth/provider-refused')
    }
  })

  mount(app, 'exchangeOidc', async ({ readBody, request, reply }) => {
    const { code, password } = readBody()
    const browserSecret = readBrowserSecret(request)
    const user = await exchangeCode(context, { code, password, browserSecret }, (name, given) =>
      signIn(request, name, given),
    )
    rememberDevice(context, request, reply, user.id)
    log.info('login', { user: user.id, address: request.address, by: 'oidc' })
    return openSession(context, user, languageOf(request))
  })

  /** Finishes the sign-in. Throws when the provider's answer does not match a request of this browser. */
  function finish(own: Provider, request: FastifyRequest, reply: FastifyReply) {
    const address = new URL(redirectUri(request))
    address.search = request.url.split('?')[1] ?? ''
    const state = address.searchParams.get('state') ?? ''
    const sent = readStoredRequest(request, tokens, state)
    if (sent === undefined) throw new Error('no request of this browser has this state')
    clearRequest(reply, state)
    return own.finish(address, sent)
  }

  /**
   * Builds the redirect address. The provider accepts registered addresses only, so that a forged Host header has no
   * effect.
   */
  function redirectUri(request: FastifyRequest): string {
    const scheme = isHttpsRequest(request, config.trustedProxies) ? 'https' : 'http'
    return `${config.publicUrl ?? `${scheme}://${request.host}`}${callbackPath}`
  }

  function isSecure(request: FastifyRequest): boolean {
    return redirectUri(request).startsWith('https:')
  }
}

function configured(provider: Provider | undefined): Provider {
  if (provider === undefined) throw new Refusal('request/not-found')
  return provider
}

/** Renders the callback page. The value is one of our codes or an error code, so it needs no escaping. */
function page(reply: FastifyReply, field: 'code' | 'error', value: string): string {
  reply.type('text/html; charset=utf-8')
  // A policy other than the provider's would cut this window off from its opener.
  reply.header('cross-origin-opener-policy', 'unsafe-none')
  return [
    '<!doctype html>',
    '<html lang="fr">',
    '<head><meta charset="utf-8"><title>Trimestre</title><script src="/oidc-callback.js" defer></script></head>',
    `<body data-${field}="${value}"></body>`,
    '</html>',
    '',
  ].join('\n')
}
