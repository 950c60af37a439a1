import type { ApiError } from '@trimestre/contract/problem'
import { errorKey, waitMinutes } from '../i18n/error-key.ts'
import type { SignInTexts } from './parts.ts'

/** Returns the text of a failed request, as `errorText` does from the texts of the application. */
export function errorTextIn({ locale, texts }: SignInTexts, error: unknown): string {
  const count = waitMinutes(error)
  const textOf = (key: string): string | undefined =>
    texts[key] ?? texts[`${key}_${new Intl.PluralRules(locale).select(count)}`] ?? texts[`${key}_other`]
  const key = errorKey(error, wanted => textOf(wanted) !== undefined)
  if (key === null) return (error as ApiError).detail
  return (textOf(key) ?? key).replace('{count}', String(count))
}
