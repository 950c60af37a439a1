import { call } from './api.ts'
import { fetchDecisions } from './area-decisions.ts'
import type { AreaKey } from './game-areas.ts'

/**
 * The queries of the frame and the pages of a game; several components share a response. This file does not import the
 * query library: a visit that starts inside a game sends its requests before the library is loaded.
 */

type Asking = { signal: AbortSignal }

export const gamesQuery = () => ({
  queryKey: ['listGames'] as const,
  queryFn: ({ signal }: Asking) => call('listGames', { signal }),
})

export const gameQuery = (id: number) => ({
  queryKey: ['getGame', id] as const,
  queryFn: ({ signal }: Asking) => call('getGame', { params: { id }, signal }),
})

export const activeRoundQuery = (gameId: number) => ({
  queryKey: ['getActiveRound', gameId] as const,
  queryFn: ({ signal }: Asking) => call('getActiveRound', { params: { gameId }, signal }),
})

export const dashboardQuery = (companyId: number) => ({
  queryKey: ['getDashboard', companyId] as const,
  queryFn: ({ signal }: Asking) => call('getDashboard', { params: { id: companyId }, signal }),
})

export const resultsQuery = (companyId: number) => ({
  queryKey: ['listCompanyResults', companyId] as const,
  queryFn: ({ signal }: Asking) => call('listCompanyResults', { params: { id: companyId }, signal }),
})

export const companyLockQuery = (companyId: number) => ({
  queryKey: ['companyLock', companyId] as const,
  queryFn: async ({ signal }: Asking) => {
    const { locked } = await call('getCompanyState', { params: { id: companyId }, signal })
    return locked
  },
})

export const decisionsQuery = (roundId: number, area: AreaKey, companyId: number) => ({
  queryKey: ['listDecisions', roundId, area, companyId] as const,
  queryFn: ({ signal }: Asking) => fetchDecisions({ roundId, area, companyId }, signal),
})
