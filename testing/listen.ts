import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Leaves it to the client to close idle connections. Client and server of a test often share a process: after long
 * work, both may consider a connection too old at the same moment, and a request sent just then fails.
 */
export function neverClosesIdle(server: Server): void {
  server.keepAliveTimeout = 0
}

/** Listens on a free port of this machine. Returns the address, without a trailing slash. */
export async function listenLocally(server: Server): Promise<string> {
  neverClosesIdle(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
