import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

export const bodyBytesMax = 1024 * 1024

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Keeps bodies as text until the handler has authorised the caller (`readBody` in http.ts). Refuses any type but JSON
 * without reading the body; an empty body needs no type.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  for (const type of ['application/json', 'application/ld+json']) {
    app.addContentTypeParser(
      type,
      { parseAs: 'buffer', bodyLimit: bodyBytesMax },
      async (_request: FastifyRequest, body: Buffer) => decode(body),
    )
  }
  app.addContentTypeParser('*', async (request: FastifyRequest) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (encoding === undefined && (length === undefined || length === '0')) return undefined
    throw new Refusal('request/media-type')
  })
}

function decode(body: Buffer): string {
  try {
    return decoder.decode(body)
  } catch {
    throw new Refusal('request/malformed')
  }
}
