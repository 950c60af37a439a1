import { storeLanguage } from '../i18n/stored-language.ts'
import { type Direction, getPreferences, setPreferences } from '../ui/preferences.ts'
import { find } from './parts.ts'

/**
 * Shows the page in another language: the server draws it in each, so the frame of its response replaces the present
 * one. What was typed stays. Returns the reading direction of the language.
 * @throws when the server cannot be reached
 */
export async function showIn(language: string): Promise<Direction> {
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
  const { lang, dir } = page.documentElement
  document.documentElement.lang = lang
  document.documentElement.dir = getPreferences().direction ?? dir
  return dir === 'rtl' ? 'rtl' : 'ltr'
}

/** Changes the language and stores the choice on this device; the reading direction follows the language. */
export async function chooseLanguage(language: string): Promise<void> {
  const direction = await showIn(language)
  storeLanguage(language)
  setPreferences({ direction })
}
