import { eq, lt, sql } from 'drizzle-orm'
import type { Reader } from './database.ts'
import { settings } from './schema.ts'

/** Returns what the product stores under a key of its settings, undefined when there is nothing. */
export async function readSetting(reader: Reader, key: string): Promise<unknown> {
  const [row] = await reader.select().from(settings).where(eq(settings.key, key))
  return row?.value
}

export async function storeSetting(writer: Reader, key: string, value: unknown): Promise<void> {
  await writer
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}

/**
 * Stores an instant under a key, unless the one stored there is not before a limit. Of several processes that do so at
 * once, one succeeds.
 * @returns whether the instant was stored
 */
export async function claimInstant(
  writer: Reader,
  key: string,
  instant: Date,
  limit: Date,
): Promise<boolean> {
  const value = instant.toISOString()
  const stored = sql`(${settings.value} #>> '{}')::timestamptz`
  const claimed = await writer
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value },
      setWhere: lt(stored, sql`${limit.toISOString()}::timestamptz`),
    })
    .returning({ key: settings.key })
  return claimed.length > 0
}
