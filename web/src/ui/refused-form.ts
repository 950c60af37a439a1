import { ApiError } from '@trimestre/contract/client'
import type { TFunction } from 'i18next'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { errorText, violationText } from '../i18n/server-sentences.ts'

/**
 * Sets the server's validation errors on the fields they concern, focuses the first one, and returns the text for the
 * banner: null when every error has its field. `names` maps server fields, or their whole paths, to form fields where
 * their names differ.
 */
export function setServerErrors<F extends FieldValues>(
  t: TFunction,
  form: UseFormReturn<F>,
  error: unknown,
  names: Readonly<Record<string, FieldPath<F>>> = {},
): string | null {
  if (!(error instanceof ApiError) || error.violations.length === 0) return errorText(t, error)
  const fields = form.getValues()
  let hasFocus = false
  const elsewhere = error.violations.filter(violation => {
    const top = violation.propertyPath.split(/[.[]/)[0] ?? ''
    const name = names[violation.propertyPath] ?? names[top] ?? top
    if (!Object.hasOwn(fields, name)) return true
    form.setError(name as FieldPath<F>, { message: violationText(t, violation) }, { shouldFocus: !hasFocus })
    hasFocus = true
    return false
  })
  if (elsewhere.length === 0) return null
  return elsewhere.map(violation => `${violation.propertyPath} – ${violationText(t, violation)}`).join('\n')
}
