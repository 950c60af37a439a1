import { Refusal } from '../../platform/http/refusal.ts'
import { endMemberships, insertMemberships, isOneOverfull, listMembershipsOf } from './seat-many-repo.ts'
import type { Seating } from './seating.ts'
import { type MembershipRow, updateMembership } from './seating-repo.ts'

/** Where a person becomes a member. Without roles they keep those that they have in that company. */
export type MemberPlace = { companyId: number; userId: number; roleIds?: readonly number[] | undefined }

/**
 * Seats many people as members, as `seatPerson` does one by one. Everybody who moves leaves first, so that two full teams
 * may exchange members. Throws 409 when somebody has another company and `move` is not set, and when a company that
 * takes somebody in would have too many members.
 */
export async function seatMembers(
  seating: Seating,
  places: readonly MemberPlace[],
  { move = false }: { move?: boolean } = {},
): Promise<void> {
  const { tx, game, now } = seating
  const userIds = places.map(({ userId }) => userId)
  const current = new Map(
    (await listMembershipsOf(tx, game.id, userIds)).map(membership => [membership.userId, membership]),
  )
  const stays = ({ companyId, userId }: MemberPlace) => current.get(userId)?.companyId === companyId
  const incoming = places.filter(place => !stays(place))
  const leaving = incoming.flatMap(({ userId }) => current.get(userId) ?? [])
  if (leaving.length > 0 && !move) throw new Refusal('companies/member-elsewhere')
  await leave(seating, leaving)
  const rows = incoming.map(({ companyId, userId, roleIds = [] }) => {
    return { gameId: game.id, companyId, userId, kind: 'member' as const, roleIds: [...roleIds], since: now }
  })
  await insertMemberships(tx, rows)
  const promoted = await settleRest(seating, places.filter(stays), current)
  const filled = [...new Set([...incoming, ...promoted].map(({ companyId }) => companyId))]
  const most = game.teamSettings?.sizeMax ?? Number.POSITIVE_INFINITY
  if (Number.isFinite(most) && (await isOneOverfull(tx, game.id, filled, most)))
    throw new Refusal('teams/full')
  for (const { companyId, userId } of incoming) {
    seating.changed.add(companyId)
    if (!current.has(userId)) seating.newcomers.add(userId)
  }
}

async function leave(seating: Seating, leaving: readonly MembershipRow[]): Promise<void> {
  if (leaving.length === 0) return
  await endMemberships(seating.tx, seating.game.id, leaving, seating.now)
  for (const { companyId, userId } of leaving) {
    seating.changed.add(companyId)
    seating.present.add(userId)
    seating.left.add(userId)
  }
}

/** Gives those who stay the roles that are named, and makes observers members; returns the latter. */
async function settleRest(
  { tx, changed }: Seating,
  staying: readonly MemberPlace[],
  current: ReadonlyMap<number, MembershipRow>,
): Promise<MemberPlace[]> {
  const promoted: MemberPlace[] = []
  for (const place of staying) {
    const own = current.get(place.userId)
    if (own === undefined) continue
    const roleIds = place.roleIds ?? own.roleIds
    if (own.kind === 'member' && roleIds.join() === own.roleIds.join()) continue
    await updateMembership(tx, own, { kind: 'member', roleIds: [...roleIds] })
    changed.add(own.companyId)
    if (own.kind === 'observer') promoted.push(place)
  }
  return promoted
}
