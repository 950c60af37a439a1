import type { SeatKind } from '@trimestre/contract/seats'
import { and, asc, eq } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { type InGame, ofCompany } from '../../platform/db/joins.ts'
import {
  companyApprovals,
  companyLocks,
  rounds,
  roundVersions,
  savedDecisions,
  type ValueVersion,
} from '../../platform/db/schema.ts'

/** Reads the parameters with which a closed round was played, undefined for a round still open. */
export async function readParameters(reader: Reader, round: InGame) {
  const [row] = await reader
    .select({ parameters: roundVersions.parameters })
    .from(rounds)
    .innerJoin(
      roundVersions,
      and(
        eq(roundVersions.gameId, rounds.gameId),
        eq(roundVersions.roundId, rounds.id),
        eq(roundVersions.version, rounds.version),
      ),
    )
    .where(and(eq(rounds.gameId, round.gameId), eq(rounds.id, round.id)))
  return row?.parameters ?? undefined
}

export type SavedRow = {
  area: string
  draft: boolean
  values: Record<string, number>
  /** Of each saved value; none of drafts. */
  versions: Record<string, ValueVersion>
}

export async function listSaved(reader: Reader, company: InGame, roundId: number): Promise<SavedRow[]> {
  const { area, draft, values, versions } = savedDecisions
  return reader
    .select({ area, draft, values, versions })
    .from(savedDecisions)
    .where(and(ofCompany(savedDecisions, company), eq(savedDecisions.roundId, roundId)))
}

/** Everything that deciding depends on, read when no pass can happen any more. */
export type QuarterRow = {
  state: number
  quarterCount: number | null
  roundCount: number
  isArchived: boolean
  isPaused: boolean
  /** Whether the time of the training that the game belongs to is over. */
  isOver: boolean
  /** Who decides in the company. */
  seatKind: SeatKind
}

type LockPlace = { gameId: number; companyId: number; roundId: number }

const inQuarter = (
  table: typeof companyLocks | typeof companyApprovals,
  { gameId, companyId, roundId }: LockPlace,
) => and(ofCompany(table, { gameId, id: companyId }), eq(table.roundId, roundId))

export async function hasLock(reader: Reader, place: LockPlace): Promise<boolean> {
  const rows = await reader
    .select({ roundId: companyLocks.roundId })
    .from(companyLocks)
    .where(inQuarter(companyLocks, place))
  return rows.length > 0
}

/** Records the approval of a member; returns whether it is a new one. */
export async function insertApproval(
  transaction: Transaction,
  place: LockPlace,
  userId: number,
): Promise<boolean> {
  const inserted = await transaction
    .insert(companyApprovals)
    .values({ ...place, userId })
    .onConflictDoNothing()
    .returning({ userId: companyApprovals.userId })
  return inserted.length > 0
}

/** Lists who approves the sheet of a round as it is, the first one first. */
export async function listApprovals(reader: Reader, place: LockPlace): Promise<number[]> {
  const rows = await reader
    .select({ userId: companyApprovals.userId })
    .from(companyApprovals)
    .where(inQuarter(companyApprovals, place))
    .orderBy(asc(companyApprovals.at), asc(companyApprovals.userId))
  return rows.map(({ userId }) => userId)
}

/** Deletes all approvals; returns whether there were any. */
export async function deleteApprovals(transaction: Transaction, place: LockPlace): Promise<boolean> {
  const deleted = await transaction
    .delete(companyApprovals)
    .where(inQuarter(companyApprovals, place))
    .returning({ userId: companyApprovals.userId })
  return deleted.length > 0
}

/** Inserts a lock; returns whether it did not exist before. */
export async function insertLock(
  transaction: Transaction,
  place: LockPlace,
  userId: number,
): Promise<boolean> {
  const inserted = await transaction
    .insert(companyLocks)
    .values({ ...place, userId })
    .onConflictDoNothing()
    .returning({ roundId: companyLocks.roundId })
  return inserted.length > 0
}

/** Deletes a lock; returns whether it existed before. */
export async function deleteLock(transaction: Transaction, place: LockPlace): Promise<boolean> {
  const deleted = await transaction
    .delete(companyLocks)
    .where(inQuarter(companyLocks, place))
    .returning({ roundId: companyLocks.roundId })
  return deleted.length > 0
}
