import { sql } from 'drizzle-orm'
import { companies, users } from '../../platform/db/schema.ts'

/** The name under which a company appears everywhere: the one it was given, otherwise the username of its player. */
export const shownName = sql<string>`coalesce(${companies.name}, ${users.username})`
