import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/database/database.ts'
import { gameCriteria, rounds } from '../../platform/database/schema.ts'
import type { RoundRow } from './present.ts'

const columns = { id: rounds.id, gameId: rounds.gameId, roundNb: rounds.roundNb, etat: rounds.etat }

export async function findRound(reader: Reader, id: number): Promise<RoundRow | undefined> {
  const [round] = await reader.select(columns).from(rounds).where(eq(rounds.id, id))
  return round
}

/** Lists the rounds of a game, the first one first. */
export async function listRounds(reader: Reader, gameId: number): Promise<RoundRow[]> {
  return reader.select(columns).from(rounds).where(eq(rounds.gameId, gameId)).orderBy(asc(rounds.roundNb))
}

export async function findLastRound(reader: Reader, gameId: number): Promise<RoundRow | undefined> {
  const [round] = await reader
    .select(columns)
    .from(rounds)
    .where(eq(rounds.gameId, gameId))
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
    .where(eq(rounds.gameId, gameId))
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
