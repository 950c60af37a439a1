import * as z from 'zod'
import { violationMessages } from './errors.ts'
import { link, number, reference, resource } from './fields.ts'

/** Minutes between two instants that can be chosen. */
export const minuteStep = 5

export const passStatuses = ['pending', 'done', 'refused'] as const

export const RoundPassSchema = z.object({
  ...resource,
  game: z.object(link),
  /** MM/DD/YYYY, with hour and minute the wall-clock time in the school's time zone, as asked for. */
  date: z.string(),
  heure: z.number(),
  minute: z.number(),
  /** The instant they mean, ISO 8601 with the offset of the school's time zone. */
  at: z.string(),
  status: z.enum(passStatuses),
})
export type RoundPass = z.output<typeof RoundPassSchema>

/** Whatever is wrong with a time, the specification has one sentence for it. */
const message = violationMessages.schedule

/** `MM/DD/YYYY`, a day that exists, given as `YYYY-MM-DD`. */
const calendarDate = () =>
  z
    .string({ error: message })
    .regex(/^\d{2}\/\d{2}\/\d{4}$/, { error: message, abort: true })
    .transform(given => {
      const [month, day, year] = given.split('/')
      return `${year}-${month}-${day}`
    })
    .refine(dayExists, { error: message })

/** A day beyond its month's end reads as one of the next month. */
function dayExists(date: string): boolean {
  const read = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date)
}

const clockPart = (max: number, step = 1) =>
  number(message).refine(value => value >= 0 && value <= max && value % step === 0, { error: message })

/** The game a body is about, to settle who may send it before the rest is judged. */
export const GameOfBody = z.object({ game: reference('games') })

export const NewRoundPassBody = z.object({
  ...GameOfBody.shape,
  date: calendarDate(),
  heure: clockPart(23),
  minute: clockPart(59, minuteStep),
})
export type NewRoundPass = z.output<typeof NewRoundPassBody>
