import { useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'

const againMs = 30_000

/** How the product is; looked at again every half minute. */
export const useSystemStatus = () =>
  useQuery({
    queryKey: ['system', 'status'],
    queryFn: ({ signal }) => call('getSystemStatus', { signal }),
    refetchInterval: againMs,
  })
