import { createHash } from 'node:crypto'
import { lstat, mkdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where PostgreSQL listens: a socket folder (absolute path) or the loopback address, and a port number. */
export type Endpoint = { host: string; port: number }

export const loopback = '127.0.0.1'

/** Socket paths have 108 bytes in the kernel's structure on Linux (104 on macOS), including the terminating zero. */
const longestSocketPathBytes = process.platform === 'darwin' ? 103 : 107
const socketPort = 5432

export function isSocket(endpoint: Endpoint): boolean {
  return endpoint.host !== loopback
}

/** Returns the path of the socket file that PostgreSQL creates in a socket folder. */
export function socketPath(folder: string): string {
  return join(folder, `.s.PGSQL.${socketPort}`)
}

/**
 * Chooses where the server of `clusterDir` listens: a Unix socket in that folder, which PostgreSQL requires to be
 * private to its user; a private folder in the temporary folder when the path is too long or the file system does not
 * support sockets; loopback TCP as the last resort.
 */
export async function chooseEndpoint(
  clusterDir: string,
  owner: { uid?: number; gid?: number },
): Promise<Endpoint> {
  if (process.platform === 'win32') return chooseTcpEndpoint()
  if (await canListenIn(clusterDir)) return { host: clusterDir, port: socketPort }
  if (owner.uid === undefined) {
    const folder = temporarySocketFolder(clusterDir)
    if ((await isPrivateFolder(folder)) && (await canListenIn(folder)))
      return { host: folder, port: socketPort }
  }
  return chooseTcpEndpoint()
}

/** Returns an endpoint with a free port of the loopback address. */
export async function chooseTcpEndpoint(): Promise<Endpoint> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, loopback, resolve)
  })
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('the system gave no TCP port')
  return { host: loopback, port: address.port }
}

/** Removes the temporary socket folder, if that is what the endpoint uses. */
export async function discardEndpoint(clusterDir: string, endpoint: Endpoint): Promise<void> {
  if (endpoint.host !== temporarySocketFolder(clusterDir)) return
  await rm(endpoint.host, { recursive: true, force: true })
}

function temporarySocketFolder(clusterDir: string): string {
  const name = createHash('sha256').update(clusterDir).digest('hex').slice(0, 12)
  return join(tmpdir(), `trimestre-${process.getuid?.() ?? 0}-${name}`)
}

/** Creates the folder, or checks that an existing one is ours: other users may write to the temporary folder too. */
async function isPrivateFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700, recursive: true })
    const found = await lstat(folder)
    return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0
  } catch {
    return false
  }
}

async function canListenIn(folder: string): Promise<boolean> {
  if (Buffer.byteLength(socketPath(folder)) > longestSocketPathBytes) return false
  const probe = join(folder, `.probe`)
  await rm(probe, { force: true })
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(probe, () => server.close(() => resolve(true)))
  })
}
