import { useQuery } from '@tanstack/react-query'
import { call } from '../../app/api.ts'

/** What everybody may know of the market of a round; `undefined` waits until the round is known. */
export const useMarketStudy = (companyId: number, roundNb: number | undefined) =>
  useQuery({
    queryKey: ['getMarketStudy', companyId, roundNb],
    queryFn: ({ signal }) =>
      call('getMarketStudy', { params: { id: companyId }, query: { round: roundNb }, signal }),
    enabled: roundNb !== undefined,
  })
