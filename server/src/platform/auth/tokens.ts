import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

const algorithm = 'HS256'
const issuer = 'trimestre'
const audience = 'trimestre'
const accessSeconds = 3600
/** The number of tokens whose valid signature is cached; whether their session is open is checked on each request. */
const verifiedMax = 20_000

/**
 * The lifetime of a refresh token in days. After a renewal, the previous token still returns its successor for {@link
 * graceSeconds}.
 */
export const refreshDays = 30

/** The number of days after which users must sign in again, however often they renewed: half a school year. */
export const sessionDays = 180
export const graceSeconds = 30

/** The claims of an access token; everything else is read from the database on each request. */
export type AccessClaims = { userId: number; family: string; sessionVersion: number }

/** The claims of a presented token, and its expiry. */
export type ReadClaims = AccessClaims & { expiresAt: Date }

export type Tokens = {
  signAccess(claims: AccessClaims, now: Date): Promise<string>
  /** Returns null for anything but a valid, unexpired token of ours. */
  readAccess(token: string, now: Date): Promise<ReadClaims | null>
  /**
   * Derives the refresh token that follows another one, so that two tabs that renew at the same time get the same token
   * although only its hash is stored.
   */
  successorOf(refreshToken: string): string
  /**
   * Derives the token of a mailed link from 256 random bits and our secret. A mail that waits in the database contains
   * the bits alone, which are useless to anyone who reads them there.
   */
  linkTokenOf(seed: string): string
  /** Returns a code that proves that a text comes from us, for this purpose. */
  mac(purpose: string, text: string): string
}

/** Creates the functions that sign and verify tokens with one algorithm and one secret of at least 32 bytes. */
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

/**
 * Returns a new refresh token of 256 random bits. {@link newFamily} returns the name of the family of tokens that one
 * sign-in starts.
 */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')
export const newFamily = (): string => randomUUID()

/** Returns 256 random bits for the token of a link. */
export const newLinkSeed = (): string => randomBytes(32).toString('base64url')

/** Hashes an opaque token: only the hash is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
