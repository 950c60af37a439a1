import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

/** What the frame and the pages of a game ask the server for; several of them share an answer. */

export const gamesQuery = () =>
  queryOptions({ queryKey: ['listGames'], queryFn: ({ signal }) => call('listGames', { signal }) })

export const gameQuery = (id: number) =>
  queryOptions({
    queryKey: ['getGame', id],
    queryFn: ({ signal }) => call('getGame', { params: { id }, signal }),
  })

export const useGame = (id: number) => useQuery(gameQuery(id))

export const activeRoundQuery = (gameId: number) =>
  queryOptions({
    queryKey: ['getActiveRound', gameId],
    queryFn: ({ signal }) => call('getActiveRound', { params: { gameId }, signal }),
  })

export const dashboardQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['getDashboard', companyId],
    queryFn: ({ signal }) => call('getDashboard', { params: { id: companyId }, signal }),
  })

export const resultsQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['listCompanyResults', companyId],
    queryFn: ({ signal }) => call('listCompanyResults', { params: { id: companyId }, signal }),
  })

export const companyLockQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['companyLock', companyId],
    queryFn: async ({ signal }) => {
      const { locked } = await call('getCompanyState', { params: { id: companyId }, signal })
      return locked
    },
  })
