import type { PeerForm, PeerFormInput, PeerStatement } from '@trimestre/contract/peers'

/** What the person has chosen for a member: a rating for each statement, null where none is chosen yet. */
export type Chosen = { ratings: readonly (number | null)[]; comment: string }
export type Ratings = Readonly<Record<number, Chosen>>

type Whole = Pick<PeerForm, 'members' | 'statements'>

const empty = (count: number): Chosen => ({ ratings: Array.from({ length: count }, () => null), comment: '' })

/** Returns the ratings to begin with: what is stored on this device, else what was given, else none. */
export function beginRatings(form: PeerForm, stored: Ratings | null): Ratings {
  const count = form.statements.length
  return Object.fromEntries(
    form.members.map(({ userId }) => {
      const given = form.mine.find(each => each.userId === userId)
      const kept = stored?.[userId]
      const isWhole = Array.isArray(kept?.ratings) && kept.ratings.length === count
      return [userId, (isWhole ? kept : given) ?? empty(count)]
    }),
  )
}

export const rate = (ratings: Ratings, userId: number, index: number, value: number): Ratings => {
  const { ratings: before = [], comment = '' } = ratings[userId] ?? {}
  return {
    ...ratings,
    [userId]: { ratings: before.map((each, at) => (at === index ? value : each)), comment },
  }
}

export type MissingRatings = { userId: number; statements: PeerStatement[] }

/** Returns the members without a rating for some statement, with these statements. */
export const missingRatings = ({ members, statements }: Whole, ratings: Ratings): MissingRatings[] =>
  members.flatMap(({ userId }) => {
    const missing = statements.filter((_, index) => (ratings[userId]?.ratings[index] ?? null) === null)
    return missing.length > 0 ? [{ userId, statements: missing.map(({ key }) => key) }] : []
  })

/** Returns the body of a whole form. */
export const bodyOf = ({ members }: Whole, ratings: Ratings): PeerFormInput => ({
  ratings: members.map(({ userId }) => {
    const { ratings: chosen = [], comment = '' } = ratings[userId] ?? {}
    return { userId, ratings: chosen.map(rating => rating ?? 0), comment }
  }),
})
