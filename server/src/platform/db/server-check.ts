import pg from 'pg'
import { type Config, ConfigError } from '../config.ts'
import {
  parametersOf,
  placeOf,
  readAddress,
  sslAttempts,
  withOptions,
  withParameters,
  withSchema,
  withSslMode,
} from './address.ts'
import { sessionSettings } from './session-settings.ts'
import { DatabaseUnusable, sentenceOf } from './unusable.ts'

/** The oldest PostgreSQL version that is tested. */
const oldestVersion = 15
const connectMs = 10_000

/**
 * Checks whether the product can work on the server of `DATABASE_URL`, before it creates anything there.
 * @returns the address for all connections, with the encryption and the schema of the tables determined
 * @throws ConfigError or DatabaseUnusable, with a sentence that names the setting and the remedy
 */
export async function checkServer({ databaseSchema }: Config, databaseUrl: string): Promise<string> {
  const given = withParameters(readAddress(databaseUrl), { application_name: undefined, schema: undefined })
  const asked = databaseSchema === undefined ? given : withSchema(given, databaseSchema)
  const { client, address } = await connectAsAllowed(asked)
  try {
    const facts = await readFacts(client, databaseSchema)
    refuse(address, facts, databaseSchema)
    await refuseSharedSessions(address, client)
    return withSchema(address, facts.schema ?? '')
  } catch (cause) {
    throw isTold(cause) ? cause : new DatabaseUnusable(sentenceOf(address, cause), { cause })
  } finally {
    await client.end().catch(() => undefined)
  }
}

const isTold = (error: unknown): boolean => error instanceof DatabaseUnusable || error instanceof ConfigError

/** Connects with the first of the TLS modes allowed by `sslmode` that succeeds. */
async function connectAsAllowed(asked: string): Promise<{ client: pg.Client; address: string }> {
  let first: unknown
  for (const mode of sslAttempts(asked)) {
    const address = withSslMode(asked, mode)
    try {
      return { client: await open(address), address }
    } catch (error) {
      // The error of the second mode explains more when the server does not support the first.
      if (first === undefined || hasNoTls(first)) first = error
      if (!isAnswer(error)) break
    }
  }
  throw isTold(first) ? first : new DatabaseUnusable(sentenceOf(asked, first), { cause: first })
}

const hasNoTls = (error: unknown): boolean =>
  error instanceof Error && /does not support SSL/.test(error.message)

/** Whether a server responded, which may accept another TLS mode. */
function isAnswer(error: unknown): boolean {
  if (hasNoTls(error)) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code === '28000' || code === 'EPROTO' || /^ERR_(SSL|TLS)/.test(code)
}

/** Connects with the same settings as the product's connections, since a connection pooler may refuse them. */
async function open(address: string): Promise<pg.Client> {
  await refuseCertificate(address)
  const settings = sessionSettings({ lock: connectMs, statement: connectMs })
  const client = new pg.Client({
    connectionString: withOptions(address, settings),
    connectionTimeoutMillis: connectMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

/** Checks that the file of the certificate authority exists where the mode requires it, and contains a certificate. */
async function refuseCertificate(address: string): Promise<void> {
  const parameters = parametersOf(address)
  const path = parameters.get('sslrootcert')
  if (path === null) {
    if (parameters.get('sslmode') !== 'verify-ca') return
    throw new ConfigError(
      'DATABASE_URL: sslmode=verify-ca needs sslrootcert, the file of the authority that signed the server’s certificate; for a public authority use sslmode=verify-full.',
    )
  }
  const { readFile } = await import('node:fs/promises')
  const text = await readFile(path, 'utf8').catch((cause: Error) => {
    throw new ConfigError(`DATABASE_URL: the file of sslrootcert cannot be read: ${cause.message}.`)
  })
  if (!text.includes('-----BEGIN CERTIFICATE-----')) {
    throw new ConfigError(`DATABASE_URL: the file of sslrootcert, ${path}, holds no certificate in PEM form.`)
  }
}

type Facts = {
  version: number
  encoding: string
  isReadOnly: boolean
  role: string
  database: string
  /** The schema in which tables are created; null when there is none. */
  schema: string | null
  searchPath: string
  /** Whether the schema of `DATABASE_SCHEMA` exists. */
  isThere: boolean
}

async function readFacts(client: pg.Client, wanted: string | undefined): Promise<Facts> {
  const { rows } = await client.query<Facts>(
    `select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding,
      pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as "isReadOnly",
      current_user as role, current_database() as database,
      current_schema() as schema, current_setting('search_path') as "searchPath",
      exists (select from pg_namespace where nspname = $1) as "isThere"`,
    [wanted ?? ''],
  )
  const [facts] = rows
  if (facts === undefined) throw new Error('the server says nothing of itself')
  return facts
}

function refuse(address: string, facts: Facts, wanted: string | undefined): void {
  const sentence = faultOfServer(address, facts) ?? faultOfSchema(facts, wanted)
  if (sentence !== undefined) throw new DatabaseUnusable(sentence)
}

function faultOfServer(address: string, facts: Facts): string | undefined {
  const { version, encoding, isReadOnly, database } = facts
  const server = `The PostgreSQL server of DATABASE_URL (${placeOf(address)})`
  if (version < oldestVersion) {
    return `${server} is version ${version}; Trimestre needs PostgreSQL ${oldestVersion} or newer.`
  }
  if (encoding !== 'UTF8') {
    return `${server} keeps the database ${database} in the encoding ${encoding} and Trimestre needs UTF8; make another one with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0, and name it in DATABASE_URL.`
  }
  if (isReadOnly) {
    return `${server} can only be read from (a standby, or default_transaction_read_only); point DATABASE_URL at the primary.`
  }
  return undefined
}

function faultOfSchema(facts: Facts, wanted: string | undefined): string | undefined {
  const { role, database, schema, searchPath, isThere } = facts
  const [quotedRole, quotedSchema] = [role, wanted ?? schema ?? ''].map(pg.escapeIdentifier)
  if (/^pg_|^information_schema$/.test(wanted ?? schema ?? '')) {
    return `DATABASE_SCHEMA: the schema ${quotedSchema} belongs to PostgreSQL itself; name one that Trimestre has alone, such as one made with CREATE SCHEMA … AUTHORIZATION ${quotedRole}.`
  }
  if (wanted === undefined && schema === null) {
    return `DATABASE_URL: this role cannot make tables in any of the schemas of its search_path (${searchPath}); set DATABASE_SCHEMA to a schema that it may use, such as one made with CREATE SCHEMA … AUTHORIZATION ${quotedRole}.`
  }
  if (wanted === undefined || schema === wanted) return undefined
  if (!isThere) {
    return `DATABASE_SCHEMA: there is no schema ${quotedSchema} in the database ${database}; make it with CREATE SCHEMA ${quotedSchema} AUTHORIZATION ${quotedRole}, or name another one.`
  }
  if (schema === null) {
    return `DATABASE_SCHEMA: the role ${role} may not use the schema ${quotedSchema}; GRANT USAGE, CREATE ON SCHEMA ${quotedSchema} TO ${quotedRole}, or name another one.`
  }
  return `DATABASE_SCHEMA: a pool before the server drops the settings of connections, so that they use the schema ${schema}; ALTER ROLE ${quotedRole} IN DATABASE ${pg.escapeIdentifier(database)} SET search_path = ${quotedSchema}, or connect directly.`
}

/**
 * Refuses a connection pooler in transaction mode: it runs each transaction in any of its sessions, so that one client
 * uses several sessions, or several clients share one, and with it the locks and prepared statements of the session.
 */
async function refuseSharedSessions(address: string, one: pg.Client): Promise<void> {
  const other = await open(address)
  try {
    const seen = [new Set<number>(), new Set<number>()]
    for (const index of [0, 1, 0, 0, 1, 1, 0, 1]) {
      const { rows } = await (index === 0 ? one : other).query('select pg_backend_pid() as pid')
      seen[index]?.add(Number(rows[0]?.pid))
    }
    const all = new Set(seen.flatMap(sessions => [...sessions]))
    if (all.size === 2 && seen.every(sessions => sessions.size === 1)) return
  } finally {
    await other.end().catch(() => undefined)
  }
  throw new DatabaseUnusable(
    `DATABASE_URL (${placeOf(address)}) leads through a pool in transaction or statement mode, which Trimestre cannot use; connect to PostgreSQL directly, or set the pool to session mode (PgBouncer: pool_mode = session).`,
  )
}
