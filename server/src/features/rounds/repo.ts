import { and, asc, desc, eq, exists, inArray, lte, ne, not, sql } from 'drizzle-orm'
import { QueryBuilder, union } from 'drizzle-orm/pg-core'
import type { Reader } from '../../platform/db/database.ts'
import { withRound } from '../../platform/db/joins.ts'
import { gameCriteria, games, rounds, roundVersions, scheduledPasses } from '../../platform/db/schema.ts'
import type { RoundRow } from './present.ts'

/** Whether the present epoch of the game of a round is practice. */
const practice = new QueryBuilder()
  .select({ practice: games.practice })
  .from(games)
  .where(eq(games.id, rounds.gameId))

const columns = {
  id: rounds.id,
  gameId: rounds.gameId,
  roundNb: rounds.roundNb,
  etat: rounds.etat,
  state: rounds.state,
  version: rounds.version,
  computedVersion: rounds.computedVersion,
  publishAt: rounds.publishAt,
  publishedAt: rounds.publishedAt,
  reason: rounds.reason,
  isPractice: sql<boolean>`${rounds.roundNb} > 1 and (${practice})`,
}

/** A superseded round has left the line of its game. */
const inLine = ne(rounds.state, 'superseded')

/** Finds a round by its id, also one that is no longer in the line of its game. */
export async function findRound(reader: Reader, id: number): Promise<RoundRow | undefined> {
  const [round] = await reader.select(columns).from(rounds).where(eq(rounds.id, id))
  return round
}

/** Lists the rounds of these games, the first one of each first. */
export async function listRounds(reader: Reader, gameIds: readonly number[]): Promise<RoundRow[]> {
  return reader
    .select(columns)
    .from(rounds)
    .where(and(inArray(rounds.gameId, [...gameIds]), inLine))
    .orderBy(asc(rounds.gameId), asc(rounds.roundNb))
}

/** Lists the computed rounds of a game that have left its line, by their numbers; their versions stay. */
export async function listFormerRounds(reader: Reader, gameId: number): Promise<RoundRow[]> {
  const versions = reader
    .select({ version: roundVersions.version })
    .from(roundVersions)
    .where(withRound(roundVersions))
  return reader
    .select(columns)
    .from(rounds)
    .where(and(eq(rounds.gameId, gameId), not(inLine), exists(versions)))
    .orderBy(asc(rounds.roundNb))
}

export async function findLastRound(reader: Reader, gameId: number): Promise<RoundRow | undefined> {
  const [round] = await reader
    .select(columns)
    .from(rounds)
    .where(and(eq(rounds.gameId, gameId), inLine))
    .orderBy(desc(rounds.roundNb))
    .limit(1)
  return round
}

/**
 * Returns the last round's number and its age in milliseconds on the database's clock, since the clocks of processes
 * may differ.
 */
export async function findLastOpening(
  reader: Reader,
  gameId: number,
): Promise<{ roundNb: number; ageMs: number } | undefined> {
  const { roundNb, openedAt } = rounds
  const ageMs = sql`extract(epoch from clock_timestamp() - ${openedAt}) * 1000`.mapWith(Number)
  const [round] = await reader
    .select({ roundNb, ageMs })
    .from(rounds)
    .where(and(eq(rounds.gameId, gameId), inLine))
    .orderBy(desc(roundNb))
    .limit(1)
  return round
}

/** Returns the coefficients of a game by name, in human units. */
export async function readCriteria(reader: Reader, gameId: number): Promise<Record<string, number>> {
  const { name, coefficient } = gameCriteria
  const rows = await reader
    .select({ name, coefficient })
    .from(gameCriteria)
    .where(eq(gameCriteria.gameId, gameId))
    .orderBy(asc(name))
  return Object.fromEntries(rows.map(row => [row.name, row.coefficient]))
}

/** Lists the passes and publications due until this time, with their games. */
export async function listDueUntil(reader: Reader, until: Date): Promise<{ gameId: number; at: Date }[]> {
  const automatic = reader
    .select({ gameId: games.id, at: sql<Date>`${games.nextPassAt}`.mapWith(games.nextPassAt).as('due_at') })
    .from(games)
    .where(and(eq(games.passMode, 1), lte(games.nextPassAt, until)))
  const scheduled = reader
    .select({
      gameId: scheduledPasses.gameId,
      at: sql<Date>`${scheduledPasses.at}`.mapWith(scheduledPasses.at).as('due_at'),
    })
    .from(scheduledPasses)
    .where(and(eq(scheduledPasses.status, 'pending'), lte(scheduledPasses.at, until)))
  const publications = reader
    .select({
      gameId: rounds.gameId,
      at: sql<Date>`${rounds.publishAt}`.mapWith(rounds.publishAt).as('due_at'),
    })
    .from(rounds)
    .where(lte(rounds.publishAt, until))
  return union(automatic, scheduled, publications)
}
