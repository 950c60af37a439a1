import { and, eq, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/database/database.ts'
import {
  companyLocks,
  games,
  itemDescriptions,
  items,
  menus,
  rounds,
  savedDecisions,
} from '../../platform/database/schema.ts'

export type Area = { key: string | null; name: string }

export async function listAreas(reader: Reader): Promise<Area[]> {
  return reader.select({ key: menus.key, name: menus.name }).from(menus)
}

export type ItemRow = {
  id: number
  key: string | null
  name: string
  description1: string
  description2: string
  description3: string
}

/** The wording of every decision, as the super administrator keeps it. */
export async function listItems(reader: Reader): Promise<ItemRow[]> {
  return reader
    .select({
      id: items.id,
      key: items.key,
      name: items.name,
      description1: sql<string>`coalesce(${itemDescriptions.description1}, '')`,
      description2: sql<string>`coalesce(${itemDescriptions.description2}, '')`,
      description3: sql<string>`coalesce(${itemDescriptions.description3}, '')`,
    })
    .from(items)
    .leftJoin(itemDescriptions, eq(itemDescriptions.itemId, items.id))
}

/** What a closed round was played with, undefined for one still open. */
export async function readParameters(reader: Reader, roundId: number) {
  const [round] = await reader
    .select({ parameters: rounds.parameters })
    .from(rounds)
    .where(eq(rounds.id, roundId))
  return round?.parameters ?? undefined
}

export type SavedRow = { area: string; draft: boolean; values: Record<string, number> }

export async function listSaved(reader: Reader, roundId: number, companyId: number): Promise<SavedRow[]> {
  const { area, draft, values } = savedDecisions
  return reader
    .select({ area, draft, values })
    .from(savedDecisions)
    .where(and(eq(savedDecisions.roundId, roundId), eq(savedDecisions.companyId, companyId)))
}

/** What saving depends on, read when no pass can happen any more. */
export async function readQuarter(transaction: Transaction, roundId: number) {
  const [quarter] = await transaction
    .select({
      etat: rounds.etat,
      nbTurns: games.nbTurns,
      roundCount: sql<number>`(select count(*)::int from rounds r where r.game_id = ${games.id})`,
    })
    .from(rounds)
    .innerJoin(games, eq(games.id, rounds.gameId))
    .where(eq(rounds.id, roundId))
  return quarter
}

type AreaValues = { roundId: number; companyId: number; area: string; values: Record<string, number> }

/** Names not given keep their value. */
export async function upsertValues(
  transaction: Transaction,
  given: AreaValues,
  draft: boolean,
): Promise<void> {
  const { roundId, companyId, area, draft: isDraft, values } = savedDecisions
  await transaction
    .insert(savedDecisions)
    .values({ ...given, draft })
    .onConflictDoUpdate({
      target: [roundId, companyId, area, isDraft],
      set: { values: sql`${values} || excluded.values`, savedAt: sql`now()` },
    })
}

export async function deleteDraft(
  transaction: Transaction,
  given: Omit<AreaValues, 'values'>,
): Promise<void> {
  await transaction
    .delete(savedDecisions)
    .where(
      and(
        eq(savedDecisions.roundId, given.roundId),
        eq(savedDecisions.companyId, given.companyId),
        eq(savedDecisions.area, given.area),
        eq(savedDecisions.draft, true),
      ),
    )
}

type LockPlace = { companyId: number; roundId: number }

const atPlace = ({ companyId, roundId }: LockPlace) =>
  and(eq(companyLocks.companyId, companyId), eq(companyLocks.roundId, roundId))

export async function hasLock(reader: Reader, companyId: number, roundId: number): Promise<boolean> {
  const rows = await reader
    .select({ roundId: companyLocks.roundId })
    .from(companyLocks)
    .where(atPlace({ companyId, roundId }))
  return rows.length > 0
}

/** Whether it was not there before. */
export async function insertLock(transaction: Transaction, place: LockPlace): Promise<boolean> {
  const inserted = await transaction
    .insert(companyLocks)
    .values(place)
    .onConflictDoNothing()
    .returning({ roundId: companyLocks.roundId })
  return inserted.length > 0
}

/** Whether it was there before. */
export async function deleteLock(transaction: Transaction, place: LockPlace): Promise<boolean> {
  const deleted = await transaction
    .delete(companyLocks)
    .where(atPlace(place))
    .returning({ roundId: companyLocks.roundId })
  return deleted.length > 0
}
