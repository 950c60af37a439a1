import { useEffect, useSyncExternalStore } from 'react'

/** A value that a screen gives to the shell around it, null again once the screen is left. */
export function createScreenValue<T>() {
  let given: T | null = null
  const listeners = new Set<() => void>()
  const publish = (value: T | null) => {
    given = value
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    /** For the screen. */
    useGive(value: T | undefined): void {
      useEffect(() => {
        publish(value ?? null)
        return () => publish(null)
      }, [value, publish])
    },
    /** For the shell. */
    useGiven: (): T | null => useSyncExternalStore(subscribe, () => given),
  }
}
