import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Tokens } from '../auth/tokens.ts'

/** Returns the value of a cookie from the Cookie header of a request. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map(pair => pair.trim().split('='))
  return pairs.find(([key]) => key === name)?.[1]
}

/** Returns the value of a cookie that contains `data`, signed for one purpose. */
export function signCookie(tokens: Tokens, purpose: string, data: unknown): string {
  const text = Buffer.from(JSON.stringify(data)).toString('base64url')
  return `${text}.${tokens.mac(purpose, text)}`
}

/** Returns the data of a signed cookie; undefined when the request has none, or none signed here for this purpose. */
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
