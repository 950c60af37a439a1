import { ApiError } from '@trimestre/contract/client'
import { errorText, violationText } from '../../../../i18n/server-sentences.ts'
import type { Translator } from '../../../../i18n/translator.ts'

/** What the server refused of a form: of each of these fields, and of the whole; nothing without an error. */
export type Refusal<F extends string> = { fields: Partial<Record<F, string>>; whole: string | null }

/** Returns the texts of a refusal, by field where the form has the field. */
export function refusalOf<F extends string>(t: Translator, error: unknown, fields: readonly F[]): Refusal<F> {
  if (!error) return { fields: {}, whole: null }
  if (!(error instanceof ApiError) || error.violations.length === 0)
    return { fields: {}, whole: errorText(t, error) }
  const found: Partial<Record<F, string>> = {}
  const others: string[] = []
  for (const violation of error.violations) {
    const field = fields.find(each => each === violation.propertyPath.split(/[.[]/)[0])
    if (field) found[field] = violationText(t, violation)
    else others.push(violationText(t, violation))
  }
  return { fields: found, whole: others.length > 0 ? others.join('\n') : null }
}
