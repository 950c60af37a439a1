import type { Game } from '@trimestre/contract/games'
import { ScreenValue, usePublish, usePublished } from './screen-value.ts'

type PrintedGame = Pick<Game, 'name' | 'currentTrimestre' | 'nbTurns' | 'practice'>

const printedGame = new ScreenValue<PrintedGame>()

/** Sets the game named at the top of the printed page, for a screen about one game that is outside the game itself. */
export const usePrintedGame = (game: PrintedGame | undefined): void => usePublish(printedGame, game)

/** The number of a quarter, or its name on the screen. */
type PrintedQuarterName = number | string

const printedQuarter = new ScreenValue<PrintedQuarterName>()

/** Sets the quarter named at the top of the printed page, for a screen that shows one quarter. */
export function PrintedQuarter({ name }: { name: PrintedQuarterName }) {
  usePublish(printedQuarter, name)
  return null
}

/** Returns the quarter that the current screen shows; null when it shows none in particular. */
export const useQuarterOfScreen = (): PrintedQuarterName | null => usePublished(printedQuarter)

/** Returns the game that the current screen is about. */
export const useGameOfScreen = (): PrintedGame | null => usePublished(printedGame)
