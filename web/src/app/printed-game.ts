import type { Game } from '@trimestre/contract/games'
import { ScreenValue, useGive, useGiven } from './screen-value.ts'

type PrintedGame = Pick<Game, 'name' | 'currentTrimestre' | 'nbTurns'>

const printedGame = new ScreenValue<PrintedGame>()

/** A screen that is about one game, without being inside it, names the game at the head of what is printed. */
export const usePrintedGame = (game: PrintedGame | undefined): void => useGive(printedGame, game)

/** The number of a quarter, or what the screen calls it. */
type PrintedQuarterName = number | string

const printedQuarter = new ScreenValue<PrintedQuarterName>()

/** A screen that shows one quarter names it at the head of what is printed. */
export function PrintedQuarter({ name }: { name: PrintedQuarterName }) {
  useGive(printedQuarter, name)
  return null
}

/** The quarter that the present screen shows; null where it shows none in particular. */
export const useQuarterOfScreen = (): PrintedQuarterName | null => useGiven(printedQuarter)

/** The game that the present screen is about. */
export const useGameOfScreen = (): PrintedGame | null => useGiven(printedGame)
