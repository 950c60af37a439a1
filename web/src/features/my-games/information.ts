import type { ExplanationLevel, Game, PhaseName } from '@trimestre/contract/games'
import type { GameSettings } from './api.ts'

/** The fields of the form; a select that is not chosen is the empty text. */
export type Information = {
  name: string
  description: string
  levelGame: string
  nbTurns: number | null
  phase: PhaseName
  explanations: ExplanationLevel
}

export const informationOf = (game: Game): Information => ({
  name: game.name,
  description: game.description,
  levelGame: game.levelGame === null ? '' : String(game.levelGame),
  nbTurns: game.nbTurns,
  phase: game.phase,
  explanations: game.explanations,
})

export const settingsOf = ({ name, levelGame, ...others }: Information): GameSettings => ({
  ...others,
  name: name.trim(),
  levelGame: Number(levelGame),
})
