/** Notifies listeners, which prepare responses in advance, of events in games from this process or another one. */
export type GameEvents = {
  quarterPassed(gameId: number): void
  onQuarterPassed(listener: (gameId: number) => void): void
}

export function createGameEvents(): GameEvents {
  const listeners: ((gameId: number) => void)[] = []
  return {
    quarterPassed(gameId) {
      for (const listener of listeners) listener(gameId)
    },
    onQuarterPassed(listener) {
      listeners.push(listener)
    },
  }
}
