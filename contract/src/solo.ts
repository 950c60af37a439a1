import * as z from 'zod'

/*
 * A solo game is a private game of one player against computers, who passes its quarters. Each restart begins another
 * attempt; an attempt is finished when all its quarters are passed.
 */

/** A finished attempt; the value of the company is in BA, and its rank counts the computers. */
export const AttemptOutcomeSchema = z.object({
  attempt: z.number(),
  valeurSociete: z.number(),
  classement: z.number(),
  quarters: z.number(),
})
export type AttemptOutcome = z.output<typeof AttemptOutcomeSchema>

export const SoloSchema = z.object({
  /** The training that the game belongs to; null for one that the player started alone. */
  training: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** The number of the attempt in play, from 1. */
  attempt: z.number(),
  /** The number of finished attempts. */
  attempts: z.number(),
  /** The number of attempts that the player may begin; null without limit. */
  attemptsMax: z.number().nullable(),
  /** The finished attempt with the highest value, the earliest of equals; null without one. */
  best: AttemptOutcomeSchema.nullable(),
  /** The finished attempt that was begun last. */
  last: AttemptOutcomeSchema.nullable(),
})
export type Solo = z.output<typeof SoloSchema>

export const AttemptSchema = z.object({
  ...AttemptOutcomeSchema.shape,
  /** When its first quarter opened, and its last one closed. */
  startedAt: z.string(),
  endedAt: z.string(),
  /** The final ranking, the winner first. */
  companies: z.array(
    z.object({
      companyId: z.number(),
      username: z.string(),
      classement: z.number(),
      valeurSociete: z.number(),
    }),
  ),
})
export type Attempt = z.output<typeof AttemptSchema>
