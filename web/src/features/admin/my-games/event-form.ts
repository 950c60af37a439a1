import type { Game } from '@trimestre/contract/games'
import type { Association } from './events-api.ts'

/** The fields of the form; an empty `event` means that none is chosen. */
export type EventChoice = { event: string; quarter: string; frequency: number | null; privacy: '1' | '2' }

/** The status values as the specification numbers them. */
export const privateStatus = '1'
export const publicStatus = '2'

/** Returns the quarters in which an event can still start: the current one and those after it. */
export function quartersLeft({ currentTrimestre, nbTurns, finished }: Game): number[] {
  if (nbTurns === null || finished) return []
  return Array.from({ length: nbTurns - currentTrimestre + 1 }, (_, index) => currentTrimestre + index)
}

export const firstChoice = (game: Game): EventChoice => ({
  event: '',
  quarter: String(quartersLeft(game)[0] ?? ''),
  frequency: 1,
  privacy: publicStatus,
})

/** Returns the largest number of quarters that a series starting in this quarter may last. */
export const frequencyMax = (game: Game, quarter: string): number => (game.nbTurns ?? 0) - Number(quarter) + 1

export const isFrequency = (frequency: number | null, max: number): frequency is number =>
  frequency !== null && Number.isInteger(frequency) && frequency >= 1 && frequency <= max

/** Returns the quarters of a series, such as 3, 4, 5. */
export const seriesQuarters = (quarter: string, frequency: number): number[] =>
  Array.from({ length: frequency }, (_, index) => Number(quarter) + index)

export const associationOf = ({ event, quarter, frequency, privacy }: EventChoice): Association => ({
  event: Number(event),
  nbTrimestre: Number(quarter),
  frequency: frequency ?? 1,
  privacy: privacy === publicStatus,
})
