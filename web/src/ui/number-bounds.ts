import type { TFunction } from 'i18next'
import type { Format } from '../i18n/format.ts'

/** What is wrong with a typed number, in words; null when nothing is. An empty field is not this function's affair. */
export function boundsText(
  t: TFunction,
  format: Format,
  value: number | null,
  min?: number,
  max?: number,
): string | null {
  if (value === null) return null
  if (Number.isNaN(value)) return t('validation.number')
  const tooLow = min !== undefined && value < min
  const tooHigh = max !== undefined && value > max
  if (!tooLow && !tooHigh) return null
  if (min !== undefined && max !== undefined)
    return t('ui.between', { min: format.number(min), max: format.number(max) })
  return tooLow
    ? t('ui.atLeast', { min: format.number(min as number) })
    : t('ui.atMost', { max: format.number(max as number) })
}
