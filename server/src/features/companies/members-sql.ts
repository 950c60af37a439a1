import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { withCompany } from '../../platform/db/joins.ts'
import { companies, companyMembers, users } from '../../platform/db/schema.ts'
import type { Membership } from './members.ts'

// Parts of queries that read a company from the table `companies`, and need to know who has it.

const query = new QueryBuilder()

const ofCompany = withCompany(companyMembers)
const isCurrent = isNull(companyMembers.until)

/**
 * Those that have ended are left out by the aggregate, not by the condition: without statistics PostgreSQL would use the
 * index of current memberships, which is sorted by user, and read all members of a game for each of its companies.
 */
const current = query
  .select({
    all: sql`coalesce(
      json_agg(json_build_object('userId', user_id, 'kind', kind)) filter (where until is null), '[]')`,
  })
  .from(companyMembers)
  .where(ofCompany)

/** The current members and observers of the company, in no particular order. */
export const members = sql<Membership[]>`(${current})`

/**
 * The user whose name and picture a company has as long as it has none of its own: its longest member, otherwise its
 * last one. To be joined laterally.
 */
export const holder = query
  .select({ userId: companyMembers.userId, username: users.username, image: users.image })
  .from(companyMembers)
  .innerJoin(users, eq(users.id, companyMembers.userId))
  .where(and(ofCompany, eq(companyMembers.kind, 'member')))
  .orderBy(sql`${companyMembers.until} desc nulls first`, asc(companyMembers.since), asc(companyMembers.id))
  .limit(1)
  .as('holder')

/** The name under which a company appears everywhere: the one it was given, otherwise the username of its holder. */
export const shownName = sql<string>`coalesce(${companies.name}, ${holder.username})`

const enabledMember = query
  .select({ one: sql`1` })
  .from(companyMembers)
  .innerJoin(users, eq(users.id, companyMembers.userId))
  .where(and(ofCompany, isCurrent, eq(companyMembers.kind, 'member'), users.enabled))

/**
 * Whether a company takes part in the open quarter: it has not been taken out, and the account of at least one of its
 * members is enabled. The pass selects the same ones (`game-day/pass/inputs-repo.ts`).
 */
export const isPlaying = sql<boolean>`(${companies.kind} = 'human' and exists (${enabledMember}))`
