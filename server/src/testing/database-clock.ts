import type { Context } from '../platform/context.ts'

/** Returns the time of the database, and of the disk on the same machine, whatever clock this process has. */
export async function databaseNow({ db }: Pick<Context, 'db'>): Promise<Date> {
  const { rows } = await db.$client.query<{ now: Date }>('select clock_timestamp() as now')
  if (rows[0] === undefined) throw new Error('the database does not tell the time')
  return rows[0].now
}
