import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/database.ts'
import { decisionChanges, savedDecisions, type ValueVersion } from '../../platform/db/schema.ts'

type Quarter = { gameId: number; companyId: number; roundId: number }

type AreaContent = {
  area: string
  draft: boolean
  values: Record<string, number>
  versions: Record<string, ValueVersion>
}

/** Writes the content of an area, in place of what it had. The caller has locked the company. */
export async function replaceArea(
  transaction: Transaction,
  quarter: Quarter,
  content: AreaContent,
): Promise<void> {
  const { gameId, roundId, companyId, area, draft } = savedDecisions
  const { values, versions } = content
  await transaction
    .insert(savedDecisions)
    .values({ ...quarter, ...content })
    .onConflictDoUpdate({
      target: [gameId, roundId, companyId, area, draft],
      set: {
        values,
        versions,
        savedAt: sql`greatest(clock_timestamp(), ${savedDecisions.savedAt} + interval '1 microsecond')`,
      },
    })
}

export async function deleteDraft(
  transaction: Transaction,
  { gameId, companyId, roundId }: Quarter,
  area: string,
): Promise<void> {
  const isDraft = and(
    eq(savedDecisions.gameId, gameId),
    eq(savedDecisions.roundId, roundId),
    eq(savedDecisions.companyId, companyId),
    eq(savedDecisions.area, area),
    savedDecisions.draft,
  )
  await transaction.delete(savedDecisions).where(isDraft)
}

export type JournalRow = Omit<typeof decisionChanges.$inferInsert, keyof Quarter | 'id'>

export async function appendToJournal(
  transaction: Transaction,
  quarter: Quarter,
  rows: JournalRow[],
): Promise<void> {
  if (rows.length === 0) return
  await transaction.insert(decisionChanges).values(rows.map(row => ({ ...quarter, ...row })))
}
