import type { Format } from '../i18n/format.ts'
import { commonTexts, type Translator } from '../i18n/translator.ts'

/** What is wrong with a typed number, in words; null when nothing is. An empty field is not this function's affair. */
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
 * The keyboard that a phone shows: the number pads of iPhones have no minus, so that a field which takes negative
 * values, or has no lower bound, asks for the full keyboard.
 */
export const inputModeOf = (min: number | undefined): 'text' | 'decimal' =>
  min !== undefined && min >= 0 ? 'decimal' : 'text'
