import { plainDigits } from '../ui/number-text.ts'

/** The school's time zone is the server's; this device may be in another. */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A time as a clock on the school's wall shows it. */
export type WallTime = { year: number; month: number; day: number; hour: number; minute: number }

/** What the zone's clocks show at an instant, in milliseconds of Unix time. */
export function wallTimeOf(instant: number, timezone: string): WallTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const part = (type: string) => Number(parts.find(found => found.type === type)?.value)
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  }
}

const asUtc = (wall: WallTime): number =>
  Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute)

/**
 * The instant a wall-clock time means, as the server reads it: one that a clock change skips moves forward by the gap,
 * of a repeated one the first counts.
 */
export function instantOf(wall: WallTime, timezone: string): number {
  const wanted = asUtc(wall)
  const offsetAt = (instant: number) =>
    asUtc(wallTimeOf(instant, timezone)) - Math.floor(instant / minute) * minute
  const before = offsetAt(wanted - day)
  const after = offsetAt(wanted + day)
  const offset = [before, after].find(each => offsetAt(wanted - each) === each) ?? before
  return wanted - offset
}

/** The first multiple of five minutes at or after an instant. Every zone's offset is one, so it is on any clock. */
export const roundUp = (instant: number): number => Math.ceil(instant / (5 * minute)) * 5 * minute

/** The same time of the next day on the school's clocks, whatever the length of the day. */
export function tomorrow(instant: number, timezone: string): number {
  const wall = wallTimeOf(instant, timezone)
  return instantOf({ ...wall, day: wall.day + 1 }, timezone)
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** DD/MM/YYYY, as the form shows a day. */
export const dayText = ({ year, month, day }: Pick<WallTime, 'year' | 'month' | 'day'>): string =>
  `${twoDigits(day)}/${twoDigits(month)}/${year}`

/** The day of a DD/MM/YYYY that exists; undefined for any other text. */
export function readDay(text: string): Pick<WallTime, 'year' | 'month' | 'day'> | undefined {
  const found = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})\s*$/.exec(plainDigits(text))
  if (!found) return undefined
  const [day, month, year] = found.slice(1).map(Number) as [number, number, number]
  const read = new Date(Date.UTC(year, month - 1, day))
  const exists =
    read.getUTCFullYear() === year && read.getUTCMonth() === month - 1 && read.getUTCDate() === day
  return exists ? { year, month, day } : undefined
}

/** MM/DD/YYYY, as the call takes and answers a day. */
export const dayOfCall = ({ year, month, day }: Pick<WallTime, 'year' | 'month' | 'day'>): string =>
  `${twoDigits(month)}/${twoDigits(day)}/${year}`
