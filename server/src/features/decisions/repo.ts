import { and, eq, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { type InGame, ofCompany } from '../../platform/db/joins.ts'
import { raiseCompanyRevisions } from '../../platform/db/revisions.ts'
import { companyLocks, games, rounds, savedDecisions } from '../../platform/db/schema.ts'

/** Reads the parameters with which a closed round was played, undefined for a round still open. */
export async function readParameters(reader: Reader, round: InGame) {
  const [row] = await reader
    .select({ parameters: rounds.parameters })
    .from(rounds)
    .where(and(eq(rounds.gameId, round.gameId), eq(rounds.id, round.id)))
  return row?.parameters ?? undefined
}

export type SavedRow = { area: string; draft: boolean; values: Record<string, number> }

export async function listSaved(reader: Reader, company: InGame, roundId: number): Promise<SavedRow[]> {
  const { area, draft, values } = savedDecisions
  return reader
    .select({ area, draft, values })
    .from(savedDecisions)
    .where(and(ofCompany(savedDecisions, company), eq(savedDecisions.roundId, roundId)))
}

/** Everything that deciding depends on, read when no pass can happen any more. */
export type QuarterRow = {
  state: number
  quarterCount: number | null
  roundCount: number
  /** Whether an administrator has taken the company out of the coming quarters. */
  isOut: boolean
}

export async function readQuarter(
  transaction: Transaction,
  { gameId, roundId, companyId }: LockPlace,
): Promise<QuarterRow | undefined> {
  const [quarter] = await transaction
    .select({
      state: rounds.state,
      quarterCount: games.quarterCount,
      roundCount: sql<number>`(select count(*)::int from rounds r where r.game_id = ${gameId})`,
      isOut: sql<boolean>`exists (select from companies c where c.game_id = ${gameId} and c.id = ${companyId} and c.kind = 'out')`,
    })
    .from(rounds)
    .innerJoin(games, eq(games.id, rounds.gameId))
    .where(and(eq(rounds.gameId, gameId), eq(rounds.id, roundId)))
  return quarter
}

type LockPlace = { gameId: number; companyId: number; roundId: number }

const atPlace = ({ gameId, companyId, roundId }: LockPlace) =>
  and(ofCompany(companyLocks, { gameId, id: companyId }), eq(companyLocks.roundId, roundId))

export async function hasLock(reader: Reader, place: LockPlace): Promise<boolean> {
  const rows = await reader.select({ roundId: companyLocks.roundId }).from(companyLocks).where(atPlace(place))
  return rows.length > 0
}

/** Inserts a lock; returns whether it did not exist before. */
export async function insertLock(transaction: Transaction, place: LockPlace): Promise<boolean> {
  const inserted = await transaction
    .insert(companyLocks)
    .values(place)
    .onConflictDoNothing()
    .returning({ roundId: companyLocks.roundId })
  if (inserted.length > 0) await raiseCompanyRevisions(transaction, place.gameId, [place.companyId])
  return inserted.length > 0
}

/** Deletes a lock; returns whether it existed before. */
export async function deleteLock(transaction: Transaction, place: LockPlace): Promise<boolean> {
  const deleted = await transaction
    .delete(companyLocks)
    .where(atPlace(place))
    .returning({ roundId: companyLocks.roundId })
  if (deleted.length > 0) await raiseCompanyRevisions(transaction, place.gameId, [place.companyId])
  return deleted.length > 0
}
