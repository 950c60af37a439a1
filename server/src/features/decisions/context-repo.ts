import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { preparedOnce } from '../../platform/db/prepared.ts'
import { companies, companyLocks, games, rounds, settings } from '../../platform/db/schema.ts'

/**
 * Reads a company with a round of its game, or with the last round when `roundId` is null; the columns of the round are
 * null when the game has no such round.
 */
const companyInRound = preparedOnce(db => {
  const { placeholder } = sql
  const roundsOfGame = db
    .select({ count: sql`count(*)::int` })
    .from(rounds)
    .where(eq(rounds.gameId, games.id))
  const lastRound = db
    .select({ id: rounds.id })
    .from(rounds)
    .where(eq(rounds.gameId, games.id))
    .orderBy(desc(rounds.roundNb))
    .limit(1)
  const lock = db
    .select({ one: sql`1` })
    .from(companyLocks)
    .where(and(eq(companyLocks.roundId, rounds.id), eq(companyLocks.companyId, companies.id)))
  const catalogue = db
    .select({ value: sql`value::text` })
    .from(settings)
    .where(eq(settings.key, 'catalogueRevision'))
  return db
    .select({
      companyId: companies.id,
      gameId: companies.gameId,
      ownerId: companies.userId,
      revision: games.revision,
      companyRevision: companies.revision,
      catalogueRevision: sql<string>`(${catalogue})`,
      quarterCount: games.quarterCount,
      level: games.level,
      roundCount: sql<number>`(${roundsOfGame})`,
      roundId: rounds.id,
      roundNb: rounds.roundNb,
      roundState: rounds.state,
      isLocked: sql<boolean>`exists (${lock})`,
      isOut: sql<boolean>`${companies.kind} = 'out'`,
    })
    .from(companies)
    .innerJoin(games, eq(games.id, companies.gameId))
    .leftJoin(
      rounds,
      and(
        eq(rounds.gameId, games.id),
        sql`${rounds.id} = coalesce(${placeholder('roundId')}::int, (${lastRound}))`,
      ),
    )
    .where(eq(companies.id, placeholder('companyId')))
    .prepare('company-in-round')
})

/** Returns a company in a round, undefined when there is no such company. */
export async function findCompanyInRound(db: Database, companyId: number, roundId: number | 'last') {
  const [row] = await companyInRound(db).execute({ companyId, roundId: roundId === 'last' ? null : roundId })
  return row
}
