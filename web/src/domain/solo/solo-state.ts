import type { Game } from '@trimestre/contract/games'
import type { Solo } from '@trimestre/contract/solo'

/** A game may have been stored on this device by an earlier release, which knew no solo games. */
type MaybeSolo = { solo?: Game['solo'] }

export const isSolo = (game: MaybeSolo | null | undefined): boolean => Boolean(game?.solo)

/** A solo game, whose player and attempts are known. */
export type SoloGame = Game & { solo: Solo }

export const isSoloGame = (game: Game): game is SoloGame => isSolo(game)

/** Whether the player may begin no other attempt. */
export const areAttemptsUsed = ({ attempt, attemptsMax }: Pick<Solo, 'attempt' | 'attemptsMax'>): boolean =>
  attemptsMax !== null && attempt >= attemptsMax
