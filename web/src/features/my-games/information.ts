import type { Game, PhaseName } from '@trimestre/contract/games'
import type { GameSettings } from './api.ts'

/** The fields of the form; a select that is not chosen is the empty text. */
export type Information = {
  name: string
  description: string
  levelGame: string
  nbTurns: number | null
  phase: PhaseName
}

export const informationOf = (game: Game): Information => ({
  name: game.name,
  description: game.description,
  levelGame: game.levelGame === null ? '' : String(game.levelGame),
  nbTurns: game.nbTurns,
  phase: game.phase,
})

export const settingsOf = ({ name, description, levelGame, nbTurns, phase }: Information): GameSettings => ({
  name: name.trim(),
  description,
  levelGame: Number(levelGame),
  nbTurns,
  phase,
})
