export type Scheme = 'light' | 'dark'

/** Returns the appearance settings that this device has stored under `ui`; anything may be in them. */
export function readStoredPreferences(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem('ui') ?? '{}') ?? {}
  } catch {
    // Storage is refused, or an invalid entry counts as none.
    return {}
  }
}

export function storePreferences(preferences: Record<string, unknown>): void {
  try {
    localStorage.setItem('ui', JSON.stringify(preferences))
  } catch {
    // The browser refused to store it: the choice applies until the page closes.
  }
}

/**
 * Returns the mode that the system prefers, which applies until the user chooses one; light when it has none, and in the
 * pages that the build renders.
 */
export const systemScheme = (): Scheme =>
  'matchMedia' in globalThis && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

/** Sets light or dark mode on the document, where the style sheets read it. */
export function applyScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme
  const chrome = scheme === 'dark' ? '#1B1B1B' : '#F4F6F8'
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', chrome)
}
