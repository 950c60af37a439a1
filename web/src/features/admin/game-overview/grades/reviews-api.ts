import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../domain/api.ts'

/** Queries the requests for a review of a published grade, those without an answer first. */
export const useGradeReviews = (gameId: number) =>
  useQuery({
    queryKey: ['grades', gameId, 'reviews'],
    queryFn: ({ signal }) => call('listGradeReviews', { params: { id: gameId }, signal }),
  })
