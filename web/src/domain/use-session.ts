import { useSyncExternalStore } from 'react'
import { getSession, type Session, subscribeToSession } from './session.ts'

export const useSession = (): Session | null => useSyncExternalStore(subscribeToSession, getSession)

/** Returns the session inside the application, where there always is one. */
export function useSignedIn(): Session {
  const current = useSession()
  if (!current) throw new Error('this screen needs a session')
  return current
}
