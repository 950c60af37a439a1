import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Database } from '../db/database.ts'
import { listOf, oncePerDatabase } from '../db/prepared.ts'
import { refreshTokens, users } from '../db/schema.ts'
import { createSharedReads } from '../db/shared-reads.ts'
import type { Authenticate } from '../http/http.ts'
import type { ReadClaims } from './tokens.ts'

/**
 * Reads the bearer token, then the account: role, `enabled`, existence, password version and the session come from the
 * database on every request, so that a change to an account or a sign-out takes effect at once.
 */
export function createAuthenticate(context: Context): Authenticate {
  const findSignedIn = createSharedReads((claims: readonly ReadClaims[]) => findAccounts(context.db, claims))
  return async request => {
    const claims = await readClaims(context, request)
    if (claims === null) return null
    const account = maySignOutAgain(request)
      ? await findAccount(context.db, claims)
      : await findSignedIn(claims)
    if (account === undefined) return null
    const { userId: id, family: tokenFamily, expiresAt: tokenExpiresAt } = claims
    const { role, username } = account
    return { id, role, username, tokenFamily, tokenExpiresAt }
  }
}

/** Reads the claims of the bearer token without a query; returns null unless it is a valid, unexpired token of ours. */
export async function readClaims(
  { tokens, now }: Pick<Context, 'tokens' | 'now'>,
  request: FastifyRequest,
): Promise<ReadClaims | null> {
  const token = bearerToken(request)
  return token === undefined ? null : tokens.readAccess(token, now())
}

const isOpen = and(users.enabled, isNull(users.deletedAt))
const columns = {
  id: users.id,
  sessionVersion: users.sessionVersion,
  role: users.role,
  username: users.username,
}

type Account = Pick<typeof users.$inferSelect, keyof typeof columns>

/**
 * The accounts of the sessions that have not ended. `limit 1` makes the database look up each account by its key: it
 * may have planned the statement when there were few accounts, and would then read all of them each time.
 */
const accountsOfSessions = oncePerDatabase(db => {
  const account = db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, refreshTokens.userId), isOpen))
    .limit(1)
    .as('account')
  const { id, sessionVersion, role, username } = account
  return db
    .select({ id, sessionVersion, role, username, family: refreshTokens.family })
    .from(refreshTokens)
    .innerJoinLateral(account, sql`true`)
    .where(sql`${refreshTokens.family} = any(${listOf('families', 'text')})`)
    .prepare('accounts-of-sessions')
})

/** Returns the account that each token opens, undefined where its session has ended or its password has changed. */
async function findAccounts(db: Database, claims: readonly ReadClaims[]): Promise<(Account | undefined)[]> {
  const rows = await accountsOfSessions(db).execute({ families: claims.map(({ family }) => family) })
  return claims.map(({ family, ...claim }) =>
    rows.find(row => row.family === family && isAccountOf(row, claim)),
  )
}

const isAccountOf = (
  { id, sessionVersion }: Account,
  claim: Pick<ReadClaims, 'userId' | 'sessionVersion'>,
): boolean => id === claim.userId && sessionVersion === claim.sessionVersion

/** Returns the account of a token whose session may have ended. */
async function findAccount(db: Database, claims: ReadClaims): Promise<Account | undefined> {
  const [account] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, claims.userId), isOpen))
  return account !== undefined && isAccountOf(account, claims) ? account : undefined
}

/** Whether the call is a sign-out, which may be repeated with a token whose session has already ended. */
const maySignOutAgain = (request: FastifyRequest): boolean =>
  request.routeOptions.config.endpoint === 'logout'

function bearerToken(request: FastifyRequest): string | undefined {
  return /^bearer +([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}
