import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

const algorithm = 'HS256'
const issuer = 'trimestre'
const audience = 'trimestre'
const accessSeconds = 3600
/** Tokens whose signature need not be checked again; whether their session lasts is asked at each request. */
const verifiedMax = 20_000

/** Days a refresh token lives, and seconds during which the previous one still answers its successor. */
export const refreshDays = 30

/** Days after which one signs in again, however often one came: a half-year of school. */
export const sessionDays = 180
export const graceSeconds = 30

/** What an access token says; the rest is read from the database at each request. */
export type AccessClaims = { userId: number; family: string; sessionVersion: number }

/** The claims of a token that was presented, and when it ends. */
export type ReadClaims = AccessClaims & { expiresAt: Date }

export type Tokens = {
  signAccess(claims: AccessClaims, now: Date): Promise<string>
  /** Null for anything but a token of ours, in time. */
  readAccess(token: string, now: Date): Promise<ReadClaims | null>
  /**
   * The refresh token that follows another one. Derived, so that two tabs renewing together get the same one
   * although only its hash is stored.
   */
  successorOf(refreshToken: string): string
  /**
   * The token of a link to be mailed, made of 256 random bits and our secret: the mail that waits in the database
   * holds the bits alone, which are of no use to whoever reads them there.
   */
  linkTokenOf(seed: string): string
  /** Proves that a text came from us, for this purpose. */
  mac(purpose: string, text: string): string
}

/** Signs and reads tokens with one algorithm and one secret of at least 32 bytes. */
export function createTokens(secret: string): Tokens {
  const key = createSecretKey(secret, 'utf8')
  const verified = new Map<string, ReadClaims>()
  return {
    signAccess: ({ userId, family, sessionVersion }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000)
      return new SignJWT({ sid: family, ver: sessionVersion })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(String(userId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessSeconds)
        .sign(key)
    },
    async readAccess(token, now) {
      const known = verified.get(token)
      if (known !== undefined) return known.expiresAt > now ? known : null
      const claims = await readAccess(token, key, now)
      if (claims === null) return null
      if (verified.size >= verifiedMax) verified.delete(verified.keys().next().value ?? '')
      verified.set(token, claims)
      return claims
    },
    successorOf: refreshToken =>
      createHmac('sha256', key).update(`refresh:${refreshToken}`).digest('base64url'),
    linkTokenOf: seed => createHmac('sha256', key).update(`link:${seed}`).digest('base64url'),
    mac: (purpose, text) => createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url'),
  }
}

async function readAccess(token: string, key: KeyObject, now: Date): Promise<ReadClaims | null> {
  const options = { algorithms: [algorithm], issuer, audience, typ: 'JWT', currentDate: now }
  const read = await jwtVerify(token, key, {
    ...options,
    requiredClaims: ['exp', 'iat', 'sub', 'sid', 'ver'],
  }).catch(() => null)
  if (read === null) return null
  const { sub, sid, ver, exp } = read.payload
  if (typeof sub !== 'string' || !/^[1-9]\d{0,9}$/.test(sub)) return null
  if (typeof sid !== 'string' || typeof ver !== 'number' || typeof exp !== 'number') return null
  return { userId: Number(sub), family: sid, sessionVersion: ver, expiresAt: new Date(exp * 1000) }
}

/** 256 random bits, and the name of the family of tokens that one sign-in starts. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')
export const newFamily = (): string => randomUUID()

/** 256 random bits for the token of a link. */
export const newLinkSeed = (): string => randomBytes(32).toString('base64url')

/** Only this is stored of an opaque token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
