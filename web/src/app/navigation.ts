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

export const currentAddress = (): string => window.location.pathname + window.location.search

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
