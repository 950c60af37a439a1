import { resolve } from 'node:path'
import { isDomain } from '@trimestre/contract/email'
import parseAddresses from 'nodemailer/lib/addressparser'
import { ConfigError } from './config-error.ts'
import { readTrustedProxies, type TrustedProxies } from './http/caller-address.ts'
import { isThisMachine } from './http/this-machine.ts'
import { readSite, type SiteConfig } from './site-config.ts'

/** The settings of one server process, all read from the environment (api.md §1). */
export type Config = {
  port: number
  host: string
  dataDir: string
  /** Where pictures, and mails written as files, are stored; undefined: in `dataDir`. */
  objectStore: ObjectStoreConfig | undefined
  /** Undefined: the product runs its own PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  /** The schema of the product's tables in that database; undefined: the first of the role's `search_path`. */
  databaseSchema: string | undefined
  /** The largest number of connections for calls; passes and streams have their own. */
  databaseConnections: number
  /** The address at which users reach the product, without a final slash; undefined when not set. */
  publicUrl: string | undefined
  /** The IANA time zone of the school. */
  timezone: string
  jwtSecret: string | undefined
  /** Whether other machines can reach the server, according to HOST, PUBLIC_URL or TRUST_PROXY. */
  isPublic: boolean
  /** Whether PUBLIC_URL or TRUST_PROXY implies a proxy: then no request can be assumed to come from this machine. */
  isBehindProxy: boolean
  /** Whether the first start creates accounts with public passwords. */
  demoAccounts: boolean
  /** Whether accounts with public passwords can sign in from anywhere, as DEMO_ACCOUNTS=1 requests. */
  publicPasswords: boolean
  administrator: { username: string; password: string } | undefined
  passwordLengthMin: number
  /** Whether users may choose easily guessed passwords: only while there are demo accounts. */
  guessablePasswords: boolean
  /** Whether users may register on their own. */
  registrationOpen: boolean
  /** Whether players may begin solo games without a training. */
  soloGames: boolean
  /** The identity provider that users may sign in with. */
  oidc: OidcConfig | undefined
  lockWaitSeconds: number
  /** How long writing slides or a PDF file may take; 0: this server writes none. */
  fileTimeoutMs: number
  rateLimit: boolean
  /** Undefined: no proxy is trusted to report the address of a caller. */
  trustedProxies: TrustedProxies | undefined
  /** The wall-clock time of the nightly verification of all games; undefined: no verification. */
  verifyAt: { hour: number; minute: number } | undefined
  /** Access to `/metrics`: for everybody, or with this token only; undefined: the address does not exist. */
  metrics: { token: string | null } | undefined
  /** Undefined: mails are written as files. */
  smtpUrl: string | undefined
  /** Domains whose addresses are accepted whatever their top-level domain, in lower case. */
  emailDomains: string[]
  /** The sender of mails: an address, or a name and an address in angle brackets. */
  mailFrom: string
  site: SiteConfig
}

export type OidcConfig = {
  issuer: string
  clientId: string
  /** Undefined for a public client. */
  clientSecret: string | undefined
  /** The name under which users know the provider. */
  name: string
  /** Whether to trust an e-mail address that the provider does not report as verified. */
  trustsEmail: boolean
}

/** A bucket of an S3-compatible object store. */
export type ObjectStoreConfig = {
  /** The address of the bucket itself, without a final slash. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export { ConfigError }

/**
 * Reads the environment.
 * @param root the folder that relative paths start from
 * @throws {ConfigError}
 */
export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const host = env.HOST || '127.0.0.1'
  const publicUrl = readPublicUrl(env.PUBLIC_URL)
  const trustedProxies = readProxies(env.TRUST_PROXY)
  const isBehindProxy = isElsewhere(publicUrl) || trustedProxies !== undefined
  const isPublic = isBehindProxy || !isThisMachine(host)
  const demoAccounts = readDemoAccounts(env.DEMO_ACCOUNTS, isPublic)
  return {
    port: readInteger(env, 'PORT', 3000, 0, 65_535),
    host,
    dataDir: resolve(root, env.DATA_DIR || 'data'),
    objectStore: readObjectStore(env),
    databaseUrl: env.DATABASE_URL || undefined,
    databaseSchema: readSchema(env),
    databaseConnections: readInteger(env, 'DATABASE_CONNECTIONS', 10, 4, 200),
    publicUrl,
    timezone: readTimezone(env.APP_TIMEZONE),
    jwtSecret: readSecret(env.JWT_SECRET),
    isPublic,
    isBehindProxy,
    demoAccounts,
    publicPasswords: env.DEMO_ACCOUNTS === '1',
    administrator: readAdministrator(env),
    passwordLengthMin: readInteger(env, 'PASSWORD_MIN_LENGTH', demoAccounts ? 1 : 12, 1, 200),
    guessablePasswords: demoAccounts,
    registrationOpen: readRegistration(env.REGISTRATION),
    soloGames: readSoloGames(env.SOLO_GAMES),
    oidc: readOidc(env),
    lockWaitSeconds: readInteger(env, 'LOCK_WAIT', 10, 1, 600),
    fileTimeoutMs: readInteger(env, 'FILE_TIMEOUT', 30_000, 0, 600_000),
    rateLimit: readRateLimit(env.RATE_LIMIT),
    trustedProxies,
    verifyAt: readTime(env.VERIFY_AT),
    metrics: readMetrics(env.METRICS),
    smtpUrl: readSmtpUrl(env.SMTP_URL),
    emailDomains: readEmailDomains(env.EMAIL_DOMAINS),
    mailFrom: readMailFrom(env),
    site: readSite(env, root),
  }
}

function readInteger(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const given = env[name]
  if (given === undefined || given === '') return fallback
  const value = Number(given)
  if (/^\s*\d+\s*$/.test(given) && value >= min && value <= max) return value
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}; it is "${given}".`)
}

function readSchema({ DATABASE_SCHEMA: schema, DATABASE_URL: url }: NodeJS.ProcessEnv): string | undefined {
  if (!schema) return undefined
  if (Buffer.byteLength(schema) > 63 || /\p{Cc}/u.test(schema)) {
    throw new ConfigError('DATABASE_SCHEMA must have at most 63 bytes and no line breaks.')
  }
  if (url) return schema
  throw new ConfigError('DATABASE_SCHEMA goes with DATABASE_URL: the product’s own database has one schema.')
}

/** Demo accounts have public passwords, so by default they exist only where no other machine can reach the server. */
function readDemoAccounts(given: string | undefined, isPublic: boolean): boolean {
  if (given === '1') return true
  if (given === '0') return false
  if (given === undefined || given === '') return !isPublic
  throw new ConfigError(`DEMO_ACCOUNTS must be 0 or 1; it is "${given}".`)
}

function readRegistration(given: string | undefined): boolean {
  if (given === undefined || given === '' || given === 'open') return true
  if (given === 'closed') return false
  throw new ConfigError(`REGISTRATION must be open or closed; it is "${given}".`)
}

function readSoloGames(given: string | undefined): boolean {
  if (given === undefined || given === '' || given === '1') return true
  if (given === '0') return false
  throw new ConfigError(`SOLO_GAMES must be 0 or 1; it is "${given}".`)
}

function readRateLimit(given: string | undefined): boolean {
  if (given === undefined || given === '' || given === 'on') return true
  if (given === 'off') return false
  throw new ConfigError(`RATE_LIMIT must be on or off; it is "${given}".`)
}

/** The default zone is not looked up: Node takes longer for its first time zone than for all other settings. */
function readTimezone(name: string | undefined): string {
  if (!name) return 'Europe/Paris'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    throw new ConfigError(`APP_TIMEZONE must be an IANA time zone such as Europe/Paris; it is "${name}".`)
  }
}

/** The address may contain a password, so the message does not repeat it. */
function readPublicUrl(given: string | undefined): string | undefined {
  if (given === undefined || given === '') return undefined
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new ConfigError('PUBLIC_URL must be an address such as https://jeu.example.org.')
  }
  const excess = excessOf(url, given)
  if (excess === undefined) return url.origin
  throw new ConfigError(
    `PUBLIC_URL must have no ${excess}: the product is served at the root of a name of its own.`,
  )
}

/** Returns the part of an address that is not allowed in addition to the name and the port. */
function excessOf(url: URL, given: string): string | undefined {
  if (url.username !== '' || url.password !== '') return 'username or password'
  if (/[^/]/.test(url.pathname)) return 'path'
  if (given.includes('?')) return 'query'
  return given.includes('#') ? 'fragment' : undefined
}

const isElsewhere = (publicUrl: string | undefined): boolean =>
  publicUrl !== undefined && !isThisMachine(new URL(publicUrl).hostname)

function readProxies(given = ''): TrustedProxies | undefined {
  const proxies = readTrustedProxies(given)
  if (proxies !== null) return proxies
  throw new ConfigError(
    `TRUST_PROXY must be the number of proxies in front of the server, such as 1, or their own addresses, such as 192.168.1.4,192.168.1.5; it is "${given}".`,
  )
}

/** The address may contain a password, so the message does not repeat it. */
function readSmtpUrl(given: string | undefined): string | undefined {
  if (given === undefined || given === '') return undefined
  const url = URL.parse(given)
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return given
  throw new ConfigError(
    'SMTP_URL must be the address of a mail server such as smtp://user:password@mail.example.org:587.',
  )
}

/** The key is a secret, so no message repeats it. */
function readObjectStore(env: NodeJS.ProcessEnv): ObjectStoreConfig | undefined {
  const { S3_BUCKET_URL: given, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!given && !accessKeyId && !secretAccessKey) return undefined
  if (!given || !accessKeyId || !secretAccessKey) {
    throw new ConfigError('S3_BUCKET_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together.')
  }
  const url = URL.parse(given)
  const isPlain = url?.username === '' && url.password === '' && url.search === '' && url.hash === ''
  if (!isPlain || !/^https?:$/.test(url.protocol)) {
    throw new ConfigError(
      'S3_BUCKET_URL must be the address of a bucket such as https://s3.example.org/trimestre, without keys.',
    )
  }
  return {
    url: given.replace(/\/+$/, ''),
    region: env.S3_REGION || 'us-east-1',
    accessKeyId,
    secretAccessKey,
  }
}

function readEmailDomains(given: string | undefined): string[] {
  const names = (given ?? '').split(',').map(name => name.trim().replace(/^@/, '').toLowerCase())
  const domains = names.filter(name => name !== '')
  if (domains.every(isDomain)) return domains
  throw new ConfigError(
    `EMAIL_DOMAINS must be domains with commas between them, such as lycee.paris,ecole.school; it is ${JSON.stringify(given)}.`,
  )
}

/**
 * Returns one sender, with its name in quotes where it contains more than words. The default is a no-reply address in
 * the school's own domain.
 */
function readMailFrom({ MAIL_FROM: given, PUBLIC_URL, SMTP_URL }: NodeJS.ProcessEnv): string {
  const { hostname } = URL.parse(PUBLIC_URL || SMTP_URL || '') ?? {}
  if (given === undefined || given === '') return `Trimestre <no-reply@${hostname || 'localhost'}>`
  const [sender, another] = parseAddresses(given, { flatten: true })
  const isOne = sender !== undefined && another === undefined && /^[^\s<>@]+@[^\s<>@]+$/.test(sender.address)
  if (isOne && !/\p{Cc}/u.test(given)) return writeSender(sender.name, sender.address)
  throw new ConfigError(
    `MAIL_FROM must be a sender such as Trimestre <jeu@ecole.example>; it is ${JSON.stringify(given)}.`,
  )
}

function writeSender(name: string, address: string): string {
  if (name === '') return address
  const isPlain = /^[\p{L}\p{M}\p{N} ]+$/u.test(name)
  return `${isPlain ? name : `"${name.replace(/["\\]/g, '\\$&')}"`} <${address}>`
}

function readTime(given: string | undefined): Config['verifyAt'] {
  if (given === undefined || given === '') return undefined
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(given) ?? []
  if (hour !== undefined && minute !== undefined) return { hour: Number(hour), minute: Number(minute) }
  throw new ConfigError(`VERIFY_AT must be a time such as 03:00; it is "${given}".`)
}

/** A token is a secret, so the message does not repeat it. */
function readMetrics(given: string | undefined): Config['metrics'] {
  if (given === undefined || given === '' || given === 'off') return undefined
  if (given === 'on') return { token: null }
  if (given.trim().length >= 16) return { token: given }
  throw new ConfigError('METRICS must be on, off, or a token of at least 16 characters.')
}

function readSecret(given: string | undefined): string | undefined {
  if (given === undefined || given === '') return undefined
  if (Buffer.byteLength(given.trim()) >= 32) return given
  throw new ConfigError('JWT_SECRET must have at least 32 bytes, blanks around it apart.')
}

/** Reads a switch that is off unless it is 1. */
function readSwitch(env: NodeJS.ProcessEnv, name: string): boolean {
  const given = env[name] || '0'
  if (given === '0' || given === '1') return given === '1'
  throw new ConfigError(`${name} must be 0 or 1; it is "${given}".`)
}

function readOidc(env: NodeJS.ProcessEnv): OidcConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = env
  if (!issuer && !clientId) return undefined
  if (!issuer || !clientId) throw new ConfigError('OIDC_ISSUER and OIDC_CLIENT_ID go together.')
  const url = URL.parse(issuer)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname))
  if (url === null || !isSafe)
    throw new ConfigError(
      `OIDC_ISSUER must be an https address such as https://id.example.org; it is "${issuer}".`,
    )
  return {
    issuer,
    clientId,
    clientSecret: env.OIDC_CLIENT_SECRET || undefined,
    name: env.OIDC_NAME || url.host,
    trustsEmail: readSwitch(env, 'OIDC_TRUST_EMAIL'),
  }
}

function readAdministrator(env: NodeJS.ProcessEnv): Config['administrator'] {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = env
  if (username && password) return { username, password }
  if (!username && !password) return undefined
  throw new ConfigError('ADMIN_USERNAME and ADMIN_PASSWORD go together.')
}
