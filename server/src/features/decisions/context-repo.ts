import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { withRound } from '../../platform/db/joins.ts'
import { listOf, oncePerDatabase } from '../../platform/db/prepared.ts'
import { companies, companyLocks, games, rounds, settings } from '../../platform/db/schema.ts'
import { createSharedReads } from '../../platform/db/shared-reads.ts'
import { members } from '../companies/members-sql.ts'

/**
 * Reads companies with a round of their game, or with the last round when `roundId` is null; the columns of the round are
 * null when the game has no such round.
 */
const companiesInRound = oncePerDatabase(db => {
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
    .where(and(withRound(companyLocks), eq(companyLocks.companyId, companies.id)))
  const catalogue = db
    .select({ value: sql`value::text` })
    .from(settings)
    .where(eq(settings.key, 'catalogueRevision'))
  return db
    .select({
      companyId: companies.id,
      gameId: companies.gameId,
      members,
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
        sql`${rounds.id} = coalesce(${placeholder('roundId')}::bigint, (${lastRound}))`,
      ),
    )
    .where(sql`${companies.id} = any(${listOf('companyIds', 'bigint')})`)
    .prepare('companies-in-round')
})

type Place = { companyId: number; roundId: number | null }

/** Simultaneous requests of the players of a game share a query. */
const sharedPlaces = oncePerDatabase(db =>
  createSharedReads(async (places: readonly Place[]) => {
    const byRound = Map.groupBy(places, ({ roundId }) => roundId)
    const found = await Promise.all(
      [...byRound].map(async ([roundId, ofRound]) => {
        const companyIds = ofRound.map(({ companyId }) => companyId)
        const rows = await companiesInRound(db).execute({ companyIds, roundId })
        return [roundId, rows] as const
      }),
    )
    const rowsOf = new Map(found)
    return places.map(({ companyId, roundId }) =>
      rowsOf.get(roundId)?.find(row => row.companyId === companyId),
    )
  }),
)

/** Returns a company in a round, undefined when there is no such company. */
export async function findCompanyInRound(db: Database, companyId: number, roundId: number | 'last') {
  return sharedPlaces(db)({ companyId, roundId: roundId === 'last' ? null : roundId })
}
