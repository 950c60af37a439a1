import { useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'

const againMs = 30_000

/** Returns the status of the system, polled every half minute. */
export const useSystemStatus = () =>
  useQuery({
    queryKey: ['system', 'status'],
    queryFn: ({ signal }) => call('getSystemStatus', { signal }),
    refetchInterval: againMs,
  })
