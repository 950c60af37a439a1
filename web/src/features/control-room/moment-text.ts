import { serverNow } from '../../app/server-clock.ts'
import type { Format } from '../../i18n/format.ts'

/** A coming moment: the hour today, day and hour later. */
export function momentText(format: Format, moment: string | number): string {
  const isToday = new Date(moment).toDateString() === new Date(serverNow()).toDateString()
  return isToday ? format.time(moment) : format.dateTime(moment)
}
