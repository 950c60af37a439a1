import { useQuery } from '@tanstack/react-query'
import { call } from '../../app/api.ts'
import { useSignedIn } from '../../app/session.ts'

/** What everybody may know of the market of a round; `undefined` waits until the round is known. */
export const useMarketStudy = (companyId: number, roundNb: number | undefined) =>
  useQuery({
    queryKey: ['getMarketStudy', companyId, roundNb],
    queryFn: ({ signal }) =>
      call('getMarketStudy', { params: { id: companyId }, query: { round: roundNb }, signal }),
    enabled: roundNb !== undefined,
  })

/** The game that is played. */
export function useOwnGame() {
  const id = useSignedIn().currentGame?.id ?? 0
  return useQuery({
    queryKey: ['getGame', id],
    queryFn: ({ signal }) => call('getGame', { params: { id }, signal }),
  })
}
