import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cameOverHttps } from '../../platform/caller-address.ts'
import type { Context } from '../../platform/context.ts'
import { readCookie } from '../../platform/cookies.ts'

/** A browser and the accounts that have signed in with it, newest first. */
export type Device = { id: string; accounts: number[] }

const cookieName = 'trimestre_device'
const purpose = 'known-device'
/** As long as browsers keep a cookie. */
const daysKept = 400
const secondsKept = daysKept * 86_400
/** A computer of a classroom serves many; an old one is forgotten for a new one. */
const accountsMax = 20

/**
 * The device a request comes from: what a successful sign-in left there, signed by us. It opens nothing; its failures are
 * counted apart from those of strangers. It stays known when a password changes. Undefined when there is none of ours.
 */
export function readDevice({ tokens, now }: Context, request: FastifyRequest): Device | undefined {
  const [text = '', mac = ''] = readCookie(request, cookieName)?.split('.') ?? []
  const [given, expected] = [Buffer.from(mac), Buffer.from(tokens.mac(purpose, text))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const { id, accounts, at } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Device & {
    at: number
  }
  const isOver = now().getTime() - at * 1000 >= secondsKept * 1000
  return isOver ? undefined : { id, accounts }
}

/** Leaves with a browser that it has signed in to this account. Only the sign-in call is sent the cookie. */
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
  const text = Buffer.from(JSON.stringify(device)).toString('base64url')
  const isHttps = config.publicUrl?.startsWith('https:') || cameOverHttps(request, config.trustedProxies)
  const attributes = `Path=/api/login; HttpOnly; SameSite=Strict; Max-Age=${secondsKept}`
  const value = `${cookieName}=${text}.${tokens.mac(purpose, text)}; ${attributes}`
  reply.header('set-cookie', isHttps ? `${value}; Secure` : value)
}
