import { useQuery } from '@tanstack/react-query'
import { call } from '../../app/api.ts'

export const useDashboard = (companyId: number) =>
  useQuery({
    queryKey: ['getDashboard', companyId],
    queryFn: ({ signal }) => call('getDashboard', { params: { id: companyId }, signal }),
  })

export const useGame = (gameId: number) =>
  useQuery({
    queryKey: ['getGame', gameId],
    queryFn: ({ signal }) => call('getGame', { params: { id: gameId }, signal }),
  })
