import { createHash } from 'node:crypto'
import { ConfigError } from '../config.ts'

/** The TLS modes that `DATABASE_URL` may contain, as libpq names them. */
const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const
export type SslMode = (typeof sslModes)[number]

const example = 'postgres://user:password@db.ecole.example:5432/trimestre'

/**
 * Parses the address of a PostgreSQL server. The messages never repeat it: it may contain a password.
 * @throws ConfigError when it is not such an address, or when its password is not percent-encoded
 */
export function readAddress(given: string): string {
  const [, rest] = /^postgres(?:ql)?:\/\/(.*)$/is.exec(given.trim()) ?? []
  if (rest === undefined) {
    throw new ConfigError(
      `DATABASE_URL must be the address of a PostgreSQL server such as ${example}, or postgres://user@/trimestre?host=/run/postgresql for a socket.`,
    )
  }
  const encoded = `postgresql://${rest.replaceAll(' ', '%20')}`
  if (isMisread(rest) || parsed(encoded) === null) {
    throw new ConfigError(
      `DATABASE_URL cannot be read: in the user name and the password, signs such as @ : / ? # % must be percent-encoded (@ is %40, : is %3A, / is %2F, ? is %3F, # is %23, % is %25); it looks like ${example}.`,
    )
  }
  return encoded
}

/**
 * Whether a character of the password was parsed as its end, which leaves an @, a fragment or half a parameter behind.
 */
function isMisread(rest: string): boolean {
  const [, authority = '', path = '', query = ''] = /^([^/?#]*)([^?#]*)\??([^#]*)/.exec(rest) ?? []
  if (rest.includes('#') || path.includes('@') || /%(?![0-9a-f]{2})/i.test(rest)) return true
  if (query.includes('@') && !authority.includes('@')) return true
  return query !== '' && query.split('&').some(pair => !/^\w+=/.test(pair))
}

/**
 * Returns null for anything but an address. An address without a host, as for a socket, is not a URL by the standard,
 * so it gets one.
 */
function parsed(address: string): URL | null {
  const url = URL.parse(address) ?? URL.parse(address.replace('@/', '@localhost/'))
  return url !== null && isUtf8(url.username + url.password + url.pathname) ? url : null
}

function isUtf8(encoded: string): boolean {
  try {
    decodeURIComponent(encoded)
    return true
  } catch {
    return false
  }
}

/** Returns host and database for messages, never the account or its password. */
export function placeOf(address: string): string {
  const url = parsed(address)
  if (url === null) return 'the given address'
  const host = parametersOf(address).get('host') ?? url.host
  return `${host}${decodeURIComponent(url.pathname)}`
}

export const parametersOf = (address: string): URLSearchParams =>
  new URLSearchParams(address.split(/\?(.*)/s)[1] ?? '')

/** Returns the address with these parameters changed; undefined removes one. */
export function withParameters(address: string, changes: Record<string, string | undefined>): string {
  const parameters = parametersOf(address)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) parameters.delete(name)
    else parameters.set(name, value)
  }
  const [base = ''] = address.split('?')
  return parameters.size === 0 ? base : `${base}?${parameters}`
}

/** Returns the address with additional session settings, which override those it already has. */
export function withOptions(address: string, options: string): string {
  const known = parametersOf(address).get('options')
  return withParameters(address, { options: [known, options].filter(Boolean).join(' ') })
}

/** Returns the address with the schema of a school: every connection finds its tables there and nowhere else. */
export function withSchema(address: string, schema: string): string {
  const quoted = `"${schema.replaceAll('"', '""')}"`
  const escaped = quoted.replace(/[\\\s]/g, sign => `\\${sign}`)
  return withParameters(withOptions(address, `-c search_path=${escaped}`), { schema })
}

const applicationNameMax = 63

/**
 * Returns the application name of the product's connections, for administrators who list the database's sessions;
 * schools that share a database differ by their schema.
 */
export function applicationNameOf(address: string): string {
  const schema = parametersOf(address).get('schema') ?? 'public'
  const name = schema === 'public' ? 'trimestre' : `trimestre ${encodeURIComponent(schema)}`
  if (name.length <= applicationNameMax) return name
  // PostgreSQL would truncate the name, and schemas with a common beginning would share one.
  const hash = createHash('sha256').update(schema).digest('hex').slice(0, 12)
  return `${name.slice(0, applicationNameMax - hash.length - 1)} ${hash}`
}

/** Returns the TLS modes to try for an address, in libpq's order; connections over sockets are never encrypted. */
export function sslAttempts(address: string): SslMode[] {
  const mode = readSslMode(address)
  if (parametersOf(address).get('host')?.startsWith('/') || mode === 'disable') return ['disable']
  if (mode === 'allow') return ['disable', 'require']
  if (mode === 'prefer') return ['require', 'disable']
  return [mode]
}

/**
 * Reads `sslmode` as libpq does, except that `ssl=true` and `no-verify` keep the meaning that node-postgres gives them.
 */
function readSslMode(address: string): SslMode {
  const parameters = parametersOf(address)
  const ssl = parameters.get('ssl')
  const ofSsl = ssl === null ? undefined : /^(1|true)$/.test(ssl) ? 'verify-full' : 'disable'
  const given = parameters.get('sslmode') ?? ofSsl ?? process.env.PGSSLMODE ?? 'prefer'
  if (given === 'no-verify') return 'require'
  const mode = sslModes.find(each => each === given)
  if (mode !== undefined) return mode
  throw new ConfigError(`DATABASE_URL: sslmode must be one of ${sslModes.join(', ')}; it is "${given}".`)
}

/** Returns the address with this TLS mode for node-postgres; `uselibpqcompat` makes it read `sslmode` as libpq does. */
export function withSslMode(address: string, sslmode: SslMode): string {
  const rootCertificate = sslmode === 'disable' ? undefined : parametersOf(address).get('sslrootcert')
  const isPublic = rootCertificate === 'system'
  return withParameters(address, {
    ssl: undefined,
    sslmode: isPublic ? 'verify-full' : sslmode,
    sslrootcert: isPublic ? undefined : (rootCertificate ?? undefined),
    uselibpqcompat: 'true',
  })
}
