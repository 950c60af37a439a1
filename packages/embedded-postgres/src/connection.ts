import pg from 'pg'
import { type Cluster, databaseName, databaseUser } from './cluster.ts'
import { type Endpoint, isSocket } from './endpoint.ts'
import { diskFull, errorCodeOf, PostgresUnavailable } from './errors.ts'

/** The parameters that node-postgres needs to connect; `host` is the socket folder when there is one. */
export type Connection = { host: string; port?: number; user: string; password?: string; database: string }

export function connectionTo(cluster: Cluster, endpoint: Endpoint): Connection & { port: number } {
  const password = isSocket(endpoint) ? {} : { password: cluster.password }
  return { ...endpoint, user: databaseUser, ...password, database: databaseName }
}

/**
 * Returns the same as one string, which node-postgres accepts for socket folders too. `sslmode` overrides any PGSSLMODE
 * in the environment.
 */
export function connectionString(cluster: Cluster, endpoint: Endpoint): string {
  const { host, port, user, password, database } = connectionTo(cluster, endpoint)
  if (isSocket(endpoint))
    return `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}&sslmode=disable`
  return `postgresql://${user}:${encodeURIComponent(password ?? '')}@${host}:${port}/${database}?sslmode=disable`
}

/** Whether the server answers a query. */
export async function canConnect(cluster: Cluster, endpoint: Endpoint): Promise<boolean> {
  return query({ ...connectionTo(cluster, endpoint), database: 'postgres' }, 'select 1').then(
    () => true,
    () => false,
  )
}

/**
 * Creates the product's database unless it exists.
 * @throws PostgresUnavailable when the server refuses the connection
 */
export async function ensureDatabase(cluster: Cluster, endpoint: Endpoint): Promise<void> {
  const connection = connectionTo(cluster, endpoint)
  const unknownDatabase = '3D000'
  const diskFullState = '53100'
  try {
    await query(connection, 'select 1').catch(error => {
      if (errorCodeOf(error) !== unknownDatabase) throw error
      return query({ ...connection, database: 'postgres' }, `create database ${databaseName}`)
    })
  } catch (cause) {
    if (errorCodeOf(cause) === diskFullState) throw diskFull(cluster.dataDir, cause)
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new PostgresUnavailable(
      'database/start-failed',
      `PostgreSQL started but cannot be used (${reason}). See ${cluster.logPath}.`,
      cause,
    )
  }
}

async function query(connection: Connection, text: string): Promise<void> {
  const client = new pg.Client({ ...connection, ssl: false, connectionTimeoutMillis: 10_000 })
  // A connection that breaks between two calls must not end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(text)
  } finally {
    await client.end().catch(() => undefined)
  }
}
