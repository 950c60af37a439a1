import { useQuery } from '@tanstack/react-query'
import { call } from '../../../domain/api.ts'

/** Queries the public market figures of a round; `undefined` defers the query until the round is known. */
export const useMarketStudy = (companyId: number, roundNb: number | undefined) =>
  useQuery({
    queryKey: ['getMarketStudy', companyId, roundNb],
    queryFn: ({ signal }) =>
      call('getMarketStudy', { params: { id: companyId }, query: { round: roundNb }, signal }),
    enabled: roundNb !== undefined,
  })
