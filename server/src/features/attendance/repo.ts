import { and, eq, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Reader } from '../../platform/database/database.ts'
import {
  companies,
  companyLocks,
  resultsInForce,
  rounds,
  savedDecisions,
} from '../../platform/database/schema.ts'

export type Presence = { companyId: number; roundNb: number }

/**
 * Who decided in which round of a game: saved or locked decisions, or had a draft taken at the pass, which then counts
 * as saved.
 */
export async function listPresences(reader: Reader, gameId: number): Promise<Presence[]> {
  const columns = { companyId: companies.id, roundNb: rounds.roundNb }
  const ofGame = eq(companies.gameId, gameId)
  const saved = reader
    .select(columns)
    .from(companies)
    .innerJoin(
      savedDecisions,
      and(eq(savedDecisions.companyId, companies.id), eq(savedDecisions.draft, false)),
    )
    .innerJoin(rounds, eq(rounds.id, savedDecisions.roundId))
    .where(ofGame)
  const locked = reader
    .select(columns)
    .from(companies)
    .innerJoin(companyLocks, eq(companyLocks.companyId, companies.id))
    .innerJoin(rounds, eq(rounds.id, companyLocks.roundId))
    .where(ofGame)
  const drafted = reader
    .select(columns)
    .from(companies)
    .innerJoin(resultsInForce, eq(resultsInForce.companyId, companies.id))
    .innerJoin(rounds, eq(rounds.id, resultsInForce.roundId))
    .where(and(ofGame, sql`${resultsInForce.origins}::text like '%"draft"%'`))
  return union(saved, locked, drafted)
}
