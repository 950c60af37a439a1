import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const locales = join(import.meta.dirname, '../../web/src/i18n/locales')

type Texts = { [key: string]: string | Texts }

/** Returns a text of the interface in this language, by its key; placeholders such as `{name}` stay unchanged. */
export function textIn(locale: string, key: string, namespace = 'common'): string {
  let found: Texts | string = JSON.parse(readFileSync(join(locales, locale, `${namespace}.json`), 'utf8'))
  for (const part of key.split('.')) found = typeof found === 'string' ? '' : (found[part] ?? '')
  if (typeof found !== 'string' || found === '') throw new Error(`no text ${namespace}:${key} in ${locale}`)
  return found
}

/** Returns a pattern for the beginning of a text, up to its first placeholder; a space also matches a no-break one. */
export const textStartPattern = (locale: string, key: string): RegExp =>
  new RegExp(`^${textIn(locale, key).split('{')[0]?.trim().replace(/\s/g, '\\s')}`)

/** Stores this language and this appearance in the browser, from the next page on. */
export async function storePreferences(page: Page, locale: string, appearance: object): Promise<void> {
  await page.addInitScript(
    ([language, ui]) => {
      localStorage.setItem('locale', language ?? '')
      localStorage.setItem('ui', ui ?? '')
    },
    [locale, JSON.stringify(appearance)],
  )
}
