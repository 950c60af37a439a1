import { useSyncExternalStore } from 'react'

/**
 * Moves between the public pages and the signed-in application without loading the page again. Inside the
 * application TanStack Router moves; it is not loaded for visitors who only see the login page.
 */
const listeners = new Set<() => void>()

function announce(): void {
  for (const listener of listeners) listener()
}

export function go(address: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) window.history.replaceState(null, '', address)
  else window.history.pushState(null, '', address)
  announce()
}

export function currentAddress(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

/** What goes along from one page of the entrance to the next: the page asked for. */
export const carriedQuery = (): string => window.location.search + window.location.hash

export function useAddress(): string {
  return useSyncExternalStore(listener => {
    listeners.add(listener)
    window.addEventListener('popstate', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('popstate', listener)
    }
  }, currentAddress)
}
