import type { Format } from '../i18n/format.ts'
import { serverNow } from './server-clock.ts'

/** Formats a future moment: the time today, date and time otherwise. */
export function momentText(format: Format, moment: string | number): string {
  const isToday = new Date(moment).toDateString() === new Date(serverNow()).toDateString()
  return isToday ? format.time(moment) : format.dateTime(moment)
}
