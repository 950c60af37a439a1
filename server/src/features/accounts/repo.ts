import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database, Reader, Transaction } from '../../platform/db/database.ts'
import { oncePerDatabase } from '../../platform/db/prepared.ts'
import { refreshTokens, settings } from '../../platform/db/schema.ts'
import { readSetting, storeSetting } from '../../platform/db/settings.ts'

export type RefreshTokenRow = typeof refreshTokens.$inferSelect

const setUpKey = 'setUpToken'

type NewRefreshToken = { userId: number; family: string; hash: string; expiresAt: Date; sessionEndsAt: Date }

export async function insertRefreshToken(writer: Reader, row: NewRefreshToken): Promise<void> {
  await writer.insert(refreshTokens).values(row)
}

const firstToken = oncePerDatabase(db => {
  const { userId, expiresAt } = refreshTokens
  const { placeholder } = sql
  const deletion = db
    .delete(refreshTokens)
    .where(and(eq(userId, placeholder('userId')), lt(expiresAt, placeholder('now'))))
  const row = {
    userId: placeholder('userId'),
    family: placeholder('family'),
    hash: placeholder('hash'),
    expiresAt: placeholder('expiresAt'),
    sessionEndsAt: placeholder('sessionEndsAt'),
  }
  return db.with(db.$with('deletion').as(deletion)).insert(refreshTokens).values(row).prepare('first-token')
})

/** Stores the first token of a session and deletes the expired tokens of the user, in one statement. */
export async function insertFirstRefreshToken(db: Database, row: NewRefreshToken, now: Date): Promise<void> {
  await firstToken(db).execute({ ...row, now })
}

export async function lockRefreshToken(tx: Transaction, hash: string): Promise<RefreshTokenRow | undefined> {
  const [row] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash)).for('update')
  return row
}

export async function findRefreshToken(reader: Reader, hash: string): Promise<RefreshTokenRow | undefined> {
  const [row] = await reader.select().from(refreshTokens).where(eq(refreshTokens.hash, hash))
  return row
}

export async function markUsed(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.id, id))
}

export async function deleteFamily(writer: Reader, userId: number, family: string): Promise<void> {
  await writer
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.userId, userId), eq(refreshTokens.family, family)))
}

/** Locks and returns the hash of the one-time set-up token; undefined when set-up is done or was never needed. */
export async function lockSetUpToken(tx: Transaction): Promise<string | undefined> {
  const [row] = await tx.select().from(settings).where(eq(settings.key, setUpKey)).for('update')
  return typeof row?.value === 'string' ? row.value : undefined
}

export const hasSetUpToken = async (reader: Reader): Promise<boolean> =>
  (await readSetting(reader, setUpKey)) !== undefined

export const storeSetUpToken = (writer: Reader, hash: string): Promise<void> =>
  storeSetting(writer, setUpKey, hash)

export async function deleteSetUpToken(tx: Transaction): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, setUpKey))
}
