import type { ExplanationLevel, Game, Joining, PhaseName } from '@trimestre/contract/games'
import type { GameSettings } from './api.ts'

/** The fields of the form; an empty text means that nothing is selected. */
export type Information = {
  name: string
  description: string
  levelGame: string
  nbTurns: number | null
  phase: PhaseName
  joining: Joining
  explanations: ExplanationLevel
  /** The number of months, or the empty text to keep the game for ever. */
  retentionMonths: string
}

export const informationOf = (game: Game): Information => ({
  name: game.name,
  description: game.description,
  levelGame: game.levelGame === null ? '' : String(game.levelGame),
  nbTurns: game.nbTurns,
  phase: game.phase,
  joining: game.joining,
  explanations: game.explanations,
  retentionMonths: game.retentionMonths === null ? '' : String(game.retentionMonths),
})

export const settingsOf = ({ name, levelGame, retentionMonths, ...others }: Information): GameSettings => ({
  ...others,
  name: name.trim(),
  levelGame: Number(levelGame),
  retentionMonths: retentionMonths === '' ? null : Number(retentionMonths),
})
