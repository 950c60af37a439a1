import type { Round } from '@trimestre/contract/games'
import type { RoundVersion } from '@trimestre/contract/rounds'

type Known = Pick<Round, 'id' | 'roundNb' | 'state' | 'version'>

/** Returns the published rounds that were computed more than once, oldest first: the others have no new version. */
export const recomputedRounds = <R extends Known>(rounds: readonly R[]): R[] =>
  rounds
    .filter(({ state, version }) => state === 'published' && version > 1)
    .sort((one, other) => one.roundNb - other.roundNb)

/**
 * Returns the published rounds whose new versions are not published yet, oldest first.
 * @param versions the known versions by the id of their round
 */
export const pendingRounds = <R extends Known>(
  rounds: readonly R[],
  versions: ReadonlyMap<number, readonly Pick<RoundVersion, 'state'>[]>,
): R[] => recomputedRounds(rounds).filter(({ id }) => versions.get(id)?.at(-1)?.state === 'hidden')
