import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Reopen } from '@trimestre/contract/rounds'
import { call } from '../../../../domain/api.ts'
import { everything } from '../../../../domain/event-stream/refresh.ts'
import { readAgain } from '../../../../domain/query-cache.ts'

/** Has a quarter decided or computed again; rounds, results and sheets change, so everything is fetched again. */
export function useReopen(roundId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Reopen) => call('reopenRound', { params: { id: roundId }, body }),
    onSettled: () => readAgain(client, everything.matches),
  })
}
