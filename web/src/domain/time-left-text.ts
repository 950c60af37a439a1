import type { TFunction } from 'i18next'
import { spanOf } from './countdown.ts'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Writes a remaining time: minutes and seconds in the last hour, then hours and minutes, then days. */
export function timeLeftText(t: TFunction, left: number): string {
  const { days, hours, minutes, seconds } = spanOf(left)
  if (days > 0) return t('shell.chip.days', { count: days })
  if (hours > 0) return t('shell.chip.hours', { hours, minutes: twoDigits(minutes) })
  return `${minutes}:${twoDigits(seconds)}`
}
