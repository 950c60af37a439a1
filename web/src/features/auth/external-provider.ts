import { useCallback, useEffect, useState } from 'react'
import { call } from '../../app/api.ts'

export type ExternalProvider =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry(): void }
  | { state: 'absent'; registration: boolean }
  | { state: 'present'; name: string; registration: boolean }

/** The identity provider of the school, if one is configured, and whether one may open an account oneself. */
export function useExternalProvider(): ExternalProvider {
  const [provider, setProvider] = useState<ExternalProvider>({ state: 'loading' })
  const ask = useCallback(async () => {
    setProvider({ state: 'loading' })
    try {
      const { enabled, name, registration } = await call('describeOidc')
      setProvider(
        enabled
          ? { state: 'present', name: name ?? 'OpenID', registration }
          : { state: 'absent', registration },
      )
    } catch (error) {
      setProvider({ state: 'failed', error, retry: () => void ask() })
    }
  }, [])
  useEffect(() => void ask(), [ask])
  return provider
}

/** Whether the school has closed registration: as the server says, and until it has answered as it wrote into the page. */
export const isRegistrationClosed = (provider: ExternalProvider): boolean =>
  'registration' in provider
    ? !provider.registration
    : document.documentElement.dataset.registration === 'closed'

/** What came back from the provider: a code that serves once, or the code of an error. */
export type Told = { code?: string; error?: string }

const start = '/api/auth/oidc/start'

/**
 * Opens the provider in a window of its own and tells what came back; null when that window was closed. When the browser
 * refuses the window, the provider opens in this page and comes back here with `#code` (see {@link toldByAddress}).
 */
export function askProvider(): Promise<Told | null> {
  const popup = window.open(start, 'trimestre-oidc', 'popup,width=520,height=680')
  if (!popup) {
    rememberThisPage()
    window.location.assign(start)
    return new Promise(() => undefined)
  }
  return new Promise(resolve => {
    const settle = (told: Told | null) => {
      clearInterval(watch)
      window.removeEventListener('message', listen)
      resolve(told)
      // It waits for that: closed by itself, it could be seen closed here before what it told has come.
      popup.close()
    }
    const listen = (event: MessageEvent) => {
      const isOurs = event.origin === window.location.origin && event.data?.source === 'trimestre-oidc'
      if (isOurs) settle(event.data as Told)
    }
    const watch = setInterval(() => {
      if (popup.closed) settle(null)
    }, 500)
    window.addEventListener('message', listen)
  })
}

/** Where `oidc-callback.js` leads back to. */
function rememberThisPage(): void {
  try {
    sessionStorage.setItem('oidc-return', window.location.pathname + window.location.search)
  } catch {
    // Storage refused: back to the sign-in page, without the page asked for.
  }
}

/** What the provider's way back left in the address of this page; the address forgets it. */
export function toldByAddress(): Told | null {
  const told = new URLSearchParams(window.location.hash.slice(1))
  const [code, error] = [told.get('code') ?? undefined, told.get('error') ?? undefined]
  if (code === undefined && error === undefined) return null
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
  return { code, error }
}
