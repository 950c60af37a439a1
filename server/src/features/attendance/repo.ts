import { and, eq, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Reader } from '../../platform/db/database.ts'
import { withCompany, withRound } from '../../platform/db/joins.ts'
import { companies, companyLocks, resultsInForce, rounds, savedDecisions } from '../../platform/db/schema.ts'

export type Presence = { companyId: number; roundNb: number }

/**
 * Lists which companies decided in which rounds of a game. A company decided if it saved or locked decisions, or if the
 * pass used its draft, which then counts as saved.
 */
export async function listPresences(reader: Reader, gameId: number): Promise<Presence[]> {
  const columns = { companyId: companies.id, roundNb: rounds.roundNb }
  const ofGame = eq(companies.gameId, gameId)
  const saved = reader
    .select(columns)
    .from(companies)
    .innerJoin(savedDecisions, and(withCompany(savedDecisions), eq(savedDecisions.draft, false)))
    .innerJoin(rounds, withRound(savedDecisions))
    .where(ofGame)
  const locked = reader
    .select(columns)
    .from(companies)
    .innerJoin(companyLocks, withCompany(companyLocks))
    .innerJoin(rounds, withRound(companyLocks))
    .where(ofGame)
  const drafted = reader
    .select(columns)
    .from(companies)
    .innerJoin(resultsInForce, withCompany(resultsInForce))
    .innerJoin(rounds, withRound(resultsInForce))
    .where(and(ofGame, sql`${resultsInForce.origins}::text like '%"draft"%'`))
  return union(saved, locked, drafted)
}
