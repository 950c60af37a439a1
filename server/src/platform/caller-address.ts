import { BlockList, isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Address of whoever sent the request, as far as trusted proxies vouch for it. Nobody asks Fastify's own `ip`. */
    address: string
  }
}

/** The proxies whose `X-Forwarded-For` is believed: how many stand in front of the server, or their networks. */
export type TrustedProxies = { hops: number } | { networks: BlockList }

const hopsMax = 10
/** The largest networks that somebody has alone: those for private use of IPv6. */
const prefixMin = 7
/** The longest text of an address with a port and a zone; anything longer is no address. */
const entryLengthMax = 64

/**
 * Reads `TRUST_PROXY`: a number of proxies, or networks and addresses with commas, `loopback` among them.
 * `null` when the text is neither; `undefined` when no proxy is trusted.
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
  // So large a network is everybody: whoever means that has not counted their proxies.
  const prefix = bits === undefined ? length : Number(bits)
  if (family === 0 || text.includes('%') || prefix < prefixMin || prefix > length) return false
  networks.addSubnet(text, prefix, family === 4 ? 'ipv4' : 'ipv6')
  return true
}

/** Gives every request its `address`. */
export function tellAddresses(app: FastifyInstance, proxies: TrustedProxies | undefined): void {
  app.decorateRequest('address', {
    getter(this: FastifyRequest) {
      return callerAddress(this.raw.socket.remoteAddress, this.headers['x-forwarded-for'], proxies)
    },
  })
}

/** Whether a request came over https, by the word of the nearest proxy where proxies are trusted. */
export function cameOverHttps({ headers }: FastifyRequest, proxies: TrustedProxies | undefined): boolean {
  const told = String(headers['x-forwarded-proto'] ?? '')
  return proxies !== undefined && told.split(',').at(-1)?.trim().toLowerCase() === 'https'
}

/**
 * The address of whoever sent a request: the nearest one that a trusted proxy vouches for. `X-Forwarded-For` is read from
 * the right, where the nearest proxy writes; what a visitor wrote stands further to the left and is never reached. An entry
 * that is no IP address ends the reading: then the proxy that wrote it is the caller.
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

/** An IP address as proxies write it, with or without a port, in one form; undefined for any other text. */
function readAddress(given: string): string | undefined {
  const text = given.trim()
  if (text.length > entryLengthMax) return undefined
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(text) ?? []
  const [address = ''] = (bracketed ?? plain ?? text).split('%')
  const family = isIP(address)
  if (family === 0 || (bracketed !== undefined && family !== 6)) return undefined
  return family === 4 ? address : shortForm(address)
}

/** One form for each IPv6 address; those that stand for an IPv4 address become it. */
function shortForm(address: string): string {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(short) ?? []
  if (high === undefined || low === undefined) return short
  const [upper, lower] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [upper >> 8, upper & 255, lower >> 8, lower & 255].join('.')
}

/** What a limit counts an address as: itself, or with IPv6 its /64 network, all of which one visitor may use. */
export function countedAs(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...after]
  return `${all.slice(0, 4).join(':')}::/64`
}
