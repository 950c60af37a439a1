import { and, eq, lt } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { oneTimeTokens } from '../../platform/db/schema.ts'

export type ResetTokenRow = typeof oneTimeTokens.$inferSelect

const purpose = 'password-reset'
const ofReset = eq(oneTimeTokens.purpose, purpose)

/** Makes this the only valid token of the user; without a user, stores a row that no link leads to. */
export async function replaceResetToken(
  tx: Transaction,
  row: { userId: number | null; hash: string; email: string | null; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const { userId, email, ...rest } = row
  await tx.delete(oneTimeTokens).where(and(ofReset, eq(oneTimeTokens.userId, userId ?? 0)))
  await tx.delete(oneTimeTokens).where(and(ofReset, lt(oneTimeTokens.expiresAt, row.createdAt)))
  await tx.insert(oneTimeTokens).values({ ...rest, userId, purpose, data: { email } })
}

export async function findResetToken(reader: Reader, hash: string): Promise<ResetTokenRow | undefined> {
  const [row] = await reader
    .select()
    .from(oneTimeTokens)
    .where(and(ofReset, eq(oneTimeTokens.hash, hash)))
  return row
}

/** Deletes a token. Returns false when another call was faster or a newer token has replaced it. */
export async function consumeResetToken(tx: Transaction, hash: string): Promise<boolean> {
  const rows = await tx
    .delete(oneTimeTokens)
    .where(and(ofReset, eq(oneTimeTokens.hash, hash)))
    .returning({ hash: oneTimeTokens.hash })
  return rows.length > 0
}

/** Invalidates every link that was sent to the user. */
export async function deleteResetTokens(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(oneTimeTokens).where(and(ofReset, eq(oneTimeTokens.userId, userId)))
}
