import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api.ts'
import { companyLockQuery } from '../game-queries.ts'

type Asking = { signal: AbortSignal }

/** Milliseconds after which the members online are read again: nothing announces who closes a page. */
const onlinePoll = 60_000

export const teamQuery = (companyId: number) => ({
  queryKey: ['getTeam', companyId] as const,
  queryFn: ({ signal }: Asking) => call('getTeam', { params: { id: companyId }, signal }),
})

/** Returns the members of a company and how they make its sheet final. */
export const useTeam = (companyId: number) =>
  useQuery({ ...teamQuery(companyId), refetchInterval: onlinePoll })

/** Submits or approves the sheet of a team, or withdraws it. */
export function useSubmission(companyId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isFinal: boolean) =>
      call(isFinal ? 'lockCompany' : 'unlockCompany', { params: { id: companyId } }),
    onSettled: () =>
      Promise.all(
        [companyLockQuery(companyId).queryKey, teamQuery(companyId).queryKey, ['listDecisions']].map(
          queryKey => client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
