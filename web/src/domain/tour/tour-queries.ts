import { useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'

export const guideKey = (gameId: number) => ['getGuide', gameId] as const

/** Queries how far the player has come in the tour of the game, on any device. */
export const useGuide = (gameId: number) =>
  useQuery({
    queryKey: guideKey(gameId),
    queryFn: ({ signal }) => call('getGuide', { params: { id: gameId }, signal }),
  })
