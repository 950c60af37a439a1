import type { Round } from '@trimestre/contract/games'
import type { RoundState } from '@trimestre/contract/rounds'

type Known = Pick<Round, 'roundNb' | 'state'>

/** Returns the round that is closed while only staff see its results; at most one of a game is. */
export const hiddenRound = <R extends Known>(rounds: readonly R[] | undefined): R | undefined =>
  rounds?.find(({ state }) => state === 'hidden')

/** Returns the number of the last round whose results everybody sees; round 1 is the opening. */
export const lastPublishedNb = (rounds: readonly Known[]): number =>
  rounds.reduce((last, { roundNb, state }) => (state === 'published' ? Math.max(last, roundNb) : last), 0)

/**
 * Returns a text that changes whenever a quarter is published or withdrawn. Queries of published figures have it in
 * their keys, so that withdrawn ones are not shown until newer ones have arrived.
 */
export const publishedVersions = (
  rounds: readonly Pick<Round, 'id' | 'state' | 'version'>[] | undefined,
): string =>
  (rounds ?? [])
    .filter(({ state }) => state === 'published')
    .map(({ id, version }) => `${id}.${version}`)
    .join()

/** Returns the rows of published quarters. A row that does not say so counts as hidden. */
export const publishedRows = <R extends { state?: RoundState }>(rows: readonly R[]): R[] =>
  rows.filter(({ state }) => state === 'published')

/** Returns the quarter whose rows only staff see. */
export const hiddenQuarterOf = (
  rows: readonly { round: number; state?: RoundState }[],
): number | undefined => {
  const hidden = rows.find(({ state }) => state === 'hidden')
  return hidden && hidden.round - 1
}

/** Returns the results of a company without those of a quarter that only staff see. */
export const publishedResults = <R extends { round: { roundNb: number } }>(
  results: readonly R[],
  rounds: readonly Known[],
): R[] => {
  const hidden = hiddenRound(rounds)?.roundNb
  return results.filter(({ round }) => round.roundNb !== hidden)
}

/** Returns the number of quarters whose results are seen, by staff also a hidden one; `last` is the last round. */
export function seenQuarters(last: Pick<Round, 'roundNb' | 'etat' | 'state'>, seesHidden: boolean): number {
  const isUnseen = last.etat === 1 || (last.state === 'hidden' && !seesHidden)
  return last.roundNb - 1 - (isUnseen ? 1 : 0)
}
