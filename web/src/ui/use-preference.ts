import { useSyncExternalStore } from 'react'
import { getPreferences, type Preferences, subscribeToPreferences } from './preferences.ts'

export const usePreferences = (): Preferences =>
  useSyncExternalStore(subscribeToPreferences, getPreferences, getPreferences)

/** Returns one preference; the component is rendered again only when that one changes. */
export function usePreference<K extends keyof Preferences>(name: K): Preferences[K] {
  const read = () => getPreferences()[name]
  return useSyncExternalStore(subscribeToPreferences, read, read)
}
