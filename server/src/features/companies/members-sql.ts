import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { withCompany } from '../../platform/db/joins.ts'
import { companies, companyMembers, games, users } from '../../platform/db/schema.ts'
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
      json_agg(json_build_object('userId', user_id, 'kind', kind, 'roleIds', role_ids, 'active', active))
        filter (where until is null), '[]')`,
  })
  .from(companyMembers)
  .where(ofCompany)

/** The current members and observers of the company, in no particular order. */
export const members = sql<Membership[]>`(${current})`

/**
 * The user whose name and picture a company has as long as it has none of its own: its longest member, otherwise its
 * last one; nothing when it never had a member. `shownUserId` is who is shown as its player: 0, which is no user, for a
 * team, for a computer and where the last member has left. To be joined laterally, with {@link always}.
 */
export const holder = query
  .select({
    userId: companyMembers.userId,
    username: users.username,
    image: users.image,
    shownUserId: sql<number>`
      case when ${games.teamSettings} is null and ${companyMembers.until} is null then ${users.id} else 0 end`.as(
      'shown_user_id',
    ),
  })
  .from(companyMembers)
  .innerJoin(users, eq(users.id, companyMembers.userId))
  .innerJoin(games, eq(games.id, companyMembers.gameId))
  .where(and(ofCompany, eq(companyMembers.kind, 'member')))
  .orderBy(sql`${companyMembers.until} desc nulls first`, asc(companyMembers.since), asc(companyMembers.id))
  .limit(1)
  .as('holder')

/** The condition of a lateral join that keeps every company. */
export const always = sql`true`

/**
 * The name under which a company appears everywhere: the one it was given, otherwise the username of its holder, or the
 * number of its seat when it never had a member.
 */
export const shownName = sql<string>`coalesce(${companies.name}, ${holder.username}, 'Place ' || ${companies.seat})`

export const shownUserId = sql<number>`
  case when ${companies.kind} = 'computer' then 0 else coalesce(${holder.shownUserId}, 0) end`

const enabledMember = query
  .select({ one: sql`1` })
  .from(companyMembers)
  .innerJoin(users, eq(users.id, companyMembers.userId))
  .where(and(ofCompany, isCurrent, eq(companyMembers.kind, 'member'), users.enabled))

/**
 * Whether a company takes part in the open quarter: it is vacant, a computer decides in it, or the account of at least one of its members is
 * enabled, and it has not been taken out. The pass selects the same ones (`game-day/pass/inputs-repo.ts`).
 */
export const isPlaying = sql<boolean>`
  (${companies.kind} in ('vacant', 'computer') or ${companies.kind} = 'human' and exists (${enabledMember}))`
