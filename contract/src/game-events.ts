import * as z from 'zod'
import { violationMessages } from './errors.ts'
import { integer, type Reference, reference } from './fields.ts'
import { quartersMax } from './games.ts'

/**
 * `true` or `2`: announced to the players; `false` or `1`: not announced. The form of the specification sends the
 * numbers.
 */
const privacy = () =>
  z
    .union([z.boolean(), integer(1, 2).transform(choice => choice === 2)], {
      error: violationMessages.choice,
    })
    .meta({
      type: ['boolean', 'integer', 'string'],
      description: '`true` or 2: announced to the players; `false` or 1: acts unannounced.',
    }) as unknown as z.ZodType<boolean, boolean | 1 | 2>

const quarter = () => integer(1, quartersMax)

/**
 * An event for a game, in two forms: with `nbTour` for one quarter, without it for `frequency` quarters from
 * `nbTrimestre` on.
 */
export const NewGameEventBody = z
  .object({
    game: reference('games'),
    event: reference('events'),
    frequency: quarter(),
    nbTour: quarter().nullish(),
    nbTrimestre: quarter().nullish(),
    privacy: privacy().nullish(),
  })
  .refine(({ nbTour, nbTrimestre }) => typeof (nbTour ?? nbTrimestre) === 'number', {
    path: ['nbTour'],
    error: violationMessages.required,
  }) as unknown as z.ZodType<
  {
    game: number
    event: number
    frequency: number
    nbTour?: number | null
    nbTrimestre?: number | null
    privacy?: boolean | null
  },
  {
    game: Reference
    event: Reference
    frequency: number | string
    nbTour?: number | string | null
    nbTrimestre?: number | string | null
    privacy?: boolean | 1 | 2 | null
  }
>
export type NewGameEvent = z.output<typeof NewGameEventBody>

/** The largest number of events that one call associates. */
const eventsMax = 100

/** Events for one quarter each; announced unless `privacy` is false. */
export const NewGameEventsBody = z.object({
  events: z
    .array(z.object({ event: reference('events'), nbTour: quarter(), privacy: privacy().nullish() }), {
      error: violationMessages.list,
    })
    .min(1, { error: violationMessages.required })
    .max(eventsMax, { error: violationMessages['too-long'] }),
})
export type NewGameEvents = z.output<typeof NewGameEventsBody>['events']
