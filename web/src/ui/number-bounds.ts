import type { Format } from '../i18n/format.ts'
import { commonTexts, type Translator } from '../i18n/translator.ts'

/** Returns the error text of a typed number, or null when it is valid. Callers check for an empty field themselves. */
export function boundsText(
  t: Translator,
  format: Format,
  value: number | null,
  min?: number,
  max?: number,
): string | null {
  const text = commonTexts(t)
  if (value === null) return null
  if (Number.isNaN(value)) return text('validation.number')
  const tooLow = min !== undefined && value < min
  const tooHigh = max !== undefined && value > max
  if (!tooLow && !tooHigh) return null
  if (min !== undefined && max !== undefined)
    return text('ui.between', { min: format.number(min), max: format.number(max) })
  return tooLow
    ? text('ui.atLeast', { min: format.number(min as number) })
    : text('ui.atMost', { max: format.number(max as number) })
}

/**
 * Returns the keyboard that a phone shows. The number pads of iPhones have no minus, so a field that accepts negative
 * values, or has no lower bound, requests the full keyboard.
 */
export const inputModeOf = (min: number | undefined): 'text' | 'decimal' =>
  min !== undefined && min >= 0 ? 'decimal' : 'text'
