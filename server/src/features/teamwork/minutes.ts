import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { companyMinutes } from '../../platform/db/schema.ts'

/** Records that a person works on the sheet of a quarter in this minute of the clock. */
export async function recordMinute(
  writer: Reader,
  quarter: { gameId: number; companyId: number; roundId: number },
  userId: number,
): Promise<void> {
  await writer
    .insert(companyMinutes)
    .values({ ...quarter, userId, minute: sql`date_trunc('minute', clock_timestamp())` })
    .onConflictDoNothing()
}
