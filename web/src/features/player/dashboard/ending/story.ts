import type { Result } from '@trimestre/contract/companies'

/** Returns the quarter of a result. */
export const quarterOf = ({ round }: Pick<Result, 'round'>): number => round.roundNb - 1

/** Returns the number of the round in which a quarter is played; the first round is the opening position. */
export const roundOfQuarter = (quarter: number): number => quarter + 1

/** A sentence of a company's story; quarters are numbers, amounts are in BA. */
export type Passage =
  | { kind: 'value'; from: number; first: number; to: number; last: number }
  | { kind: 'bestRank'; rank: number; quarter: number }
  | { kind: 'climb'; from: number; to: number; quarter: number }
  | { kind: 'bestResult' | 'worstResult'; amount: number; quarter: number }
  | { kind: 'sales'; sold: number; revenue: number }
  | { kind: 'unserved'; units: number; quarter: number }
  | { kind: 'rescues'; number: number }

type StoryResult = Pick<
  Result,
  | 'round'
  | 'valeurSociete'
  | 'classement'
  | 'rangHumain'
  | 'resultatNet'
  | 'nombreProduitVendu'
  | 'chiffreAffaires'
  | 'demandeNonSatisfaite'
  | 'sauvetages'
>

/** Returns the rank of a result; null for one without a rank. */
export type RankOf = (result: Pick<Result, 'classement' | 'rangHumain'>) => number | null

export const rankAmongAll: RankOf = result => result.classement
export const rankAmongPeople: RankOf = result => result.rangHumain

/** Returns the notable events in the results of a company, which must be sorted by quarter. */
export function storyOf(results: readonly StoryResult[], rankOf = rankAmongAll): Passage[] {
  const [first] = results
  const last = results.at(-1)
  if (!first || !last) return []
  const sum = (of: (result: StoryResult) => number) =>
    results.reduce((total, result) => total + of(result), 0)
  const most = (of: (result: StoryResult) => number): StoryResult =>
    results.reduce((best, result) => (of(result) > of(best) ? result : best))
  const places = placesOf(results, rankOf)
  const best = most(result => result.resultatNet)
  const worst = most(result => -result.resultatNet)
  const unserved = sum(result => result.demandeNonSatisfaite)
  return [
    ...(first === last
      ? []
      : [
          {
            kind: 'value' as const,
            from: first.valeurSociete,
            first: quarterOf(first),
            to: last.valeurSociete,
            last: quarterOf(last),
          },
        ]),
    ...bestRank(places),
    ...climb(places),
    { kind: 'bestResult', amount: best.resultatNet, quarter: quarterOf(best) },
    ...(worst.resultatNet < 0 && worst !== best
      ? [{ kind: 'worstResult' as const, amount: worst.resultatNet, quarter: quarterOf(worst) }]
      : []),
    {
      kind: 'sales',
      sold: sum(result => result.nombreProduitVendu),
      revenue: sum(result => result.chiffreAffaires),
    },
    ...(unserved > 0
      ? [
          {
            kind: 'unserved' as const,
            units: unserved,
            quarter: quarterOf(most(result => result.demandeNonSatisfaite)),
          },
        ]
      : []),
    ...(last.sauvetages > 0 ? [{ kind: 'rescues' as const, number: last.sauvetages }] : []),
  ]
}

type Place = { rank: number; quarter: number }

const placesOf = (results: readonly StoryResult[], rankOf: RankOf): Place[] =>
  results.flatMap(result => {
    const rank = rankOf(result)
    return rank === null ? [] : { rank, quarter: quarterOf(result) }
  })

/** Returns the best place, and the first quarter in which the company had it. */
function bestRank(places: readonly Place[]): Passage[] {
  const best = places.toSorted((a, b) => a.rank - b.rank)[0]
  return best ? [{ kind: 'bestRank', ...best }] : []
}

/** Returns the largest gain in rank from one quarter to the next. */
function climb(places: readonly Place[]): Passage[] {
  const moves = places.slice(1).map(({ rank, quarter }, index) => ({
    from: places[index]?.rank ?? rank,
    to: rank,
    quarter,
  }))
  const best = moves.toSorted((a, b) => b.from - b.to - (a.from - a.to))[0]
  return best && best.from > best.to ? [{ kind: 'climb', ...best }] : []
}
