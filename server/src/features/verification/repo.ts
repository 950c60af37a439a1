import type { Verification } from '@trimestre/contract/system'
import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/database/database.ts'
import { settings } from '../../platform/database/schema.ts'

const claimKey = 'verificationClaim'
const lastKey = 'lastVerification'

/** Claims the verification due at this time for one process; returns false when another one has claimed it. */
export async function claimVerification(writer: Reader, due: Date): Promise<boolean> {
  const value = due.toISOString()
  const claimed = await writer
    .insert(settings)
    .values({ key: claimKey, value })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value },
      setWhere: sql`(${settings.value} #>> '{}')::timestamptz < ${value}::timestamptz`,
    })
    .returning({ key: settings.key })
  return claimed.length > 0
}

export async function storeVerification(writer: Reader, value: Verification): Promise<void> {
  await writer
    .insert(settings)
    .values({ key: lastKey, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}

export async function readVerification(reader: Reader): Promise<Verification | null> {
  const [row] = await reader.select().from(settings).where(eq(settings.key, lastKey))
  return (row?.value as Verification | undefined) ?? null
}
