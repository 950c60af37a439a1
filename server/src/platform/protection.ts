import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * What pages may load and where they may be shown.
 * @param inside hashes of the scripts that stand in the page itself, as a policy writes them: `'sha256-…'`
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

/** Made once: a text computed for every answer costs as much as finding it. */
const headers = {
  'content-security-policy': contentSecurityPolicy(),
  // The window of an identity provider must be able to answer its opener.
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
    /** Name, value, name, value: what every answer carries beside its own heads and its request's identifier. */
    protectingHeads: readonly string[]
  }
}

/**
 * Headers every answer carries (reliability.md §7), and compression of what is worth it. An answer's own heads go before;
 * who writes past Fastify takes {@link FastifyInstance.protectingHeads}.
 */
export async function protect(app: FastifyInstance, isHttps: boolean): Promise<void> {
  const all = isHttps ? overHttps : headers
  app.decorate('protectingHeads', Object.entries(all).flat())
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

/** Whether a browser or a proxy may keep an answer: one that failed now may be right in a moment, and half is no whole. */
const mayBeKept = ({ statusCode }: FastifyReply): boolean => statusCode === 200 || statusCode === 304

/** Adds what a reply does not say itself, and takes its lifetime from what must not be kept. */
export function protectReply(reply: FastifyReply): void {
  if (!mayBeKept(reply)) reply.removeHeader('cache-control')
  const heads = reply.server.protectingHeads
  for (let at = 0; at < heads.length; at += 2) {
    const [name = '', value = ''] = heads.slice(at, at + 2)
    if (!reply.hasHeader(name)) reply.header(name, value)
  }
  reply.header('x-request-id', reply.request.id)
}
