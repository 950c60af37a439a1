import {
  dayOfCall,
  dayText,
  instantOf,
  readDay,
  roundUp,
  tomorrow,
  type WallTime,
  wallTimeOf,
} from '../../app/school-time.ts'
import type { PassTime } from './schedule-api.ts'

/** The fields of the form, on the school's clock. */
export type TimeChoice = { date: string; hour: string; minute: string }

export const hours = Array.from({ length: 24 }, (_, hour) => hour)
export const minutes = Array.from({ length: 12 }, (_, index) => index * 5)

const minute = 60_000

const choiceOf = (instant: number, timezone: string): TimeChoice => {
  const wall = wallTimeOf(instant, timezone)
  return { date: dayText(wall), hour: String(wall.hour), minute: String(wall.minute) }
}

/** What the form begins with: in about ten minutes. */
export const firstTime = (now: number, timezone: string): TimeChoice => shortcuts.soon(now, timezone)

/** One click for the usual times, rounded up to five minutes. */
export const shortcuts = {
  soon: (now: number, timezone: string) => choiceOf(roundUp(now + 10 * minute), timezone),
  hour: (now: number, timezone: string) => choiceOf(roundUp(now + 60 * minute), timezone),
  tomorrow: (now: number, timezone: string) => choiceOf(roundUp(tomorrow(now, timezone)), timezone),
} as const

function wallOf({ date, hour, minute }: TimeChoice): WallTime | undefined {
  const day = readDay(date)
  return day && { ...day, hour: Number(hour), minute: Number(minute) }
}

/** Milliseconds from now until the time chosen; undefined while the date is none. */
export function timeUntil(choice: TimeChoice, now: number, timezone: string): number | undefined {
  const wall = wallOf(choice)
  return wall && instantOf(wall, timezone) - now
}

export function passTimeOf(choice: TimeChoice): PassTime | undefined {
  const wall = wallOf(choice)
  return wall && { date: dayOfCall(wall), heure: wall.hour, minute: wall.minute }
}
