import type { Page } from '@playwright/test'
import { readTextFiles } from '@trimestre/contract/text-files'
import type { TextTree } from '@trimestre/contract/variant-texts'

/** Returns the texts of a feature in one language. */
export const readLocale = (locale: string, feature: string): TextTree =>
  readTextFiles(
    locale,
    code => new URL(`../../web/src/i18n/locales/${code}/${feature}.json`, import.meta.url),
  )

/** Returns a text of the interface in this language, by its key; placeholders such as `{name}` stay unchanged. */
export function textIn(locale: string, key: string, namespace = 'common'): string {
  let found: TextTree[string] = readLocale(locale, namespace)
  for (const part of key.split('.')) found = isTree(found) ? (found[part] ?? '') : ''
  if (typeof found !== 'string' || found === '') throw new Error(`no text ${namespace}:${key} in ${locale}`)
  return found
}

const isTree = (texts: TextTree[string]): texts is TextTree =>
  typeof texts === 'object' && !Array.isArray(texts)

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
