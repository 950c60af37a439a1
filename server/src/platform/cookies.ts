import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Tokens } from './tokens.ts'

/** The value a request's Cookie header gives to a name. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map(pair => pair.trim().split('='))
  return pairs.find(([key]) => key === name)?.[1]
}

/** The value of a cookie that holds `data`, signed for one purpose. */
export function signCookie(tokens: Tokens, purpose: string, data: unknown): string {
  const text = Buffer.from(JSON.stringify(data)).toString('base64url')
  return `${text}.${tokens.mac(purpose, text)}`
}

/** What a signed cookie holds; undefined when the request has none, or none that was signed here for this purpose. */
export function readSignedCookie<T>(
  request: FastifyRequest,
  tokens: Tokens,
  { name, purpose }: { name: string; purpose: string },
): T | undefined {
  const [text = '', mac = ''] = readCookie(request, name)?.split('.') ?? []
  const [given, expected] = [Buffer.from(mac), Buffer.from(tokens.mac(purpose, text))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as T
}
