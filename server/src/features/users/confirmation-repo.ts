import { and, eq, lt } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { oneTimeTokens } from '../../platform/db/schema.ts'

const purpose = 'email-confirmation'
const ofConfirmation = eq(oneTimeTokens.purpose, purpose)

export type Confirmation = { userId: number; email: string; hash: string; createdAt: Date; expiresAt: Date }

/** Replaces the user's earlier links, so that only this one is valid. */
export async function replaceConfirmation(tx: Transaction, { email, ...row }: Confirmation): Promise<void> {
  await deleteConfirmations(tx, row.userId)
  await tx.delete(oneTimeTokens).where(and(ofConfirmation, lt(oneTimeTokens.expiresAt, row.createdAt)))
  await tx.insert(oneTimeTokens).values({ ...row, purpose, data: { email } })
}

export async function findConfirmation(
  reader: Reader,
  hash: string,
): Promise<Pick<Confirmation, 'userId' | 'email' | 'expiresAt'> | undefined> {
  const [row] = await reader
    .select()
    .from(oneTimeTokens)
    .where(and(ofConfirmation, eq(oneTimeTokens.hash, hash)))
  if (!row?.userId) return undefined
  const { email } = row.data as { email: string }
  return { userId: row.userId, email, expiresAt: row.expiresAt }
}

/** Invalidates every link of the user; returns whether there was one. */
export async function deleteConfirmations(tx: Transaction, userId: number): Promise<boolean> {
  const rows = await tx
    .delete(oneTimeTokens)
    .where(and(ofConfirmation, eq(oneTimeTokens.userId, userId)))
    .returning({ hash: oneTimeTokens.hash })
  return rows.length > 0
}
