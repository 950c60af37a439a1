import { placeOf } from './address.ts'

/** The database cannot be used as it is; the message tells an administrator what to do. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable'
}

/** Remedies by error code of the system, of TLS or of PostgreSQL (SQLSTATE). */
const remedies: [code: RegExp, remedy: string][] = [
  [/^28P01$/, 'check the password, in which signs such as @ : / ? # % must be percent-encoded'],
  [
    /^28/,
    'check the account, and in pg_hba.conf of the server who may come in, from where, and with which sslmode',
  ],
  [/^3D000$/, 'make the database, or name another one'],
  [/^42501$/, 'give the role the right, or name another one'],
  [/^53300$/, 'raise max_connections of the server, or end others of its clients'],
  [
    /^08P01$/,
    'if PgBouncer is in between, set pool_mode = session and ignore_startup_parameters = options there, or connect directly',
  ],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/,
    'name the authority that signed its certificate with sslrootcert=FILE, or use another sslmode',
  ],
]

const noTls = 'turn on TLS there (ssl = on), or use another sslmode'
const other = 'check the address, the account and that the server runs'

/** Returns one sentence for any error of an attempt to connect or to query the server. */
export function sentenceOf(address: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = (error instanceof Error && error.message) || code || 'no answer'
  const remedy = /does not support SSL/.test(reason)
    ? noTls
    : (remedies.find(([pattern]) => pattern.test(code))?.[1] ?? other)
  const plain = reason.replaceAll(/\s+/g, ' ').replace(/[.\s]+$/, '')
  return `The PostgreSQL server of DATABASE_URL (${placeOf(address)}) cannot be used: ${plain}; ${remedy}.`
}
