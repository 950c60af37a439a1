import type { Round } from '@trimestre/contract/games'
import { lastPublishedNb } from '../domain/published-rounds.ts'

type Known = Pick<Round, 'roundNb' | 'state' | 'reason' | 'version'>

/** A round with a reason, and the first quarter that was corrected for the same one. */
export type RoundNews<R extends Known = Known> = { round: R; first: number }

/** Returns what players should know about quarters that were opened again or corrected, the newest first. */
export function reopenedNews<R extends Known>(rounds: readonly R[]): RoundNews<R>[] {
  const lastNb = lastPublishedNb(rounds)
  return rounds
    .filter(
      ({ reason, state, roundNb }) =>
        reason !== '' && (state === 'open' || (state === 'published' && roundNb === lastNb)),
    )
    .sort((one, other) => other.roundNb - one.roundNb)
    .map(round => ({ round, first: firstCorrected(rounds, round) }))
}

/** Returns the first quarter of those before this one that have the same reason without a gap. */
function firstCorrected(rounds: readonly Known[], { roundNb, reason, state }: Known): number {
  const isSame = (wanted: number) =>
    rounds.some(round => round.roundNb === wanted && round.state === state && round.reason === reason)
  let first = roundNb
  while (isSame(first - 1)) first -= 1
  return first - 1
}
