import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@trimestre/contract/client'

/** Rejections are final; a request is retried, at most twice, only when the server is unreachable or faulty. */
const mayHelp = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: mayHelp, staleTime: 10_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})
