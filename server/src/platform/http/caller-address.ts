import { BlockList, isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's address, as far as trusted proxies vouch for it. Use it instead of Fastify's own `ip`. */
    address: string
  }
}

/** The proxies whose `X-Forwarded-For` is trusted: their number in front of the server, or their networks. */
export type TrustedProxies = { hops: number } | { networks: BlockList }

const hopsMax = 10
/** The shortest accepted network prefix in bits: that of the IPv6 range for private use. */
const prefixMin = 7
/** The longest possible text of an address with a port and a zone; anything longer is not an address. */
const entryLengthMax = 64

/**
 * Parses `TRUST_PROXY`: a number of proxies, or a comma-separated list of networks and addresses, which may include
 * `loopback`. Returns `null` when the text is neither, `undefined` when no proxy is trusted.
 */
export function readTrustedProxies(given: string): TrustedProxies | undefined | null {
  const text = given.trim()
  if (text === '' || text === '0' || text === 'false') return undefined
  if (text === 'true') return { hops: 1 }
  if (/^\d+$/.test(text))
    return /^[1-9]/.test(text) && Number(text) <= hopsMax ? { hops: Number(text) } : null
  const networks = new BlockList()
  const areAll = text.split(',').every(part => addNetwork(networks, part.trim()))
  return areAll ? { networks } : null
}

function addNetwork(networks: BlockList, part: string): boolean {
  if (part === 'loopback') return addNetwork(networks, '127.0.0.0/8') && addNetwork(networks, '::1')
  const [, text = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(part) ?? []
  const family = isIP(text)
  const length = family === 4 ? 32 : 128
  // A network this large covers practically every client, so the setting must be a mistake.
  const prefix = bits === undefined ? length : Number(bits)
  if (family === 0 || text.includes('%') || prefix < prefixMin || prefix > length) return false
  networks.addSubnet(text, prefix, family === 4 ? 'ipv4' : 'ipv6')
  return true
}

/** Adds the property `address` to every request. */
export function resolveAddresses(app: FastifyInstance, proxies: TrustedProxies | undefined): void {
  app.decorateRequest('address', {
    getter(this: FastifyRequest) {
      return callerAddress(this.raw.socket.remoteAddress, this.headers['x-forwarded-for'], proxies)
    },
  })
}

/** Whether a request was sent over HTTPS, as reported by the nearest proxy; false when no proxy is trusted. */
export function isHttpsRequest({ headers }: FastifyRequest, proxies: TrustedProxies | undefined): boolean {
  const forwardedProtocols = String(headers['x-forwarded-proto'] ?? '')
  return proxies !== undefined && forwardedProtocols.split(',').at(-1)?.trim().toLowerCase() === 'https'
}

/**
 * Returns the address of the client: the nearest one that a trusted proxy vouches for. Reads `X-Forwarded-For` from the
 * right, where the nearest proxy appends; entries that a visitor forged are further to the left and are never reached.
 * Stops at an entry that is not an IP address: the proxy that wrote it then counts as the client.
 * @param peer address at the other end of the connection
 */
export function callerAddress(
  peer: string | undefined,
  forwardedFor: string | string[] | undefined,
  proxies: TrustedProxies | undefined,
): string {
  let address = readAddress(peer ?? '') ?? 'unknown'
  if (proxies === undefined || forwardedFor === undefined) return address
  let rest = String(forwardedFor)
  for (let hop = 0; rest !== '' && isTrusted(proxies, address, hop); hop += 1) {
    const comma = rest.lastIndexOf(',')
    const next = readAddress(rest.slice(comma + 1))
    if (next === undefined) return address
    address = next
    rest = rest.slice(0, Math.max(0, comma))
  }
  return address
}

function isTrusted(proxies: TrustedProxies, address: string, hop: number): boolean {
  if ('hops' in proxies) return hop < proxies.hops
  return isIP(address) !== 0 && proxies.networks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}

/**
 * Parses and normalises an IP address, with or without a port, as proxies write it; returns undefined for other texts.
 */
function readAddress(given: string): string | undefined {
  const text = given.trim()
  if (text.length > entryLengthMax) return undefined
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(text) ?? []
  const [address = ''] = (bracketed ?? plain ?? text).split('%')
  const family = isIP(address)
  if (family === 0 || (bracketed !== undefined && family !== 6)) return undefined
  return family === 4 ? address : shortForm(address)
}

/** Returns the canonical form of an IPv6 address; converts IPv4-mapped addresses to IPv4. */
function shortForm(address: string): string {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(short) ?? []
  if (high === undefined || low === undefined) return short
  const [upper, lower] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [upper >> 8, upper & 255, lower >> 8, lower & 255].join('.')
}

/**
 * Returns the key under which limits count an address: the address itself, or for IPv6 its /64 network, since one
 * visitor may use all of it.
 */
export function countedAs(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...after]
  return `${all.slice(0, 4).join(':')}::/64`
}
