import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tokens } from '../../platform/auth/tokens.ts'
import { readCookie, readSignedCookie, signCookie } from '../../platform/http/cookies.ts'
import type { Request } from './provider.ts'

/** The browser sends these cookies to the OIDC calls only; from other sites, only on top-level navigation. */
const attributes = 'Path=/api/auth/oidc; HttpOnly; SameSite=Lax'
const secondsKept = 600
const purpose = 'oidc-request'
const browserName = 'oidc_browser'

/** Each sign-in attempt has its own cookie, so that two tabs do not interfere. */
const requestName = (state: string): string => `oidc_${state.slice(0, 16)}`

export function storeRequest(reply: FastifyReply, tokens: Tokens, request: Request, isSecure: boolean): void {
  set(reply, requestName(request.state), signCookie(tokens, purpose, request), isSecure)
}

/**
 * Returns the request that this browser started under this state; undefined when there is none or the signature is not
 * ours.
 */
export function readStoredRequest(
  request: FastifyRequest,
  tokens: Tokens,
  state: string,
): Request | undefined {
  const kept = readSignedCookie<Request>(request, tokens, { name: requestName(state), purpose })
  return kept?.state === state ? kept : undefined
}

export const clearRequest = (reply: FastifyReply, state: string): void => {
  reply.header('set-cookie', `${requestName(state)}=; ${attributes}; Max-Age=0`)
}

/** Stores the secret that ties a one-time code to the browser that returned from the provider. */
export const storeBrowserSecret = (reply: FastifyReply, secret: string, isSecure: boolean): void =>
  set(reply, browserName, secret, isSecure)

export const readBrowserSecret = (request: FastifyRequest): string => readCookie(request, browserName) ?? ''

function set(reply: FastifyReply, name: string, value: string, isSecure: boolean): void {
  const secure = isSecure ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${value}; ${attributes}; Max-Age=${secondsKept}${secure}`)
}
