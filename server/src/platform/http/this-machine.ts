import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Whether a name or an address, as written in a setting, a Host header or an origin, is that of this machine. */
export function isThisMachine(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  if (isIP(name) === 4) return name.startsWith('127.')
  return name === '::1' || /^(?:.+\.)?localhost\.?$/.test(name)
}

/** Headers with which proxies report the original client and host. */
const forwarding =
  /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-original-.*|cf-.*|true-client-ip)$/

/**
 * Whether a request came through a proxy, or to a name that is not this machine's: then other machines can reach the
 * server, whatever its settings are. A browser that sends a form states the page's own host in Origin, even when the
 * proxy hides it in Host.
 */
export function comesFromElsewhere({ headers, raw }: FastifyRequest): boolean {
  if (Object.keys(headers).some(name => forwarding.test(name))) return true
  const peer = raw.socket.remoteAddress?.replace('::ffff:', '') ?? ''
  const named = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? ''
  const origin = headers.origin === undefined ? named : (URL.parse(headers.origin)?.hostname ?? '')
  return ![peer, named, origin].every(isThisMachine)
}
