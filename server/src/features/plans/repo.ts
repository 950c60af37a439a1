import { eq } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { gamePlans } from '../../platform/db/schema.ts'

export type GamePlanRow = typeof gamePlans.$inferSelect

export async function findGamePlan(reader: Reader, gameId: number): Promise<GamePlanRow | undefined> {
  const [row] = await reader.select().from(gamePlans).where(eq(gamePlans.gameId, gameId))
  return row
}

/** Stores the plan of a game in the place of another one; its running order has not begun. */
export async function writeGamePlan(
  tx: Transaction,
  row: Pick<GamePlanRow, 'gameId' | 'key' | 'firstAt' | 'appliedAt'>,
): Promise<void> {
  const values = { ...row, step: null, stepAt: null }
  await tx.insert(gamePlans).values(values).onConflictDoUpdate({ target: gamePlans.gameId, set: values })
}

export async function writePlanStep(
  tx: Transaction,
  gameId: number,
  { step, stepAt }: Pick<GamePlanRow, 'step' | 'stepAt'>,
): Promise<void> {
  await tx.update(gamePlans).set({ step, stepAt }).where(eq(gamePlans.gameId, gameId))
}
