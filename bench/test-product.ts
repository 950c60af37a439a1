import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@trimestre/contract/client'
import type { Session } from '@trimestre/contract/users'
import { startTcpServer } from '@trimestre/embedded-postgres/start-server'
import { type Product, spawnProduct } from '@trimestre/server/testing/spawn-product'

/** A temporary product with demo accounts and its database, as the call recipes of the server's tests use it. */
export type TestProduct = {
  url: string
  databaseUrl: string
  product: Product
  client(username?: string): Promise<Client>
  session(username: string): Promise<Session>
  stop(): Promise<void>
}

/** The age at which a session is renewed, in milliseconds: access tokens last an hour. */
const renewalMs = 40 * 60_000

async function renewed(anonymous: Client, asked: Promise<Session>): Promise<Session> {
  const session = await asked
  const { refresh_token } = session
  return { ...session, ...(await anonymous('refreshToken', { body: { refresh_token } })) }
}

export async function startTestProduct(env: Record<string, string> = {}): Promise<TestProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'trimestre-bench-'))
  const server = await startTcpServer({ dataDir: folder })
  const product = await spawnProduct({ DATA_DIR: folder, DATABASE_URL: server.url, ...env })
  const anonymous = createClient({ baseUrl: product.url, getToken: () => null })
  const sessions = new Map<string, { asked: Promise<Session>; at: number }>()
  const begin = (username: string, asked: Promise<Session>) => {
    sessions.set(username, { asked, at: performance.now() })
    return asked
  }
  const session = (username: string) => {
    const known = sessions.get(username)
    if (known === undefined)
      return begin(username, anonymous('login', { body: { username, password: username } }))
    if (performance.now() - known.at < renewalMs) return known.asked
    return begin(username, renewed(anonymous, known.asked))
  }
  return {
    url: product.url,
    databaseUrl: server.url,
    product,
    session,
    async client(username) {
      const token = username === undefined ? null : (await session(username)).token
      return createClient({ baseUrl: product.url, getToken: () => token })
    },
    async stop() {
      await product.stop()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
