import { isEmailAddress } from '@trimestre/contract/email'
import { name } from '@trimestre/contract/fields'
import { decoy } from '../../platform/auth/passwords.ts'
import { hashToken, newRefreshToken } from '../../platform/auth/tokens.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { createAccount, findByLoginName, findUser, type UserRow } from '../users/service.ts'
import type { Claims } from './provider.ts'
import {
  type CodeData,
  deleteCode,
  extendCode,
  findIdentity,
  insertCode,
  insertIdentity,
  lockCode,
} from './repo.ts'

const codeMs = 60_000
/** The user needs this time to find the password of the account to link. */
const linkMs = 10 * 60_000
const usernamesTried = 1000

/** Stores the claims of a returning user under a one-time code, which only the same browser can use. */
export async function issueCode(context: Context, claims: Claims, browserSecret: string): Promise<string> {
  const code = newRefreshToken()
  const now = context.now()
  const data = { claims, browser: hashToken(browserSecret), isLinking: false }
  await insertCode(context.db, hashToken(code), data, now, new Date(now.getTime() + codeMs))
  return code
}

export type Exchange = {
  code: string
  /** The password of the account that has the same e-mail address. */
  password: string | null | undefined
  browserSecret: string
}

/**
 * Returns the account for a code: the one linked to the identity, or a new player's. An existing account with the same
 * e-mail address is linked only to a user who knows its password; otherwise the provider's word would open it.
 * @param signIn checks a password within the rate limits of signing in
 */
export async function exchangeCode(
  context: Context,
  { code, password, browserSecret }: Exchange,
  signIn: (name: string, password: string) => Promise<UserRow>,
): Promise<UserRow> {
  const hash = hashToken(code)
  // Refusals are thrown outside the transaction: thrown inside, they would roll back its writes.
  const outcome = await context.db.transaction(tx => resolve(context, tx, hash, browserSecret))
  if (outcome instanceof Refusal) throw outcome
  if (!('toLink' in outcome)) return outcome
  const { toLink } = outcome
  if (password === null || password === undefined) throw new Refusal('auth/link-password')
  const owner = await signIn(toLink.email, password)
  if (owner.id !== toLink.id) throw new Refusal('auth/bad-credentials')
  return link(context, hash, owner)
}

/** This hint goes to the log, which administrators read. */
const trustHint =
  'the provider confirmed no usable e-mail address; if it never says whether addresses are confirmed and the school trusts it, set OIDC_TRUST_EMAIL=1'

type Outcome = UserRow | { toLink: UserRow } | Refusal

async function resolve(
  context: Context,
  tx: Transaction,
  hash: string,
  browserSecret: string,
): Promise<Outcome> {
  const now = context.now()
  const data = await lockCode(tx, hash, now)
  if (data === undefined || data.browser !== hashToken(browserSecret)) return new Refusal('auth/code-refused')
  const { claims } = data
  const known = await findIdentity(tx, claims)
  const user = known === undefined ? undefined : await findUser(tx, known)
  if (known === undefined) {
    if (!hasUsableEmail(claims)) {
      context.log.warn('oidc.email-unverified', { issuer: claims.issuer, message: trustHint })
      return refuse(tx, hash, 'auth/email-unverified')
    }
    const local = await findByLoginName(tx, claims.email)
    if (local?.enabled) return holdForLink(tx, hash, data, local, now)
    if (local !== undefined) return refuse(tx, hash, 'auth/disabled')
    await deleteCode(tx, hash)
    return createPlayer(tx, claims)
  }
  if (user?.enabled !== true) return refuse(tx, hash, 'auth/disabled')
  await deleteCode(tx, hash)
  return user
}

async function refuse(
  tx: Transaction,
  hash: string,
  code: 'auth/email-unverified' | 'auth/disabled',
): Promise<Refusal> {
  await deleteCode(tx, hash)
  return new Refusal(code)
}

async function holdForLink(
  tx: Transaction,
  hash: string,
  data: CodeData,
  local: UserRow,
  now: Date,
): Promise<Outcome> {
  if (!data.isLinking) await extendCode(tx, hash, data, new Date(now.getTime() + linkMs))
  return { toLink: local }
}

async function link(context: Context, hash: string, owner: UserRow): Promise<UserRow> {
  const isLinked = await context.db.transaction(async tx => {
    const data = await lockCode(tx, hash, context.now())
    if (data === undefined) return false
    const { issuer, subject } = data.claims
    await insertIdentity(tx, { issuer, subject, userId: owner.id })
    await deleteCode(tx, hash)
    return true
  })
  if (!isLinked) throw new Refusal('auth/code-refused')
  return owner
}

type WithEmail = Claims & { email: string }

function hasUsableEmail(claims: Claims): claims is WithEmail {
  return claims.isEmailVerified && claims.email !== null && isEmailAddress(claims.email)
}

async function createPlayer(tx: Transaction, claims: WithEmail): Promise<UserRow> {
  const { issuer, subject } = claims
  const email = claims.email.trim()
  const user = await createAccount(tx, {
    username: await freeUsername(tx, claims),
    email,
    passwordHash: decoy,
    firstName: nameOr(claims.firstName, ''),
    lastName: nameOr(claims.lastName, ''),
    role: 'ROLE_USER',
  })
  await insertIdentity(tx, { issuer, subject, userId: user.id })
  return user
}

/**
 * Returns the username from the provider or the local part of the e-mail address, with a number appended when it is
 * taken.
 */
async function freeUsername(tx: Transaction, { username, email }: WithEmail): Promise<string> {
  const wanted = nameOr(username, email.split('@')[0] ?? email).slice(0, 250)
  for (let count = 1; count <= usernamesTried; count += 1) {
    const tried = count === 1 ? wanted : `${wanted}${count}`
    if ((await findByLoginName(tx, tried)) === undefined) return tried
  }
  return email
}

/** Returns the provider's value if it satisfies our rule for names. */
function nameOr(given: string | null, otherwise: string): string {
  const read = name().safeParse(given)
  return read.success ? read.data : otherwise
}
