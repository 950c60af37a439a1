import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const locales = join(import.meta.dirname, '../../web/src/i18n/locales')

type Texts = { [key: string]: string | Texts }

/** A text of the interface in this language, by its key; `{name}` stays as it is. */
export function textIn(locale: string, key: string, namespace = 'common'): string {
  let found: Texts | string = JSON.parse(readFileSync(join(locales, locale, `${namespace}.json`), 'utf8'))
  for (const part of key.split('.')) found = typeof found === 'string' ? '' : (found[part] ?? '')
  if (typeof found !== 'string' || found === '') throw new Error(`no text ${namespace}:${key} in ${locale}`)
  return found
}

/** What a text begins with, before the first name that is put into it; any space stands for a no-break one. */
export const startIn = (locale: string, key: string): RegExp =>
  new RegExp(`^${textIn(locale, key).split('{')[0]?.trim().replace(/\s/g, '\\s')}`)

/** From the next page on, this device keeps this language and this appearance. */
export async function keepOnDevice(page: Page, locale: string, appearance: object): Promise<void> {
  await page.addInitScript(
    ([language, ui]) => {
      localStorage.setItem('locale', language ?? '')
      localStorage.setItem('ui', ui ?? '')
    },
    [locale, JSON.stringify(appearance)],
  )
}
