import { useSyncExternalStore } from 'react'

/**
 * Navigates between the public pages and the signed-in application without reloading the page. Inside the application
 * TanStack Router navigates; it is not loaded for visitors who only see the login page.
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

/**
 * Returns the query and the fragment that one public page passes on to the next, because they contain the requested
 * page.
 */
export const forwardedQuery = (): string => window.location.search + window.location.hash

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
