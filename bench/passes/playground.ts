import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@trimestre/contract/client'
import { findRunningServer } from '@trimestre/embedded-postgres/running-server'
import { startTcpServer } from '@trimestre/embedded-postgres/start-server'
import pg from 'pg'
import { type Product, startProduct } from '../product.ts'

/** A running product with a PostgreSQL server of its own, its super administrator and a connection to its database. */
export type Playground = {
  product: Product
  call: Client
  /** The token of the super administrator. */
  token: string
  databaseUrl: string
  database: pg.Client
  /** A folder that is removed with the playground. */
  folder: string
  /** The secret with which the product signs its tokens. */
  jwtSecret: string
  /** The settings with which another process serves the same school. */
  settings: Record<string, string>
}

const jwtSecret = 'only-for-measurements-'.repeat(2)

/** Runs some work in a playground, which is removed afterwards in any case. */
export async function inPlayground(
  work: (playground: Playground) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  await inFolder(async folder => {
    const server = await startTcpServer({ dataDir: join(folder, 'server') })
    try {
      await play(work, folder, { DATABASE_URL: server.url, ...env })
    } finally {
      await server.stop()
    }
  })
}

/** Does the same with the PostgreSQL that the product runs itself, as when a school sets no `DATABASE_URL`. */
export async function onOwnDatabase(work: (playground: Playground) => Promise<void>): Promise<void> {
  await inFolder(folder => play(work, folder, {}))
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trimestre-bench-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function play(
  work: (playground: Playground) => Promise<void>,
  folder: string,
  env: Record<string, string>,
): Promise<void> {
  const dataDir = join(folder, 'data')
  const settings = { DATA_DIR: dataDir, RATE_LIMIT: 'off', JWT_SECRET: jwtSecret, ...env }
  const product = await startProduct(settings)
  const databaseUrl = env.DATABASE_URL ?? (await findRunningServer(dataDir))
  const database = new pg.Client({ connectionString: databaseUrl })
  try {
    if (databaseUrl === undefined) throw new Error('the product runs without a database')
    await database.connect()
    const token = await signIn(product.url)
    const call = createClient({ baseUrl: product.url, getToken: () => token })
    await work({ product, call, token, databaseUrl, database, folder, jwtSecret, settings })
  } finally {
    await database.end()
    await product.stop()
  }
}

async function signIn(baseUrl: string): Promise<string> {
  const anonymous = createClient({ baseUrl, getToken: () => null })
  const { token } = await anonymous('login', { body: { username: 'superadmin', password: 'superadmin' } })
  return token
}
