import { sql } from 'drizzle-orm'
import type { Reader } from './database.ts'

/** Reads the time of the database, which also says when quarters close, whatever clocks the processes have. */
export async function readClock(reader: Reader): Promise<Date> {
  const milliseconds = sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`
  const { rows } = await reader.execute<{ now: number }>(milliseconds)
  if (rows[0] === undefined) throw new Error('the database does not tell the time')
  return new Date(rows[0].now)
}
