import { call } from '../api.ts'

/** How the computers of a game played; players may read it once the game is finished. */
export const computersQuery = (gameId: number) => ({
  queryKey: ['games', gameId, 'computers'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call('listComputers', { params: { id: gameId }, signal }),
})
