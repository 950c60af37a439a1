import type { Game } from '@trimestre/contract/games'
import type { Training } from '@trimestre/contract/trainings'
import { areAttemptsUsed, isSoloGame, type SoloGame } from '../../../../domain/solo/solo-state.ts'

/** A training with the player's game of it, once it is started. */
export type OwnTraining = { training: Training; game: SoloGame | undefined }

export type SoloGames = {
  trainings: OwnTraining[]
  /** The player's games without a training, the latest one first. */
  running: SoloGame[]
  finished: SoloGame[]
}

/** Arranges the solo games of a player; games of a class are left out. */
export function soloGamesOf(games: readonly Game[], trainings: readonly Training[]): SoloGames {
  const own = games.filter(isSoloGame)
  const free = own.filter(({ solo }) => solo.training === null).toSorted((one, other) => other.id - one.id)
  return {
    trainings: trainings.map(training => ({
      training,
      game: own.find(({ solo }) => solo.training?.id === training.id),
    })),
    running: free.filter(({ finished }) => !finished),
    finished: free.filter(({ finished }) => finished),
  }
}

/**
 * What a player may do in a training: start it, go on, or begin again after a finished attempt; nothing more is `done`
 * with a game and `missed` without one.
 */
export type TrainingStage = 'start' | 'continue' | 'again' | 'done' | 'missed'

/** Whether the player can start or go on now. */
export const isPlayable = (stage: TrainingStage): boolean => stage === 'start' || stage === 'continue'

export function stageOf({ training, game }: OwnTraining): TrainingStage {
  if (!game) return training.over ? 'missed' : 'start'
  if (training.over) return 'done'
  if (!game.finished) return 'continue'
  return areAttemptsUsed(game.solo) ? 'done' : 'again'
}
