import type { FastifyInstance } from 'fastify'
import type { SiteLogo } from '../site-config.ts'

/** Forbids an SVG picture everything, in case a visitor opens it as a page of its own. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Serves the logo of the school; another address of a logo is an earlier one, and not found. */
export function serveLogo(app: FastifyInstance, logo: SiteLogo | undefined): void {
  if (!logo) return
  app.get(logo.address, (_request, reply) =>
    reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': policy,
      })
      .type(logo.type)
      .send(logo.bytes),
  )
}
