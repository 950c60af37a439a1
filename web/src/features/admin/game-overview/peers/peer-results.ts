import { type PeerFlag, type PeerResults, peerBounds, peerFlags } from '@trimestre/contract/peers'

export type PeerTeam = PeerResults['companies'][number]
export type PeerMember = PeerTeam['members'][number]
type Given = PeerTeam['matrix'][number]

/** Returns the names of those whose form is missing. */
export const missingNames = ({ companies }: PeerResults): string[] =>
  companies.flatMap(({ members }) =>
    members.filter(({ flags }) => flags.includes('missing')).map(({ username }) => username),
  )

/** Returns what is marked in a team, each once, in the order of all flags. */
export const flagsIn = ({ members }: PeerTeam): PeerFlag[] =>
  peerFlags.filter(flag => members.some(({ flags }) => flags.includes(flag)))

/** Whether a factor counts only once staff confirm it: nothing lowers a grade by itself. */
export const mayConfirm = ({ factor: { basis, proposed } }: PeerMember): boolean =>
  basis === 'raters' && proposed < 1

export type PeerForm = {
  key: string
  rater: string | null
  given: (Given & { rated: string; isSelf: boolean })[]
}

/**
 * Returns the forms of a team by their authors, in the order of its members; those of erased people, which have no author
 * any more, come last and together.
 */
export function formsOf({ members, matrix }: PeerTeam): PeerForm[] {
  const nameOf = (id: number) => members.find(({ userId }) => userId === id)?.username ?? ''
  const place = ({ ratedId }: Given) => members.findIndex(({ userId }) => userId === ratedId)
  const form = (raterId: number | null): PeerForm => ({
    key: String(raterId),
    rater: raterId === null ? null : nameOf(raterId),
    given: matrix
      .filter(given => given.raterId === raterId)
      .toSorted((one, other) => place(one) - place(other))
      .map(given => ({ ...given, rated: nameOf(given.ratedId), isSelf: given.ratedId === raterId })),
  })
  return [...members.map(({ userId }) => userId), null].map(form).filter(({ given }) => given.length > 0)
}

/** Whether a number may bound the factors: within its range, with three decimals at most. */
export const isBound = (name: keyof typeof peerBounds, value: number | null): boolean =>
  value !== null &&
  value >= peerBounds[name].min &&
  value <= peerBounds[name].max &&
  Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6
