import type { RoleName } from '@trimestre/contract/roles'
import type { FastifyRequest } from 'fastify'
import { createBatched } from './answers/batched.ts'
import type { Context } from './context.ts'
import { listParameter } from './database/prepared.ts'
import type { Authenticate } from './http.ts'
import type { AccessClaims, ReadClaims } from './tokens.ts'

type Claim = AccessClaims & { mayBeOver: boolean }
type Account = { role: RoleName; username: string }

/**
 * Reads the bearer token, then the account: role, `enabled`, existence, password version and the session count come
 * from the database on every request, so that a change to an account or a sign-out takes effect at once. Simultaneous
 * requests share one query.
 */
export function createAuthenticate(context: Context): Authenticate {
  const findAccount = createBatched((claims: Claim[]) => findAccounts(context, claims), 1)
  return async request => {
    const claims = await readClaims(context, request)
    if (claims === null) return null
    const account = await findAccount({ ...claims, mayBeOver: maySignOutAgain(request) })
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

/**
 * A named statement in raw SQL, so that the database plans it once: it precedes every call. `offset 0` and `limit 1`
 * force a lookup by key for each claim, whatever table sizes the planner assumed.
 */
const accountsOfClaims = {
  name: 'accounts-of-claims',
  text: `
    select claim.index::int, account.role, account.username
    from unnest(${listParameter(1, 'int')}, ${listParameter(2, 'int')}, ${listParameter(3, 'text')}, ${listParameter(4, 'bool')})
      with ordinality as claim (user_id, session_version, family, may_be_over, index)
      cross join lateral (
        select role, username from users
        where id = claim.user_id and session_version = claim.session_version and enabled and deleted_at is null
        offset 0) as account
    where claim.may_be_over or (
      select true from refresh_tokens where family = claim.family and user_id = claim.user_id limit 1)`,
}

async function findAccounts({ db }: Pick<Context, 'db'>, claims: Claim[]): Promise<(Account | undefined)[]> {
  const found: (Account | undefined)[] = claims.map(() => undefined)
  const { rows } = await db.$client.query<Account & { index: number }>({
    ...accountsOfClaims,
    values: [
      claims.map(({ userId }) => userId),
      claims.map(({ sessionVersion }) => sessionVersion),
      claims.map(({ family }) => family),
      claims.map(({ mayBeOver }) => mayBeOver),
    ],
  })
  for (const { index, role, username } of rows) found[index - 1] = { role, username }
  return found
}

/** Whether the call is a sign-out, which may be repeated with a token whose session has already ended. */
const maySignOutAgain = (request: FastifyRequest): boolean =>
  request.routeOptions.config.endpoint === 'logout'

function bearerToken(request: FastifyRequest): string | undefined {
  return /^bearer +([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}
