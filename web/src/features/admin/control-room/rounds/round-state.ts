import type { Game, Round } from '@trimestre/contract/games'
import type { RoundState } from '@trimestre/contract/rounds'
import { isOver } from '../../../../domain/game-standing.ts'

export type QuarterStep = { quarter: number; state: Exclude<RoundState, 'superseded'> | 'coming' }

type Played = Pick<Game, 'rounds' | 'nbTurns'>

/** Returns the quarters of a game in order; those that are not opened yet are to come. */
export function quarterSteps({ rounds, nbTurns }: Played, last: Round | undefined): QuarterStep[] {
  const known = new Map([...rounds, ...(last ? [last] : [])].map(round => [round.roundNb - 1, round.state]))
  return Array.from({ length: nbTurns ?? 0 }, (_, index) => {
    const state = known.get(index + 1)
    return { quarter: index + 1, state: state === undefined || state === 'superseded' ? 'coming' : state }
  })
}

/** Returns the newest round: the polled one unless the game already has a later one. */
export function newestRound(rounds: readonly Round[], polled: Round | undefined): Round | undefined {
  const ofGame = rounds.toSorted((one, other) => one.roundNb - other.roundNb).at(-1)
  return polled && polled.roundNb >= (ofGame?.roundNb ?? 0) ? polled : ofGame
}

/**
 * The states in which the control room offers acts: a quarter to close, one to publish, or a published one after which
 * the next is not open yet.
 */
export type RoundStage = 'open' | 'hidden' | 'unopened'

export function stageOf(
  game: Pick<Game, 'nbTurns' | 'finished' | 'archived'>,
  round: Round | undefined,
): RoundStage | null {
  if (game.nbTurns === null || isOver(game) || round === undefined) return null
  if (round.state === 'superseded') return null
  return round.state === 'published' ? 'unopened' : round.state
}
