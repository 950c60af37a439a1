import { useSyncExternalStore } from 'react'

export const presences = ['online', 'idle', 'bussy', 'offline'] as const
export type Presence = (typeof presences)[number]

const initial: Presence = 'online'
const listeners = new Set<() => void>()
let current: Presence = initial

/** Sets the availability that a user displays; it exists in this page only. */
export function setPresence(presence: Presence): void {
  current = presence
  for (const listener of listeners) listener()
}

export const resetPresence = (): void => setPresence(initial)

export const usePresence = (): Presence =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
