import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { isHttpsRequest } from '../../platform/http/caller-address.ts'
import { readSignedCookie, signCookie } from '../../platform/http/cookies.ts'

/** A browser and the accounts that have signed in with it, newest first. */
export type Device = { id: string; accounts: number[] }

const cookie = { name: 'trimestre_device', purpose: 'known-device' }
/** Browsers store a cookie no longer than this. */
const daysKept = 400
const secondsKept = daysKept * 86_400
/** A classroom computer serves many accounts; a new account replaces the oldest one. */
const accountsMax = 20

/**
 * Reads the device cookie, which a successful sign-in sets and this server signs. It opens no account: the login limit
 * counts failed attempts of a known device apart from those of unknown ones. A new password does not invalidate it.
 * Returns undefined when the request has no valid device cookie.
 */
export function readDevice({ tokens, now }: Context, request: FastifyRequest): Device | undefined {
  const kept = readSignedCookie<Device & { at: number }>(request, tokens, cookie)
  if (kept === undefined || now().getTime() - kept.at * 1000 >= secondsKept * 1000) return undefined
  return { id: kept.id, accounts: kept.accounts }
}

/**
 * Sets the device cookie, which names the account that has just signed in. Browsers send it with the login call only.
 */
export function rememberDevice(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): void {
  const { config, tokens, now } = context
  const known = readDevice(context, request)
  const others = known?.accounts.filter(id => id !== userId) ?? []
  const device = {
    id: known?.id ?? randomBytes(16).toString('base64url'),
    accounts: [userId, ...others].slice(0, accountsMax),
    at: Math.floor(now().getTime() / 1000),
  }
  const isHttps = config.publicUrl?.startsWith('https:') || isHttpsRequest(request, config.trustedProxies)
  const attributes = `Path=/api/login; HttpOnly; SameSite=Strict; Max-Age=${secondsKept}`
  const value = `${cookie.name}=${signCookie(tokens, cookie.purpose, device)}; ${attributes}`
  reply.header('set-cookie', isHttps ? `${value}; Secure` : value)
}
