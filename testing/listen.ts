import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Idle connections are closed by the client alone. Client and server of a test often share one process: after long work both
 * find the connection too old in the same moment, and a request that is sent just then fails.
 */
export function neverClosesIdle(server: Server): void {
  server.keepAliveTimeout = 0
}

/** Listens on a free port of this machine. Gives the address, without a slash at its end. */
export async function listenLocally(server: Server): Promise<string> {
  neverClosesIdle(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
