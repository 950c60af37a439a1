import type { Game } from '@trimestre/contract/games'
import { ScreenValue, useGive, useGiven } from './screen-value.ts'

type PrintedGame = Pick<Game, 'name' | 'currentTrimestre' | 'nbTurns'>

const printedGame = new ScreenValue<PrintedGame>()

/** A screen that is about one game, without being inside it, names the game at the head of what is printed. */
export const usePrintedGame = (game: PrintedGame | undefined): void => useGive(printedGame, game)

/** The game that the present screen is about. */
export const useGameOfScreen = (): PrintedGame | null => useGiven(printedGame)
