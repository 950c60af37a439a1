import { currentQuarter } from '@trimestre/contract/games'
import type { FastifyReply } from 'fastify'
import type { PassOutcome } from '../../game-day/pass/pass-quarter.ts'
import { linkTo } from '../../platform/http/iri.ts'
import { presentRound } from './present.ts'

/** The time when a request arrived, on the clock of `performance.now()`. */
export function arrivalOf(reply: FastifyReply): number {
  return performance.now() - reply.elapsedTime
}

/** Presents a passed quarter. */
export function presentPass(gameId: number, outcome: PassOutcome) {
  return { ...presentOutcome(gameId, outcome), version: outcome.version, inputs: outcome.inputs }
}

/** Presents the last round of a game after an act on it. */
export function presentOutcome(
  gameId: number,
  { round, roundCount }: Pick<PassOutcome, 'round' | 'roundCount'>,
) {
  return {
    game: linkTo('games', gameId),
    round: presentRound(round, 'staff'),
    currentTrimestre: currentQuarter(roundCount),
    nbRounds: roundCount,
  }
}
