/** A membership in a company that people hold: a current one has no end. */
export type Membership = {
  companyId: number
  userId: number
  kind: 'member' | 'observer'
  active: boolean
  since: Date
  until: Date | null
}

/** A person of a peer evaluation in the team in which they rate or are rated. */
export type Peer = { companyId: number; userId: number; isAsked: boolean }

/**
 * Returns the people whom a peer evaluation is about that opens now: the members of every company that has at least two of
 * them, those marked as absent without being asked; and, only rated, those who have left the game and were members of such
 * a company when at least half of the quarters closed that count.
 */
export function peersOf(memberships: readonly Membership[], closings: readonly Date[]): Peer[] {
  const current = memberships.filter(({ until }) => until === null)
  const ofCompanies = Map.groupBy(
    current.filter(({ kind }) => kind === 'member'),
    ({ companyId }) => companyId,
  )
  const teams = new Map([...ofCompanies].filter(([, members]) => members.length > 1))
  const present = [...teams.values()].flat().map(({ companyId, userId, active }) => {
    return { companyId, userId, isAsked: active }
  })
  const here = new Set(current.map(({ userId }) => userId))
  const left = memberships.filter(
    ({ companyId, userId, kind }) => kind === 'member' && teams.has(companyId) && !here.has(userId),
  )
  return [...present, ...formerPeers(left, closings)]
}

/** Returns those who were members of a company long enough; of two companies, in the one they left last. */
function formerPeers(left: readonly Membership[], closings: readonly Date[]): Peer[] {
  const byPerson = Map.groupBy(left, ({ userId }) => userId)
  return [...byPerson].flatMap(([userId, memberships]) => {
    const lastFirst = memberships.toSorted((a, b) => Number(b.until) - Number(a.until))
    const companyIds = [...new Set(lastFirst.map(({ companyId }) => companyId))]
    const companyId = companyIds.find(id =>
      wasThereLongEnough(
        memberships.filter(membership => membership.companyId === id),
        closings,
      ),
    )
    return companyId === undefined ? [] : [{ companyId, userId, isAsked: false }]
  })
}

function wasThereLongEnough(memberships: readonly Membership[], closings: readonly Date[]): boolean {
  const present = closings.filter(at =>
    memberships.some(({ since, until }) => since <= at && (until === null || until > at)),
  )
  return present.length > 0 && present.length * 2 >= closings.length
}
