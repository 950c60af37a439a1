import { useQuery } from '@tanstack/react-query'
import { call } from '../../../domain/api.ts'
import { gameQuery } from '../../../domain/game-queries.ts'

/** Queries a company, which says what game it is in. */
export const useCompany = (id: number | undefined) =>
  useQuery({
    queryKey: ['getCompany', id],
    queryFn: ({ signal }) => call('getCompany', { params: { id: id ?? 0 }, signal }),
    enabled: id !== undefined,
  })

export const useGameOfCompany = (gameId: number | undefined) =>
  useQuery({ ...gameQuery(gameId ?? 0), enabled: gameId !== undefined })
