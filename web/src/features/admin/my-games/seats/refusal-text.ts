import { ApiError } from '@trimestre/contract/client'
import { errorText, violationText } from '../../../../i18n/server-sentences.ts'
import type { Translator } from '../../../../i18n/translator.ts'

/** Returns the text of a refused call: its field errors, one per line, otherwise that of its code. */
export function refusalText(t: Translator, error: unknown): string {
  if (!(error instanceof ApiError) || error.violations.length === 0) return errorText(t, error)
  return [...new Set(error.violations.map(violation => violationText(t, violation)))].join('\n')
}
