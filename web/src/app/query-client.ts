import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@trimestre/contract/client'

/** Refusals are final; only an unreachable or faulty server is asked again, twice. */
const mayHelp = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: mayHelp, staleTime: 10_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})
