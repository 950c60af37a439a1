/** What this process hears of games, by its own doing or from another process, for those who get answers ready. */
export type News = {
  quarterPassed(gameId: number): void
  onQuarterPassed(listener: (gameId: number) => void): void
}

export function createNews(): News {
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
