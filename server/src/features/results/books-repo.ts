import { and, asc, between, desc, eq, lte } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { type InGame, ofCompany, withRound } from '../../platform/db/joins.ts'
import { resultsShown, rounds } from '../../platform/db/schema.ts'
import type { Audience } from '../rounds/present.ts'
import { resultsFor } from './repo.ts'

/** Lists the accounting documents of a company's quarters between two rounds, the oldest first. */
export async function listBooks(
  reader: Reader,
  company: InGame,
  firstRound: number,
  lastRound: number,
  audience: Audience,
) {
  const results = resultsFor(audience)
  return reader
    .select({
      roundNb: rounds.roundNb,
      statements: results.statements,
      journal: results.journal,
    })
    .from(results)
    .innerJoin(rounds, withRound(results))
    .where(and(ofCompany(results, company), between(rounds.roundNb, firstRound, lastRound)))
    .orderBy(asc(rounds.roundNb))
}

/** Returns the decisions that a company played a published quarter with, and their origins. */
export async function findPlayed(reader: Reader, company: InGame, roundId: number) {
  const [played] = await reader
    .select({
      given: resultsShown.given,
      origins: resultsShown.origins,
      decisions: resultsShown.decisions,
    })
    .from(resultsShown)
    .where(and(ofCompany(resultsShown, company), eq(resultsShown.roundId, roundId)))
  return played
}

/** Returns the accounting documents of a company's last quarter up to a round number. */
export async function findStatements(reader: Reader, company: InGame, roundNb: number, audience: Audience) {
  const results = resultsFor(audience)
  const [last] = await reader
    .select({
      roundNb: rounds.roundNb,
      statements: results.statements,
      journal: results.journal,
      state: results.state,
    })
    .from(results)
    .innerJoin(rounds, withRound(results))
    .where(and(ofCompany(results, company), lte(rounds.roundNb, roundNb)))
    .orderBy(desc(rounds.roundNb))
    .limit(1)
  return last
}
