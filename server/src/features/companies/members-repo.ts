import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { companyMembers, users } from '../../platform/db/schema.ts'
import type { Membership } from './members.ts'

/** A current membership with what others of the company see of the person. */
export type MemberRow = Membership & { companyId: number; username: string; image: string; since: Date }

/** Lists the members and observers of these companies of a game, the longest first. */
export async function listMembers(
  reader: Reader,
  gameId: number,
  companyIds: readonly number[],
): Promise<MemberRow[]> {
  const { companyId, userId, kind, roleIds, active, since, until, id } = companyMembers
  return reader
    .select({ companyId, userId, kind, roleIds, active, since, username: users.username, image: users.image })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(companyMembers.gameId, gameId), inArray(companyId, [...companyIds]), isNull(until)))
    .orderBy(asc(since), asc(id))
}
