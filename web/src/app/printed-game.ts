import type { Game } from '@trimestre/contract/games'
import { useEffect, useSyncExternalStore } from 'react'

type PrintedGame = Pick<Game, 'name' | 'currentTrimestre' | 'nbTurns'>

let printed: PrintedGame | null = null
const listeners = new Set<() => void>()

function publish(game: PrintedGame | null): void {
  printed = game
  for (const listener of listeners) listener()
}

/** A screen that is about one game, without being inside it, names the game at the head of what is printed. */
export function usePrintedGame(game: PrintedGame | undefined): void {
  useEffect(() => {
    publish(game ?? null)
    return () => publish(null)
  }, [game])
}

/** The game that the present screen is about. */
export const useGameOfScreen = (): PrintedGame | null =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => printed,
  )
