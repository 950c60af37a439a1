/** Returns the language that the user has chosen on this device. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem('locale')
  } catch {
    return null
  }
}

export function storeLanguage(language: string): void {
  try {
    localStorage.setItem('locale', language)
  } catch {
    // The browser refused to store it: the choice applies until the page closes.
  }
}
