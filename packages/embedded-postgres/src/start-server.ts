import { open } from './embedded-postgres.ts'

/** A PostgreSQL server over TCP, as at a school that sets DATABASE_URL. */
export type TcpServer = { readonly url: string; stop(): Promise<void> }

/**
 * Starts a server on a free port of 127.0.0.1, with a password, from the binaries that npm installed. It is meant for
 * tests and measurements; the data stays in `dataDir`.
 */
export async function startTcpServer(options: { dataDir: string }): Promise<TcpServer> {
  const server = await open(options, 'tcp')
  return { url: server.connectionString, stop: () => server.stop() }
}
