import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Returns the policy on what pages may load and where they may be framed.
 * @param inside hashes of inline scripts, as a policy writes them: `'sha256-…'`
 */
export const contentSecurityPolicy = (inside: readonly string[] = []): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inside].join(' '),
    // The component library sets style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join(';')

/** Built once: building these values for every response would cost as much as looking the response up. */
const headers = {
  'content-security-policy': contentSecurityPolicy(),
  // The window of an identity provider must be able to reach its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
}
const overHttps = { ...headers, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

declare module 'fastify' {
  interface FastifyInstance {
    /** The headers that every response has, besides its own and the request identifier. */
    securityHeaders: readonly [name: string, value: string][]
  }
}

/**
 * Adds security headers to every response (reliability.md §7) and compresses those that are worth it. A response's own
 * headers take precedence.
 */
export async function protect(app: FastifyInstance, isHttps: boolean): Promise<void> {
  const all = isHttps ? overHttps : headers
  app.decorate('securityHeaders', Object.entries(all))
  app.addHook('onSend', (_request, reply, payload, done) => {
    protectReply(reply)
    done(null, payload)
  })
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}

/**
 * Whether browsers and proxies may cache a response: an error may be gone a moment later, and a partial response is not
 * the whole.
 */
const isCacheable = ({ statusCode }: FastifyReply): boolean => statusCode === 200 || statusCode === 304

/** Adds the headers that a reply has not set, and removes its cache lifetime when it must not be cached. */
export function protectReply(reply: FastifyReply): void {
  if (!isCacheable(reply)) reply.removeHeader('cache-control')
  for (const [name, value] of reply.server.securityHeaders) {
    if (!reply.hasHeader(name)) reply.header(name, value)
  }
  reply.header('x-request-id', reply.request.id)
}
