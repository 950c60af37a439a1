import { useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'

/** Queries what the market of a game rewards, which changes with its settings and its phase. */
export const useModelCard = (gameId: number) =>
  useQuery({
    queryKey: ['getModelCard', gameId],
    queryFn: ({ signal }) => call('getModelCard', { params: { id: gameId }, signal }),
  })
