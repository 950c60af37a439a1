import * as z from 'zod'
import { violationMessages } from './errors.ts'
import { boolean, instant, integer, name, oneOf, reference, resource } from './fields.ts'
import { levelMaxBound, phaseNames, quartersMax } from './games.ts'
import { ComputerSchema, computer } from './seats.ts'
import { AttemptOutcomeSchema } from './solo.ts'
import { attemptsMost, computersMax, seedMax, trainingPlayersMax } from './training-limits.ts'

/*
 * A training is the recipe of solo games, written by staff for a class: the game of every player has the same settings,
 * computers and seed, so that results compare.
 */

/** Which finished attempt of a player counts. */
export const countedAttempts = ['best', 'last'] as const

const computers = () =>
  z
    .array(computer(), { error: violationMessages.list })
    .min(1, { error: violationMessages['out-of-bounds'] })
    .max(computersMax, { error: violationMessages['out-of-bounds'] })

const recipe = {
  phase: oneOf(phaseNames),
  levelGame: integer(1, levelMaxBound, violationMessages.level),
  nbTurns: integer(1, quartersMax),
  computers: computers(),
  id_product: reference('products').nullish(),
}

/** The game of one player, without a training. */
export const NewSoloBody = z.object(recipe)
export type NewSolo = z.output<typeof NewSoloBody>

const trainingFields = {
  name: name(60),
  ...recipe,
  /** What the characters of the computers are drawn from; drawn when absent. */
  seed: integer(1, seedMax).nullish(),
  /** Whether any player may start it; otherwise those in `players` only. */
  open: boolean(),
  players: z.array(reference('users'), { error: violationMessages.list }).max(trainingPlayersMax, {
    error: violationMessages['out-of-bounds'],
  }),
  /** The number of attempts that a player may begin; null without limit. */
  attemptsMax: integer(1, attemptsMost).nullish(),
  /** When nobody can start, decide or pass any more; null without end. */
  until: instant().nullish(),
  counts: oneOf(countedAttempts),
}

export const NewTrainingBody = z.object({
  ...trainingFields,
  open: trainingFields.open.default(false),
  players: trainingFields.players.default([]),
  counts: trainingFields.counts.default('best'),
})
export type NewTraining = z.output<typeof NewTrainingBody>

/** What is not named stays as it is. */
export const TrainingBody = z.object(trainingFields).partial()
export type TrainingChange = z.output<typeof TrainingBody>

export const TrainingSchema = z.object({
  ...resource,
  name: z.string(),
  phase: z.enum(phaseNames),
  levelGame: z.number(),
  nbTurns: z.number(),
  computers: z.array(ComputerSchema),
  product: z.object({ id: z.number(), key: z.string().nullable(), name: z.string() }).nullable(),
  /** Sent to staff only. */
  seed: z.number().optional(),
  open: z.boolean(),
  /** The players whom it is for besides everybody else while it is open; sent to staff only. */
  players: z.array(z.object({ id: z.number(), username: z.string() })).optional(),
  attemptsMax: z.number().nullable(),
  until: z.string().nullable(),
  /** Whether its end has come. */
  over: z.boolean(),
  counts: z.enum(countedAttempts),
  owner: z.object({ id: z.number(), username: z.string() }),
  /** The number of players who have started; its settings of play no longer change then. Sent to staff only. */
  started: z.number().optional(),
  /** The caller's game of it; null before the start. Sent to players only. */
  game: z.object({ id: z.number() }).nullable().optional(),
})
export type Training = z.output<typeof TrainingSchema>

export const TrainingResultSchema = z.object({
  user: z.object({ id: z.number(), username: z.string() }),
  /** The game of the player; null without a start. */
  game: z.object({ id: z.number() }).nullable(),
  /** The number of finished attempts. */
  attempts: z.number(),
  /** The attempt in play, with the number of its passed quarters; null without one. */
  running: z.object({ attempt: z.number(), quarters: z.number() }).nullable(),
  best: AttemptOutcomeSchema.nullable(),
  last: AttemptOutcomeSchema.nullable(),
  /** The one of the two that counts. */
  counted: AttemptOutcomeSchema.nullable(),
})
export type TrainingResult = z.output<typeof TrainingResultSchema>
