import { useQuery } from '@tanstack/react-query'
import { call } from '../../../domain/api.ts'

/** Queries the newspaper of a round. */
export const useNewspaper = (gameId: number, roundNb: number) =>
  useQuery({
    queryKey: ['getNewspaper', gameId, roundNb],
    queryFn: ({ signal }) =>
      call('getNewspaper', { params: { id: gameId }, query: { round: roundNb }, signal }),
  })
