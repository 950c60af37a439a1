import { useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'

/** Queries the school's time zone. */
export const useTimezone = () =>
  useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => call('health', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    select: answer => answer.timezone,
  })
