import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, readSignedCookie, signCookie } from '../../platform/cookies.ts'
import type { Tokens } from '../../platform/tokens.ts'
import type { Request } from './provider.ts'

/** Only these calls are sent the cookies; other sites' requests only when they navigate here. */
const attributes = 'Path=/api/auth/oidc; HttpOnly; SameSite=Lax'
const secondsKept = 600
const purpose = 'oidc-request'
const browserName = 'oidc_browser'

/** Each going has a cookie of its own, so that two tabs do not disturb each other. */
const requestName = (state: string): string => `oidc_${state.slice(0, 16)}`

export function keepRequest(reply: FastifyReply, tokens: Tokens, request: Request, isSecure: boolean): void {
  set(reply, requestName(request.state), signCookie(tokens, purpose, request), isSecure)
}

/** What this browser was sent away with under this state; undefined when it was not, or not by us. */
export function readRequest(request: FastifyRequest, tokens: Tokens, state: string): Request | undefined {
  const kept = readSignedCookie<Request>(request, tokens, { name: requestName(state), purpose })
  return kept?.state === state ? kept : undefined
}

export const forgetRequest = (reply: FastifyReply, state: string): void => {
  reply.header('set-cookie', `${requestName(state)}=; ${attributes}; Max-Age=0`)
}

/** The secret that ties a one-time code to the browser that came back. */
export const keepBrowser = (reply: FastifyReply, secret: string, isSecure: boolean): void =>
  set(reply, browserName, secret, isSecure)

export const readBrowser = (request: FastifyRequest): string => readCookie(request, browserName) ?? ''

function set(reply: FastifyReply, name: string, value: string, isSecure: boolean): void {
  const secure = isSecure ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${value}; ${attributes}; Max-Age=${secondsKept}${secure}`)
}
