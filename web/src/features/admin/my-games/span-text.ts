import { ApiError } from '@trimestre/contract/client'
import type { TFunction } from 'i18next'
import { spanOf } from '../../../domain/countdown.ts'

/** Formats a duration in milliseconds, rounded up to minutes: « 2 h 10 », « 3 j 4 h », « 25 min ». */
export function spanText(t: TFunction<['common', 'admin']>, left: number): string {
  const { days, hours, minutes } = spanOf(Math.ceil(left / 60_000) * 60_000)
  if (days > 0) return t('admin:schedule.span.days', { days, hours })
  if (hours > 0) return t('admin:schedule.span.hours', { hours, minutes: String(minutes).padStart(2, '0') })
  return t('admin:schedule.span.minutes', { minutes })
}

/** Whether the server refused the time. The specification has a single sentence for all impossible or past times. */
export const isBadTime = (error: unknown): boolean => error instanceof ApiError && error.status === 422
