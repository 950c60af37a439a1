import type { FastifyRequest } from 'fastify'

/** The value a request's Cookie header gives to a name. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map(pair => pair.trim().split('='))
  return pairs.find(([key]) => key === name)?.[1]
}
