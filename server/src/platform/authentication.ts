import { and, eq, exists, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import { refreshTokens, users } from './database/schema.ts'
import type { Authenticate } from './http.ts'

/**
 * Reads the bearer token, then the account itself: role, `enabled`, existence, password version and the session
 * count from the database at every request, so that nobody outlives a decision about their account or a sign-out.
 */
export function createAuthenticate(context: Context): Authenticate {
  return async request => {
    const token = bearerToken(request)
    if (token === undefined) return null
    const claims = await context.tokens.readAccess(token, context.now())
    if (claims === null) return null
    const sessionLasts = context.db
      .select({ id: refreshTokens.id })
      .from(refreshTokens)
      .where(and(eq(refreshTokens.userId, claims.userId), eq(refreshTokens.family, claims.family)))
    const [account] = await context.db
      .select({ role: users.role, username: users.username })
      .from(users)
      .where(
        and(
          eq(users.id, claims.userId),
          eq(users.sessionVersion, claims.sessionVersion),
          eq(users.enabled, true),
          isNull(users.deletedAt),
          maySignOutAgain(request) ? undefined : exists(sessionLasts),
        ),
      )
    if (account === undefined) return null
    const { userId: id, family: tokenFamily, expiresAt: tokenExpiresAt } = claims
    return { id, ...account, tokenFamily, tokenExpiresAt }
  }
}

/** Signing out may be repeated, also with a token whose session it has ended. */
const maySignOutAgain = (request: FastifyRequest): boolean =>
  request.routeOptions.config.endpoint === 'logout'

function bearerToken(request: FastifyRequest): string | undefined {
  return /^bearer +([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}
