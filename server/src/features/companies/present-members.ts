import type { Member, OwnPowers } from '@trimestre/contract/seats'
import { areasOf, maySubmit, rolesOf, type TeamRules } from '../team-rules/powers.ts'
import type { Membership } from './members.ts'
import type { MemberRow } from './members-repo.ts'

/** Presents the members and observers of one company, in the order given. */
export const presentMembers = (
  members: readonly MemberRow[],
  rules: TeamRules,
  online: ReadonlySet<number>,
): Member[] =>
  members.map(member => ({
    user: { id: member.userId, username: member.username, image: member.image },
    ...presentPowers(member, members, rules),
    active: member.active,
    since: member.since.toISOString(),
    online: online.has(member.userId),
  }))

/** Presents what the caller may do in a company; null for those who do not belong to it. */
export function presentOwnPowers(
  userId: number,
  members: readonly Membership[],
  rules: TeamRules,
): OwnPowers | null {
  const own = members.find(member => member.userId === userId)
  if (own === undefined) return null
  return { ...presentPowers(own, members, rules), maySubmit: maySubmit(own, members, rules) }
}

const presentPowers = (member: Membership, members: readonly Membership[], rules: TeamRules) => ({
  kind: member.kind,
  roles: rolesOf(member, rules.roles).map(({ id, name }) => ({ id, name })),
  areas: areasOf(member, members, rules),
})
