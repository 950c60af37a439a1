import { plainDigits } from '../ui/number-text.ts'

/** The school's time zone is that of the server; this device may be in another one. */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A time as shown by a wall clock at the school. */
export type WallTime = { year: number; month: number; day: number; hour: number; minute: number }

/** Returns the wall-clock time of a zone at an instant, in milliseconds of Unix time. */
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
 * Returns the instant of a wall-clock time, as the server reads it: a time skipped by a clock change moves forward by
 * the gap, and a repeated one means the first.
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

/**
 * Returns the first multiple of five minutes at or after an instant. The offset of every zone is a multiple of five
 * minutes, so the result is one on any clock.
 */
export const roundUp = (instant: number): number => Math.ceil(instant / (5 * minute)) * 5 * minute

/** Returns the same time on the next day by the school's clock, whatever the length of the day. */
export function tomorrow(instant: number, timezone: string): number {
  const wall = wallTimeOf(instant, timezone)
  return instantOf({ ...wall, day: wall.day + 1 }, timezone)
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Formats a day as DD/MM/YYYY, as the form shows it. */
export const dayText = ({ year, month, day }: Pick<WallTime, 'year' | 'month' | 'day'>): string =>
  `${twoDigits(day)}/${twoDigits(month)}/${year}`

/** Parses a DD/MM/YYYY day that exists; undefined for any other text. */
export function readDay(text: string): Pick<WallTime, 'year' | 'month' | 'day'> | undefined {
  const found = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})\s*$/.exec(plainDigits(text))
  if (!found) return undefined
  const [day, month, year] = found.slice(1).map(Number) as [number, number, number]
  const read = new Date(Date.UTC(year, month - 1, day))
  const exists =
    read.getUTCFullYear() === year && read.getUTCMonth() === month - 1 && read.getUTCDate() === day
  return exists ? { year, month, day } : undefined
}

/** Formats a day as MM/DD/YYYY, as in requests and responses. */
export const dayOfCall = ({ year, month, day }: Pick<WallTime, 'year' | 'month' | 'day'>): string =>
  `${twoDigits(month)}/${twoDigits(day)}/${year}`
