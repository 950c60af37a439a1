import { useState } from 'react'

/**
 * Returns whether each of the queries has been answered, has failed, or waits for a connection. It stays true
 * afterwards: a query that is sent again hides nothing that was shown.
 */
export function useAnsweredOnce(queries: readonly { isLoading: boolean }[]): boolean {
  const [wasAnswered, setWasAnswered] = useState(false)
  const isAnswered = wasAnswered || queries.every(({ isLoading }) => !isLoading)
  if (isAnswered !== wasAnswered) setWasAnswered(true)
  return isAnswered
}
