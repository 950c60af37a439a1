import type { Computer } from '@trimestre/contract/seats'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { withRound } from '../../platform/db/joins.ts'
import { resultsShown, rounds } from '../../platform/db/schema.ts'

/** A published quarter in which a computer held a company when it closed. */
export type HeldQuarter = {
  companyId: number
  roundNb: number
  /** How the computer played; null where the sheet of a person counted, who had written a value before. */
  computer: Computer | null
  given: Record<string, number>
  rank: number
  companyValue: number
}

/** Whether a computer decided anything in a quarter. */
const isDecided = sql`exists (
  select from json_each_text(${resultsShown.origins}) as origin where origin.value = 'computer')`

/** A quarter that was computed again was decided in an earlier version: the last one in which this computer played. */
const strategy = sql<Computer | null>`(
  select json_build_object('level', seat->'level', 'temperament', seat->'temperament')
  from round_versions as decided
  cross join lateral (select decided.strategies->'seats'->(${resultsShown.companyId}::text) as seat) as played
  where decided.game_id = ${resultsShown.gameId} and decided.round_id = ${resultsShown.roundId}
    and decided.version <= ${resultsShown.version} and seat is not null and ${isDecided}
  order by decided.version desc limit 1)`

/**
 * Lists the published quarters of a game in which computers held companies, in the order of the quarters. Quarters from
 * before a restart are not among them: they have no published version any more.
 */
export async function listHeldQuarters(reader: Reader, gameId: number): Promise<HeldQuarter[]> {
  return reader
    .select({
      companyId: resultsShown.companyId,
      roundNb: rounds.roundNb,
      computer: strategy,
      given: resultsShown.given,
      rank: resultsShown.rank,
      companyValue: resultsShown.companyValue,
    })
    .from(resultsShown)
    .innerJoin(rounds, withRound(resultsShown))
    .where(and(eq(resultsShown.gameId, gameId), eq(resultsShown.seatKind, 'computer')))
    .orderBy(asc(rounds.roundNb))
}
