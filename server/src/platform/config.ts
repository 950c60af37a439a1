import { resolve } from 'node:path'
import { isDomain } from '@trimestre/contract/email'
import parseAddresses from 'nodemailer/lib/addressparser'
import { readTrustedProxies, type TrustedProxies } from './caller-address.ts'
import { isThisMachine } from './this-machine.ts'

/** Settings of one server process, all from the environment (api.md §1). */
export type Config = {
  port: number
  host: string
  dataDir: string
  /** Where pictures, and mails that are files, lie; undefined: in `dataDir`. */
  objectStore: ObjectStoreConfig | undefined
  /** Undefined: the product runs its own PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  /** The schema of the product's tables there; undefined: the first of the role's `search_path`. */
  databaseSchema: string | undefined
  /** Connections for calls, at most; passes and streams have their own. */
  databaseConnections: number
  /** Address users reach the product at, without a final slash; undefined when not said. */
  publicUrl: string | undefined
  /** IANA time zone of the school. */
  timezone: string
  jwtSecret: string | undefined
  /** By HOST, PUBLIC_URL or TRUST_PROXY, others can reach the server. */
  isPublic: boolean
  /** By PUBLIC_URL or TRUST_PROXY, people come in by another address: no request is known to be of this machine. */
  isBehindProxy: boolean
  /** Accounts with public passwords are made at the first start. */
  demoAccounts: boolean
  /** Public passwords open accounts from anywhere: DEMO_ACCOUNTS=1 asked for it. */
  publicPasswords: boolean
  administrator: { username: string; password: string } | undefined
  passwordLengthMin: number
  /** Whether people may choose passwords that guessers try first: only while there are demo accounts. */
  guessablePasswords: boolean
  /** Whether people may open an account by themselves. */
  registrationOpen: boolean
  /** The identity provider one may sign in with. */
  oidc: OidcConfig | undefined
  lockWaitSeconds: number
  rateLimit: boolean
  /** Undefined: nobody's word is taken for the address of a caller. */
  trustedProxies: TrustedProxies | undefined
  /** Wall-clock time of the nightly verification of all games; undefined: none. */
  verifyAt: { hour: number; minute: number } | undefined
  /** Who may read `/metrics`: everybody, or who shows this token; undefined: the address does not exist. */
  metrics: { token: string | null } | undefined
  /** Undefined: mails become files. */
  smtpUrl: string | undefined
  /** Domains whose addresses are accepted whatever their last part, in small letters. */
  emailDomains: string[]
  /** Sender of mails: an address, or a name and an address in angle brackets. */
  mailFrom: string
}

export type OidcConfig = {
  issuer: string
  clientId: string
  /** Undefined for a public client. */
  clientSecret: string | undefined
  /** What people know the provider by. */
  name: string
  /** Whether an address counts of which the provider does not say that it is verified. */
  trustsEmail: boolean
}

/** A bucket of an S3-compatible object store. */
export type ObjectStoreConfig = {
  /** Address of the bucket itself, without a final slash. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A setting that cannot be used; the message names the variable and what it accepts. */
export class ConfigError extends Error {}

/** Reads the environment. `root` is the folder relative paths start from. Throws {@link ConfigError}. */
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
    oidc: readOidc(env),
    lockWaitSeconds: readInteger(env, 'LOCK_WAIT', 10, 1, 600),
    rateLimit: readRateLimit(env.RATE_LIMIT),
    trustedProxies,
    verifyAt: readTime(env.VERIFY_AT),
    metrics: readMetrics(env.METRICS),
    smtpUrl: readSmtpUrl(env.SMTP_URL),
    emailDomains: readEmailDomains(env.EMAIL_DOMAINS),
    mailFrom: readMailFrom(env),
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

/** Demo accounts have public passwords: by default they exist only where nobody else can reach the server. */
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

function readRateLimit(given: string | undefined): boolean {
  if (given === undefined || given === '' || given === 'on') return true
  if (given === 'off') return false
  throw new ConfigError(`RATE_LIMIT must be on or off; it is "${given}".`)
}

/** The default need not be looked up: for the first zone that takes Node longer than all other settings. */
function readTimezone(name: string | undefined): string {
  if (!name) return 'Europe/Paris'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    throw new ConfigError(`APP_TIMEZONE must be an IANA time zone such as Europe/Paris; it is "${name}".`)
  }
}

/** The address may hold a password: the message does not repeat it. */
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

/** What an address has beyond the name and the port. */
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

/** The address may hold a password: the message does not repeat it. */
function readSmtpUrl(given: string | undefined): string | undefined {
  if (given === undefined || given === '') return undefined
  const url = URL.parse(given)
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return given
  throw new ConfigError(
    'SMTP_URL must be the address of a mail server such as smtp://user:password@mail.example.org:587.',
  )
}

/** The key is a secret: no message repeats it. */
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
 * One sender, its name in quotes where it holds more than words. Without any, one of the school's own domain that takes
 * no answers.
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

/** A token is a secret: the message does not repeat it. */
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

/** Off unless it is 1. */
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
