import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { externalIdentities, oneTimeTokens } from '../../platform/db/schema.ts'
import type { Claims } from './provider.ts'

const purpose = 'oidc-code'

/** The claims behind a code, and the hash of the secret of the browser that may use it. */
export type CodeData = { claims: Claims; browser: string; isLinking: boolean }

/** Stores a code and deletes the expired ones. */
export async function insertCode(
  writer: Reader,
  hash: string,
  data: CodeData,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await writer
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.purpose, purpose), lt(oneTimeTokens.expiresAt, now)))
  await writer.insert(oneTimeTokens).values({ hash, purpose, data, expiresAt })
}

/** Returns a code that is still valid and locks it until the transaction ends. */
export async function lockCode(tx: Transaction, hash: string, now: Date): Promise<CodeData | undefined> {
  const { purpose: column, expiresAt, usedAt } = oneTimeTokens
  const [row] = await tx
    .select({ data: oneTimeTokens.data })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.hash, hash), eq(column, purpose), gt(expiresAt, now), isNull(usedAt)))
    .for('update')
  return row?.data as CodeData | undefined
}

export async function deleteCode(tx: Transaction, hash: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.hash, hash))
}

/** Extends the life of a code, once, so that the user has time to type a password. */
export async function extendCode(
  tx: Transaction,
  hash: string,
  data: CodeData,
  expiresAt: Date,
): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ data: { ...data, isLinking: true }, expiresAt })
    .where(eq(oneTimeTokens.hash, hash))
}

export async function findIdentity(
  reader: Reader,
  { issuer, subject }: Pick<Claims, 'issuer' | 'subject'>,
): Promise<number | undefined> {
  const [row] = await reader
    .select({ userId: externalIdentities.userId })
    .from(externalIdentities)
    .where(and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject)))
  return row?.userId
}

export async function insertIdentity(
  tx: Transaction,
  row: { issuer: string; subject: string; userId: number },
): Promise<void> {
  await tx.insert(externalIdentities).values(row)
}
