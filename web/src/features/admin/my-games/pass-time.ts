import { ApiError } from '@trimestre/contract/client'
import type { TFunction } from 'i18next'
import { spanOf } from '../../../domain/countdown.ts'
import {
  dayOfCall,
  dayText,
  instantOf,
  readDay,
  roundUp,
  tomorrow,
  type WallTime,
  wallTimeOf,
} from '../../../domain/school-time.ts'
import type { PassTime } from './schedule-api.ts'

/** The fields of the form, in the school's time zone. */
export type TimeChoice = { date: string; hour: string; minute: string }

export const hours = Array.from({ length: 24 }, (_, hour) => hour)
export const minutes = Array.from({ length: 12 }, (_, index) => index * 5)

const minute = 60_000

const choiceOf = (instant: number, timezone: string): TimeChoice => {
  const wall = wallTimeOf(instant, timezone)
  return { date: dayText(wall), hour: String(wall.hour), minute: String(wall.minute) }
}

/** Returns the initial values of the form: about ten minutes from now. */
export const firstTime = (now: number, timezone: string): TimeChoice => shortcuts.soon(now, timezone)

/** Returns the usual times for one-click buttons, rounded up to five minutes. */
export const shortcuts = {
  soon: (now: number, timezone: string) => choiceOf(roundUp(now + 10 * minute), timezone),
  hour: (now: number, timezone: string) => choiceOf(roundUp(now + 60 * minute), timezone),
  tomorrow: (now: number, timezone: string) => choiceOf(roundUp(tomorrow(now, timezone)), timezone),
} as const

function wallOf({ date, hour, minute }: TimeChoice): WallTime | undefined {
  const day = readDay(date)
  return day && { ...day, hour: Number(hour), minute: Number(minute) }
}

/** Returns the milliseconds from now until the chosen time, or undefined while the date is invalid. */
export function timeUntil(choice: TimeChoice, now: number, timezone: string): number | undefined {
  const wall = wallOf(choice)
  return wall && instantOf(wall, timezone) - now
}

export function passTimeOf(choice: TimeChoice): PassTime | undefined {
  const wall = wallOf(choice)
  return wall && { date: dayOfCall(wall), heure: wall.hour, minute: wall.minute }
}

/** Formats a duration in milliseconds, rounded up to minutes: « 2 h 10 », « 3 j 4 h », « 25 min ». */
export function spanText(t: TFunction<['common', 'admin']>, left: number): string {
  const { days, hours, minutes } = spanOf(Math.ceil(left / 60_000) * 60_000)
  if (days > 0) return t('admin:schedule.span.days', { days, hours })
  if (hours > 0) return t('admin:schedule.span.hours', { hours, minutes: String(minutes).padStart(2, '0') })
  return t('admin:schedule.span.minutes', { minutes })
}

/** Whether the server refused the time. The specification has a single sentence for all impossible or past times. */
export const isBadTime = (error: unknown): boolean => error instanceof ApiError && error.status === 422
