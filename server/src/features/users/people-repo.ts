import { inArray } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema.ts'

/** Returns these users, with those whose accounts are erased. */
export async function findPeople(reader: Reader, ids: number[]) {
  if (ids.length === 0) return []
  const { id, username, deletedAt } = users
  return reader.select({ id, username, deletedAt }).from(users).where(inArray(id, ids))
}
