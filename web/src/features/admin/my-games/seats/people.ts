import type { Member, Seat } from '@trimestre/contract/seats'
import { compareTexts } from '../../../../ui/compare-texts.ts'

export type Person = { id: number; username: string }
export type Membership = { seat: Seat; member: Member }

/** Returns the seat of a person in the game; undefined without one. */
export function membershipOf(seats: readonly Seat[], userId: number): Membership | undefined {
  for (const seat of seats) {
    const member = seat.members.find(({ user }) => user.id === userId)
    if (member) return { seat, member }
  }
  return undefined
}

/** The people who can be given a seat, each once and by username: without a seat, seated elsewhere, not invited. */
export type Candidates = { unassigned: Person[]; seated: (Person & { seat: Seat })[]; others: Person[] }

export function candidates(
  seats: readonly Seat[],
  unassigned: readonly Person[],
  invitable: readonly Person[],
): Candidates {
  const byName = <P extends Person>(people: P[]) =>
    people.sort((one, other) => compareTexts(one.username, other.username))
  const seated = seats.flatMap(seat => seat.members.map(({ user }) => ({ ...user, seat })))
  const known = new Set([...unassigned, ...seated].map(({ id }) => id))
  return {
    unassigned: byName([...unassigned]),
    seated: byName(seated),
    others: byName(invitable.filter(({ id }) => !known.has(id))),
  }
}
