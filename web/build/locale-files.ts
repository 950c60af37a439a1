import { join } from 'node:path'
import { readTextFiles } from '@trimestre/contract/text-files'

export const locales = join(import.meta.dirname, '../src/i18n/locales')

/** Returns the texts of a feature in one language. */
export const readLocale = (language: string, feature: string) =>
  readTextFiles(language, code => join(locales, code, `${feature}.json`))
