import { and, eq } from 'drizzle-orm'
import type { Database, Reader, Transaction } from '../../platform/database/database.ts'
import { refreshTokens, settings } from '../../platform/database/schema.ts'

export type RefreshTokenRow = typeof refreshTokens.$inferSelect

const setUpKey = 'setUpToken'

type NewRefreshToken = { userId: number; family: string; hash: string; expiresAt: Date; sessionEndsAt: Date }

export async function insertRefreshToken(writer: Reader, row: NewRefreshToken): Promise<void> {
  await writer.insert(refreshTokens).values(row)
}

/** The statement is named, so that the database plans it once: a class signs in at once. */
const beginSession = {
  name: 'begin-session',
  text: `
    with over as (delete from refresh_tokens where user_id = $1 and expires_at < $6),
      kept as (
        insert into refresh_tokens (user_id, family, hash, expires_at, session_ends_at)
        values ($1, $2, $3, $4, $5))
    select companies.id, game_id as "gameId", games.name as "gameName"
    from companies join games on games.id = companies.game_id
    where user_id = $1 order by companies.id`,
}

/** A company of the user who has signed in. */
export type OwnCompany = { id: number; gameId: number; gameName: string }

/**
 * Stores the first token of a session, deletes the expired tokens of the user and reads their companies, which the
 * response contains, in one statement.
 */
export async function insertFirstRefreshToken(
  db: Database,
  { userId, family, hash, expiresAt, sessionEndsAt }: NewRefreshToken,
  now: Date,
): Promise<OwnCompany[]> {
  const values = [userId, family, hash, expiresAt, sessionEndsAt, now]
  const { rows } = await db.$client.query<OwnCompany>({ ...beginSession, values })
  return rows
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

export async function hasSetUpToken(reader: Reader): Promise<boolean> {
  const rows = await reader.select({ key: settings.key }).from(settings).where(eq(settings.key, setUpKey))
  return rows.length > 0
}

export async function storeSetUpToken(writer: Reader, hash: string): Promise<void> {
  await writer
    .insert(settings)
    .values({ key: setUpKey, value: hash })
    .onConflictDoUpdate({ target: settings.key, set: { value: hash } })
}

export async function deleteSetUpToken(tx: Transaction): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, setUpKey))
}
