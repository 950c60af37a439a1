import { publicationDaysMax } from '@trimestre/contract/round-limits'
import { dayText, instantOf, readDay, roundUp, wallTimeOf } from '../../../../domain/school-time.ts'

/** The fields of the form, in the school's time zone. */
export type TimeChoice = { date: string; hour: number; minute: number }

export const hours = Array.from({ length: 24 }, (_, hour) => hour)
export const minutes = Array.from({ length: 12 }, (_, index) => index * 5)

/** The fields show the next multiple of five minutes. */
export function choiceOf(instant: number, timezone: string): TimeChoice {
  const wall = wallTimeOf(roundUp(instant), timezone)
  return { date: dayText(wall), hour: wall.hour, minute: wall.minute }
}

/** Returns the chosen moment; null when there is no such day, or the time is past or too far ahead. */
export function momentOf({ date, hour, minute }: TimeChoice, now: number, timezone: string): number | null {
  const day = readDay(date)
  const moment = day ? instantOf({ ...day, hour, minute }, timezone) : Number.NaN
  return moment > now && moment <= now + publicationDaysMax * 86_400_000 ? moment : null
}
