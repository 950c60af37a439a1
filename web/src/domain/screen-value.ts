import { useEffect, useSyncExternalStore } from 'react'

/** A value that a screen passes to the shell around it; null again once the user leaves the screen. */
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

/** Publishes the value of a screen while it is mounted. */
export function usePublish<T>(to: ScreenValue<T>, value: T | undefined): void {
  useEffect(() => {
    to.publish(value ?? null)
    return () => to.publish(null)
  }, [to, value])
}

/** Returns the published value, for the shell. */
export const usePublished = <T>(from: ScreenValue<T>): T | null =>
  useSyncExternalStore(from.subscribe, from.read)
