import { ApiError } from '@trimestre/contract/problem'

/**
 * Returns the key of the text of a failed request: by its code, otherwise the general one. Null when there is only the
 * sentence of the response.
 * @param exists whether there is a text with this key
 */
export function errorKey(error: unknown, exists: (key: string) => boolean): string | null {
  if (!(error instanceof ApiError)) return 'errors.unexpected'
  // The error has no code of this product: the response came from a proxy in front of the server.
  if (error.status >= 500 && error.code === 'server/unreachable') return 'error.server'
  if (exists(`errors.${error.code}`)) return `errors.${error.code}`
  if (error.detail) return null
  return error.status >= 500 ? 'error.server' : 'errors.unexpected'
}

/** Returns the whole minutes to wait before the next attempt, at least one. */
export const waitMinutes = (error: unknown): number => {
  const seconds = error instanceof ApiError ? error.retryAfter : null
  return Math.max(1, Math.ceil((seconds ?? 60) / 60))
}
