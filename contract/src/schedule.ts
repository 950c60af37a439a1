import * as z from 'zod'
import { violationMessages } from './errors.ts'
import { instant, link, number, reference, resource } from './fields.ts'

/** Step of the minutes that can be chosen for a pass. */
export const minuteStep = 5

export const passStatuses = ['pending', 'done', 'refused'] as const

export const RoundPassSchema = z.object({
  ...resource,
  game: z.object(link),
  /** MM/DD/YYYY; together with hour and minute, the requested wall-clock time in the school's time zone. */
  date: z.string(),
  heure: z.number(),
  minute: z.number(),
  /** The resulting instant, ISO 8601 with the offset of the school's time zone. */
  at: z.string(),
  status: z.enum(passStatuses),
})
export type RoundPass = z.output<typeof RoundPassSchema>

/** The one sentence that the specification has for any invalid time. */
const message = violationMessages.schedule

/** An existing day given as `MM/DD/YYYY`, converted to `YYYY-MM-DD`. */
const calendarDate = () =>
  z
    .string({ error: message })
    .regex(/^\d{2}\/\d{2}\/\d{4}$/, { error: message, abort: true })
    .transform(given => {
      const [month, day, year] = given.split('/')
      return `${year}-${month}-${day}`
    })
    .refine(dayExists, { error: message })

/** Whether a day exists; parsing turns a day after the end of a month into one of the next month. */
function dayExists(date: string): boolean {
  const read = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date)
}

const clockPart = (max: number, step = 1) =>
  number(message).refine(value => value >= 0 && value <= max && value % step === 0, { error: message })

/** The game that a body refers to, read first to check the caller's rights before the rest is validated. */
export const GameOfBody = z.object({ game: reference('games') })

export const NewRoundPassBody = z.object({
  ...GameOfBody.shape,
  date: calendarDate(),
  heure: clockPart(23),
  minute: clockPart(59, minuteStep),
})
export type NewRoundPass = z.output<typeof NewRoundPassBody>

/**
 * Plans the next pass to the minute. `from` is the time of the planned pass that is moved, scheduled or automatic;
 * without it one more pass is scheduled.
 */
export const NextPassBody = z.object({ at: instant(), from: instant().nullish() })
export type NextPassTimes = z.output<typeof NextPassBody>

/** The time of the next pass, ISO 8601 UTC. */
export const NextPassAnswer = z.object({ nextPassAt: z.string() })
