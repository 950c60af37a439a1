import { storeLanguage } from '../i18n/stored-language.ts'
import { readStoredPreferences, storePreferences } from '../ui/stored-preferences.ts'
import { find } from './parts.ts'

/**
 * Shows the page in another language: the server renders it in each, so the frame of its response replaces the present
 * one. What was typed stays. Returns the reading direction of the language.
 * @throws when the server cannot be reached
 */
export async function showIn(language: string): Promise<string> {
  const response = await fetch(window.location.href, { headers: { 'accept-language': language } })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const frame = find('#frame', page)
  for (const input of document.querySelectorAll('input')) {
    const twin = find<HTMLInputElement>(`#${input.id}`, frame)
    twin.value = input.value
    twin.type = input.type
  }
  find('#frame').replaceWith(document.adoptNode(frame))
  document.title = page.title
  document.documentElement.lang = page.documentElement.lang
  return page.documentElement.dir
}

/** Changes the language and stores the choice on this device; the reading direction follows the language. */
export async function chooseLanguage(language: string): Promise<void> {
  const direction = await showIn(language)
  document.documentElement.dir = direction
  storeLanguage(language)
  storePreferences({ ...readStoredPreferences(), direction })
}
