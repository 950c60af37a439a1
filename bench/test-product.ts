import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@trimestre/contract/client'
import type { Session } from '@trimestre/contract/users'
import { startTcpServer } from '@trimestre/server/platform/postgres/start-server'
import { type Product, spawnProduct } from '@trimestre/server/testing/spawn-product'

/** A throw-away product with demo accounts and its database, as the call recipes of the server's tests use it. */
export type TestProduct = {
  url: string
  databaseUrl: string
  product: Product
  client(username?: string): Promise<Client>
  session(username: string): Promise<Session>
  stop(): Promise<void>
}

export async function startTestProduct(env: Record<string, string> = {}): Promise<TestProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'trimestre-bench-'))
  const server = await startTcpServer({ dataDir: folder })
  const product = await spawnProduct({ DATA_DIR: folder, DATABASE_URL: server.url, ...env })
  const anonymous = createClient({ baseUrl: product.url, getToken: () => null })
  const sessions = new Map<string, Promise<Session>>()
  const session = (username: string) => {
    const known = sessions.get(username) ?? anonymous('login', { body: { username, password: username } })
    sessions.set(username, known)
    return known
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
