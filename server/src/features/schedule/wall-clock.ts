/** A local time in the school's time zone. */
export type WallTime = {
  /** YYYY-MM-DD */
  date: string
  hour: number
  minute: number
}

const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * Returns the instant of a wall-clock time by the IANA rules of the zone, independently of the host's zone. A time that
 * a clock change skips moves forward by the gap; one that it repeats means the first (api.md §2).
 */
export function instantOf({ date, hour, minute }: WallTime, timezone: string): Date {
  const asUtc = new Date(`${date}T00:00:00Z`).getTime() + (hour * 60 + minute) * minuteMs
  const before = offsetAt(asUtc - dayMs, timezone)
  const after = offsetAt(asUtc + dayMs, timezone)
  // In a repeated hour both offsets match, and the one before the change gives the first; in a gap neither matches.
  const offset = [before, after].find(each => offsetAt(asUtc - each, timezone) === each) ?? before
  return new Date(asUtc - offset)
}

/** Formats the instant in ISO 8601 with the zone's offset, to the second: `2026-03-29T03:30:00+02:00`. */
export function withOffset(instant: Date, timezone: string): string {
  const offset = offsetAt(instant.getTime(), timezone)
  const local = new Date(instant.getTime() + offset).toISOString().slice(0, 19)
  const minutes = Math.abs(offset) / minuteMs
  const twoDigits = (value: number) => String(Math.trunc(value)).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`
}

/** Returns the offset of the zone from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timezone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: timezone,
    timeZoneName: 'longOffset',
    hour: 'numeric',
  })
  const name = format.formatToParts(instant).find(part => part.type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  const size = (Number(hours) * 60 + Number(minutes)) * minuteMs
  return sign === '-' ? -size : size
}

/** Returns the wall-clock time of the zone at an instant. */
export function wallTimeOf(instant: Date, timezone: string): WallTime {
  const local = withOffset(instant, timezone)
  return { date: local.slice(0, 10), hour: Number(local.slice(11, 13)), minute: Number(local.slice(14, 16)) }
}

/** Returns the date in the zone at an instant, as YYYY-MM-DD. */
export const dayOf = (instant: Date, timezone: string): string => withOffset(instant, timezone).slice(0, 10)

/** Returns an instant, and those at the same time of the school's clock so many days apart after it. */
export function timesApart(first: Date, days: number, count: number, timezone: string): Date[] {
  const wall = wallTimeOf(first, timezone)
  const midnight = Date.parse(`${wall.date}T00:00:00Z`)
  const others = Array.from({ length: count - 1 }, (_, index) => {
    const date = new Date(midnight + (index + 1) * days * dayMs).toISOString().slice(0, 10)
    return instantOf({ ...wall, date }, timezone)
  })
  return [first, ...others]
}
