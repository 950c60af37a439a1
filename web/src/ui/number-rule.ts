import type { Format } from '../i18n/format.ts'
import { commonTexts, type Translator } from '../i18n/translator.ts'
import { boundsText } from './number-bounds.ts'

type Bounds = { min?: number; max?: number; whole?: boolean }

/**
 * Returns the error of a required number (empty, not a number, a fraction, out of bounds), or true when it is valid.
 */
export function requiredNumber(
  t: Translator,
  format: Format,
  value: number | null,
  { min, max, whole }: Bounds,
): true | string {
  const text = commonTexts(t)
  if (value === null) return text('validation.required')
  if (whole && !Number.isNaN(value) && !Number.isInteger(value)) return text('validation.integer')
  return boundsText(t, format, value, min, max) ?? true
}
