import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@trimestre/contract/client'
import { startTcpServer } from '@trimestre/server/platform/postgres/start-server'
import pg from 'pg'
import { type Product, startProduct } from '../product.ts'

/** A started product with a PostgreSQL server of its own, its super administrator, and a look into its database. */
export type Playground = {
  product: Product
  call: Client
  /** The super administrator's. */
  token: string
  databaseUrl: string
  database: pg.Client
  /** A folder that goes away with the playground. */
  folder: string
  /** What tokens of the product are signed with. */
  jwtSecret: string
}

const jwtSecret = 'only-for-measurements-'.repeat(2)

/** Opens a playground for some work and clears it away afterwards, whatever happens. */
export async function inPlayground(
  work: (playground: Playground) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trimestre-bench-'))
  const server = await startTcpServer({ dataDir: join(folder, 'server') })
  try {
    const dataDir = join(folder, 'data')
    const settings = {
      DATABASE_URL: server.url,
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      JWT_SECRET: jwtSecret,
      ...env,
    }
    const product = await startProduct(settings)
    const database = new pg.Client({ connectionString: server.url })
    try {
      await database.connect()
      const token = await signIn(product.url)
      const call = createClient({ baseUrl: product.url, getToken: () => token })
      await work({ product, call, token, databaseUrl: server.url, database, folder, jwtSecret })
    } finally {
      await database.end()
      await product.stop()
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function signIn(baseUrl: string): Promise<string> {
  const anonymous = createClient({ baseUrl, getToken: () => null })
  const { token } = await anonymous('login', { body: { username: 'superadmin', password: 'superadmin' } })
  return token
}
