import { choiceOf, momentOf, type TimeChoice } from '../../../../domain/staff/time-choice.ts'

/** When a quiz or a peer evaluation opens: by hand, as soon as it is saved, or at a moment. */
export const openings = ['later', 'now', 'at'] as const
export type Opening = (typeof openings)[number]

export type Timing = {
  opening: Opening
  opensAt: TimeChoice
  /** Whether it closes by itself. */
  closes: boolean
  closesAt: TimeChoice
}

type Moments = { opensAt: string | null; closesAt: string | null }
export type TimingFaults = { opensAt?: 'time'; closesAt?: 'time' | 'order' }

/** The longest time ahead, in days, as the form has it. */
const aheadDaysMax = 366
const hour = 60 * 60_000
const week = 7 * 24 * hour
/** How much earlier than now, in milliseconds, something opens at once: the server's clock may be behind. */
const clockMargin = 5000

/** Returns the fields for what is planned; without a plan they propose to open in an hour and to close in a week. */
export function timingOf({ opensAt, closesAt }: Moments, now: number, timezone: string): Timing {
  return {
    opening: opensAt === null ? 'later' : 'at',
    opensAt: choiceOf(opensAt === null ? now + hour : Date.parse(opensAt), timezone),
    closes: closesAt !== null,
    closesAt: choiceOf(closesAt === null ? now + week : Date.parse(closesAt), timezone),
  }
}

/** Returns the moments that the fields stand for, or what is wrong with them. */
export function readTiming(
  { opening, opensAt, closes, closesAt }: Timing,
  now: number,
  timezone: string,
): { moments: Moments } | { faults: TimingFaults } {
  const opened = opening === 'at' ? momentOf(opensAt, now, timezone, aheadDaysMax) : now
  const closed = closes ? momentOf(closesAt, now, timezone, aheadDaysMax) : null
  const faults: TimingFaults = {}
  if (opened === null) faults.opensAt = 'time'
  if (closes && closed === null) faults.closesAt = 'time'
  if (opened !== null && closed !== null && closed <= opened) faults.closesAt = 'order'
  if (Object.keys(faults).length > 0) return { faults }
  const openedAt = opening === 'now' ? now - clockMargin : opened
  const written = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString())
  return { moments: { opensAt: opening === 'later' ? null : written(openedAt), closesAt: written(closed) } }
}
