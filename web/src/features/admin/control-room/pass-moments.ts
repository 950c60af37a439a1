import type { RoundPass } from '@trimestre/contract/schedule'
import { serverNow } from '../../../domain/server-clock.ts'
import type { Format } from '../../../i18n/format.ts'

/** A moment at which a quarter is to pass, in milliseconds of Unix time. */
export type Passage = number

const minute = 60_000
const step = 5 * minute
/** The minimum notice in milliseconds: an earlier pass would leave players no time to save. */
const notice = minute

/** Returns the next multiples of five minutes. Every zone offset is one, so they are multiples in any time zone. */
export function nextMultiples(after: number, count: number): Passage[] {
  const first = Math.ceil((after + notice) / step) * step
  return Array.from({ length: count }, (_, index) => first + index * step)
}

/** Returns the moments 5, 10 and 15 minutes after the scheduled pass, but never in the past. */
export const laterMoments = (planned: Passage, now: number): Passage[] =>
  nextMultiples(Math.max(planned, now) - notice, 4)
    .filter(moment => moment > planned)
    .slice(0, 3)

/** Converts a moment to the body of the call: date and wall-clock time in the school's zone. */
export function passRequestBody(moment: Passage, timezone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: string): string => parts.find(found => found.type === type)?.value ?? ''
  return {
    date: `${part('month')}/${part('day')}/${part('year')}`,
    heure: Number(part('hour')),
    minute: Number(part('minute')),
  }
}

/** Returns the scheduled pass at `nextPassAt`, if there is one: an automatic pass may come sooner. */
export function nextScheduledPass(
  passes: readonly RoundPass[],
  nextPassAt: string | null,
): RoundPass | undefined {
  const next = Date.parse(nextPassAt ?? '')
  return passes.find(({ status, at }) => status === 'pending' && Date.parse(at) === next)
}

/** Formats a future moment: the time today, date and time otherwise. */
export function momentText(format: Format, moment: string | number): string {
  const isToday = new Date(moment).toDateString() === new Date(serverNow()).toDateString()
  return isToday ? format.time(moment) : format.dateTime(moment)
}
