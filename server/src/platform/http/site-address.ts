import type { AddressInfo } from 'node:net'
import type { Config } from '../config.ts'

/** The address at which users reach the product, for links. */
export type SiteAddress = {
  url(): string
  /** Called once the server listens, with the real port, which the system may have chosen. */
  setListeningAddress(bound: AddressInfo | string | null): void
}

const thisMachine = new Set(['0.0.0.0', '::', '127.0.0.1', '::1'])

/** Returns `PUBLIC_URL`, or else the address the server listens at; never uses the Host header of a request. */
export function createSiteAddress({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): SiteAddress {
  let listeningPort = port
  return {
    url: () => publicUrl ?? `http://${thisMachine.has(host) ? 'localhost' : host}:${listeningPort}`,
    setListeningAddress(bound) {
      if (typeof bound === 'object' && bound !== null) listeningPort = bound.port
    },
  }
}
