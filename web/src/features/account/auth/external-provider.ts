import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../domain/api.ts'

export type ExternalProvider =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry(): void }
  | { state: 'absent'; registration: boolean }
  | { state: 'present'; name: string; registration: boolean }

/** Returns the identity provider of the school, if one is configured, and whether visitors may create an account. */
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

/** Whether registration is closed. Until the server has responded, the value that it wrote into the page applies. */
export const isRegistrationClosed = (provider: ExternalProvider): boolean =>
  'registration' in provider
    ? !provider.registration
    : document.documentElement.dataset.registration === 'closed'

/** The result of a sign-in at the provider: a single-use code, or an error code. */
export type ProviderResult = { code?: string; error?: string }

const start = '/api/auth/oidc/start'

/**
 * Opens the provider in a popup window and resolves to its result, or to null when that window was closed. When the
 * browser blocks the popup, the provider opens in this page and returns here with `#code` (see {@link readProviderResult}).
 */
export function openProvider(): Promise<ProviderResult | null> {
  const popup = window.open(start, 'trimestre-oidc', 'popup,width=520,height=680')
  if (!popup) {
    rememberThisPage()
    window.location.assign(start)
    return new Promise(() => undefined)
  }
  return new Promise(resolve => {
    const settle = (result: ProviderResult | null) => {
      clearInterval(watch)
      window.removeEventListener('message', listen)
      resolve(result)
      // The popup waits to be closed here: closing itself, it could be seen as closed before its message arrives.
      popup.close()
    }
    const listen = (event: MessageEvent) => {
      const isOurs = event.origin === window.location.origin && event.data?.source === 'trimestre-oidc'
      if (isOurs) settle(event.data as ProviderResult)
    }
    const watch = setInterval(() => {
      if (popup.closed) settle(null)
    }, 500)
    window.addEventListener('message', listen)
  })
}

/** Stores the address of this page, to which `oidc-callback.js` returns. */
function rememberThisPage(): void {
  try {
    sessionStorage.setItem('oidc-return', window.location.pathname + window.location.search)
  } catch {
    // Without storage, the user returns to the sign-in page instead of the requested page.
  }
}

/** Reads the provider's result from the fragment of the page address, and removes the fragment. */
export function readProviderResult(): ProviderResult | null {
  const fragment = new URLSearchParams(window.location.hash.slice(1))
  const [code, error] = [fragment.get('code') ?? undefined, fragment.get('error') ?? undefined]
  if (code === undefined && error === undefined) return null
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
  return { code, error }
}
