import type { Game } from '@trimestre/contract/games'
import { createScreenValue } from './screen-value.ts'

const printedGame = createScreenValue<Pick<Game, 'name' | 'currentTrimestre' | 'nbTurns'>>()

/** A screen that is about one game, without being inside it, names the game at the head of what is printed. */
export const usePrintedGame = printedGame.useGive

/** The game that the present screen is about. */
export const useGameOfScreen = printedGame.useGiven
