import { useEffect, useSyncExternalStore } from 'react'

/** A value that a screen gives to the shell around it, null again once the screen is left. */
export class ScreenValue<T> {
  #given: T | null = null
  #listeners = new Set<() => void>()

  readonly read = (): T | null => this.#given
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  publish(value: T | null): void {
    this.#given = value
    for (const listener of this.#listeners) listener()
  }
}

/** For the screen. */
export function useGive<T>(to: ScreenValue<T>, value: T | undefined): void {
  useEffect(() => {
    to.publish(value ?? null)
    return () => to.publish(null)
  }, [to, value])
}

/** For the shell. */
export const useGiven = <T>(from: ScreenValue<T>): T | null => useSyncExternalStore(from.subscribe, from.read)
