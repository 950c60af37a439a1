import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../domain/api.ts'

export const marketStudyQuery = (companyId: number, roundNb: number | undefined) =>
  queryOptions({
    queryKey: ['getMarketStudy', companyId, roundNb],
    queryFn: ({ signal }) =>
      call('getMarketStudy', { params: { id: companyId }, query: { round: roundNb }, signal }),
    enabled: roundNb !== undefined,
  })

/** Queries the public market figures of a round; `undefined` defers the query until the round is known. */
export const useMarketStudy = (companyId: number, roundNb: number | undefined) =>
  useQuery(marketStudyQuery(companyId, roundNb))
