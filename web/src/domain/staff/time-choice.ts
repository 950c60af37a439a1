import { dayText, instantOf, readDay, roundUp, wallTimeOf } from '../school-time.ts'

/** The fields of a form that chooses a moment, in the school's time zone. */
export type TimeChoice = { date: string; hour: number; minute: number }

export const hours = Array.from({ length: 24 }, (_, hour) => hour)
export const minutes = Array.from({ length: 12 }, (_, index) => index * 5)

/** The fields show the next multiple of five minutes. */
export function choiceOf(instant: number, timezone: string): TimeChoice {
  const wall = wallTimeOf(roundUp(instant), timezone)
  return { date: dayText(wall), hour: wall.hour, minute: wall.minute }
}

/**
 * Returns the chosen moment; null when there is no such day, or the time is past or more than `daysMax` days ahead.
 */
export function momentOf(
  { date, hour, minute }: TimeChoice,
  now: number,
  timezone: string,
  daysMax: number,
): number | null {
  const day = readDay(date)
  const moment = day ? instantOf({ ...day, hour, minute }, timezone) : Number.NaN
  return moment > now && moment <= now + daysMax * 86_400_000 ? moment : null
}
