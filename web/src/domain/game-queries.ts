import type { QueryClient } from '@tanstack/react-query'
import type { Decision, DecisionSheet } from '@trimestre/contract/decisions'
import { call } from './api.ts'
import { type AreaKey, areaKeys } from './game-areas.ts'

/** The queries of the frame and the pages of a game; several components share a response, and routes state them. */

type Asking = { signal: AbortSignal }
type AskingWithClient = Asking & { client: QueryClient }

export const gamesQuery = () => ({
  queryKey: ['listGames'] as const,
  queryFn: ({ signal }: Asking) => call('listGames', { signal }),
})

/** The games that this user administers. */
export const administeredGamesQuery = (adminId: number) => ({
  queryKey: ['games', 'administered', adminId] as const,
  queryFn: ({ signal }: Asking) => call('listAdministeredGames', { params: { adminId }, signal }),
})

/** The products of the super administrator's catalogue. */
export const productsQuery = () => ({
  queryKey: ['products'] as const,
  queryFn: ({ signal }: Asking) => call('listProducts', { signal }),
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

/** A company with its members, and what this user may do in it. */
export const companyQuery = (companyId: number) => ({
  queryKey: ['getCompany', companyId] as const,
  queryFn: ({ signal }: Asking) => call('getCompany', { params: { id: companyId }, signal }),
})

/** The journal of a company: what it expected of each quarter, and what it learned. */
export const journalQuery = (companyId: number) => ({
  queryKey: ['getJournal', companyId] as const,
  queryFn: ({ signal }: Asking) => call('getJournal', { params: { id: companyId }, signal }),
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

/** The decisions of all areas in the running quarter: one request, which also answers the queries of the areas. */
export const decisionSheetQuery = (companyId: number) => ({
  queryKey: ['getDecisionSheet', companyId] as const,
  queryFn: async ({ signal, client }: AskingWithClient) => {
    const sheet = await call('getDecisionSheet', { params: { id: companyId }, signal })
    for (const area of areaKeys) {
      const queryFn = async () => sheet.areas[area] ?? []
      void client.prefetchQuery({ ...decisionsQuery(sheet.roundId, area, companyId), queryFn })
    }
    return sheet
  },
})

export const decisionsQuery = (roundId: number, area: AreaKey, companyId: number) => ({
  queryKey: ['listDecisions', roundId, area, companyId] as const,
  queryFn: (context: AskingWithClient) => fetchDecisions({ roundId, area, companyId }, context),
})

type Place = { roundId: number; area: AreaKey; companyId: number }

/** The requests for a company in the same tick: the number of areas, and the shared response once it is requested. */
type Moment = { areas: number; sheet?: Promise<DecisionSheet> }

const moments = new Map<number, Moment>()

/** Requests the decisions of an area. Areas of one company that are requested in the same tick share one response. */
async function fetchDecisions(place: Place, { signal, client }: AskingWithClient): Promise<Decision[]> {
  const { companyId, roundId, area } = place
  const moment = moments.get(companyId) ?? { areas: 0 }
  moments.set(companyId, moment)
  moment.areas += 1
  await Promise.resolve()
  moments.delete(companyId)
  if (moment.areas > 1) {
    moment.sheet ??= client.fetchQuery({ ...decisionSheetQuery(companyId), staleTime: 0 })
    const sheet = await moment.sheet
    if (sheet.roundId === roundId) return sheet.areas[area] ?? []
  }
  return call('listDecisions', { params: place, signal })
}
