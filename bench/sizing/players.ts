import { type Client, createClient } from '@trimestre/contract/client'
import { createTokens } from '@trimestre/server/platform/tokens'
import type { BenchGame } from '../passes/game.ts'
import type { Playground } from '../passes/playground.ts'

/** The secret of the measured product, with which players are signed in without computing a thousand hashes. */
export const secret = 'only-for-this-measurement-'.repeat(2)

export type BenchPlayer = { companyId: number; token: string; call: Client }

/** Signs in the players of a game. */
export async function playersOf({ database, product }: Playground, game: BenchGame): Promise<BenchPlayer[]> {
  const { rows } = await database.query<{ companyId: number; userId: number; family: string }>(
    `with signed as (
       insert into refresh_tokens (user_id, family, hash, expires_at)
       select user_id, gen_random_uuid(), md5(random()::text), now() + interval '1 day'
       from companies where game_id = $1 returning user_id, family)
     select c.id as "companyId", c.user_id as "userId", s.family::text
     from companies c join signed s on s.user_id = c.user_id where c.game_id = $1 order by c.id`,
    [game.id],
  )
  const tokens = createTokens(secret)
  return Promise.all(
    rows.map(async ({ companyId, userId, family }) => {
      const token = await tokens.signAccess({ userId, family, sessionVersion: 1 }, new Date())
      return { companyId, token, call: createClient({ baseUrl: product.url, getToken: () => token }) }
    }),
  )
}
