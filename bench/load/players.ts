import { createTokens, newFamily } from '@trimestre/server/platform/auth/tokens'
import type pg from 'pg'

/** A player of a company of a game, signed in. */
export type Player = { userId: number; companyId: number; token: string }

/** Signs every player of a game in, like a sign-in without the password. */
export async function signInPlayers(
  database: pg.Client,
  gameId: number,
  jwtSecret: string,
): Promise<Player[]> {
  const tokens = createTokens(jwtSecret)
  const { rows } = await database.query<{ userId: number; companyId: number; version: number }>(
    `select users.id as "userId", companies.id as "companyId", session_version as version
     from companies join company_members on company_members.company_id = companies.id and until is null
       join users on users.id = user_id where companies.game_id = $1 order by companies.id`,
    [gameId],
  )
  const now = new Date()
  const families = rows.map(() => newFamily())
  await database.query(
    `insert into refresh_tokens (user_id, family, hash, expires_at)
     select user_id, family, family, now() + interval '1 day'
     from unnest($1::bigint[], $2::text[]) as session (user_id, family)`,
    [rows.map(({ userId }) => userId), families],
  )
  return Promise.all(
    rows.map(async ({ userId, companyId, version }, index) => {
      const family = families[index] ?? ''
      const token = await tokens.signAccess({ userId, family, sessionVersion: version }, now)
      return { userId, companyId, token }
    }),
  )
}
