import type { AddressInfo } from 'node:net'
import type { Config } from './config.ts'

/** The address people reach the product at, for links. */
export type SiteAddress = {
  url(): string
  /** Told once the server listens: the real port, also when the system chose it. */
  listensAt(bound: AddressInfo | string | null): void
}

const thisMachine = new Set(['0.0.0.0', '::', '127.0.0.1', '::1'])

/** `PUBLIC_URL`, or else where the server listens; never what a request says it is (its Host header). */
export function createSiteAddress({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): SiteAddress {
  let listeningPort = port
  return {
    url: () => publicUrl ?? `http://${thisMachine.has(host) ? 'localhost' : host}:${listeningPort}`,
    listensAt(bound) {
      if (typeof bound === 'object' && bound !== null) listeningPort = bound.port
    },
  }
}
