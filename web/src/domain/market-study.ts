import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

/**
 * The public market figures of a round, which any company of the game may request; `undefined` defers the query until
 * company and round are known.
 */
export const marketStudyQuery = (companyId: number | undefined, roundNb: number | undefined) =>
  queryOptions({
    queryKey: ['getMarketStudy', companyId, roundNb],
    queryFn: ({ signal }) =>
      call('getMarketStudy', { params: { id: companyId ?? 0 }, query: { round: roundNb }, signal }),
    enabled: companyId !== undefined && roundNb !== undefined,
  })

export const useMarketStudy = (companyId: number | undefined, roundNb: number | undefined) =>
  useQuery(marketStudyQuery(companyId, roundNb))
