import { and, eq, exists, isNull, or, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { preparedOnce } from '../db/prepared.ts'
import { refreshTokens, users } from '../db/schema.ts'
import type { Authenticate } from '../http/http.ts'
import type { ReadClaims } from './tokens.ts'

/**
 * Reads the bearer token, then the account: role, `enabled`, existence, password version and the session come from the
 * database on every request, so that a change to an account or a sign-out takes effect at once.
 */
export function createAuthenticate(context: Context): Authenticate {
  const findAccount = accountOfClaims(context.db)
  return async request => {
    const claims = await readClaims(context, request)
    if (claims === null) return null
    const [account] = await findAccount.execute({ ...claims, mayBeOver: maySignOutAgain(request) })
    if (account === undefined) return null
    const { userId: id, family: tokenFamily, expiresAt: tokenExpiresAt } = claims
    return { id, ...account, tokenFamily, tokenExpiresAt }
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

/** Finds the account that a token opens; unless `mayBeOver` is set, its session must not have ended. */
const accountOfClaims = preparedOnce(db => {
  const { placeholder } = sql
  const session = db
    .select({ one: sql`1` })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.family, placeholder('family')), eq(refreshTokens.userId, users.id)))
  return db
    .select({ role: users.role, username: users.username })
    .from(users)
    .where(
      and(
        eq(users.id, placeholder('userId')),
        eq(users.sessionVersion, placeholder('sessionVersion')),
        users.enabled,
        isNull(users.deletedAt),
        or(sql`${placeholder('mayBeOver')}::bool`, exists(session)),
      ),
    )
    .prepare('account-of-claims')
})

/** Whether the call is a sign-out, which may be repeated with a token whose session has already ended. */
const maySignOutAgain = (request: FastifyRequest): boolean =>
  request.routeOptions.config.endpoint === 'logout'

function bearerToken(request: FastifyRequest): string | undefined {
  return /^bearer +([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}
