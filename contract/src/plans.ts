import * as z from 'zod'
import { boolean, instant, integer, line, oneOf } from './fields.ts'
import { GameSchema } from './games.ts'
import { publicationModes } from './rounds.ts'
import { planKeys, planScreens } from './session-plans.ts'

/** The furthest ahead that the first pass of a plan by weeks may be, in days. */
export const firstPassDaysMax = 400

/** The settings that a plan may change, and the drafts that it makes. */
export const planSettings = [
  'nbTurns',
  'levelMax',
  'levelGame',
  'publication',
  'publicationDelay',
  'practice',
  'typePassage',
  'teams',
  'teamSizeMin',
  'teamSizeMax',
  'passages',
  'quizzes',
  'peers',
] as const
export type PlanSetting = (typeof planSettings)[number]

export const PlanStepSchema = z.object({
  /** Minutes from the beginning of the plan, and the length of the step. */
  minute: z.number(),
  minutes: z.number(),
  quarter: z.number().nullable(),
  title: z.string(),
  /** What the teacher does now, in one or two sentences. */
  do: z.string(),
  /** What to say and to show, in detail. */
  points: z.array(z.string()),
  /** What the step opens first, and what after that. */
  screen: z.enum(planScreens),
  others: z.array(z.enum(planScreens)),
})
export type PlanStepAnswer = z.output<typeof PlanStepSchema>

const described = {
  key: z.enum(planKeys),
  title: z.string(),
  summary: z.string(),
  minutes: z.number(),
  steps: z.array(PlanStepSchema),
}

export const SessionPlanSchema = z.object({
  ...described,
  settings: z.object({
    nbTurns: z.number(),
    levelGame: z.number(),
    publication: z.enum(publicationModes),
    practice: z.boolean(),
    teams: z.object({ sizeMin: z.number(), sizeMax: z.number() }).nullable(),
    journal: z.boolean(),
    /** The quarters about which the plan makes a draft of a quiz, and after which one of a peer evaluation. */
    quizzes: z.array(z.number()),
    peers: z.array(z.number()),
  }),
  /** The number of scheduled passes and the days between two of them; null when staff pass every quarter. */
  passages: z.object({ count: z.number(), days: z.number() }).nullable(),
})
export type SessionPlanAnswer = z.output<typeof SessionPlanSchema>

/** `lang`: the language of the texts; that of the browser when it is missing or unknown. */
export const PlanTextsQuery = z.object({ lang: line(35).optional() })

/** `firstAt`: the instant of the first pass, of a plan by weeks only. `dryRun`: only tells what would change. */
export const ApplyPlanBody = z.object({
  key: oneOf(planKeys),
  firstAt: instant().nullish(),
  dryRun: boolean().nullish(),
})
export type PlanChoice = z.output<typeof ApplyPlanBody>

/** `from` and `to` of `passages` are instants in ISO 8601 UTC, those of drafts titles; null stands for none. */
const settingValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable()

export const PlanChangeSchema = z.object({
  what: z.enum(planSettings),
  from: settingValue,
  to: settingValue,
})
export type PlanChange = z.output<typeof PlanChangeSchema>

export const AppliedPlanSchema = z.object({
  changes: z.array(PlanChangeSchema),
  game: GameSchema,
  /** False for a dry run. */
  applied: z.boolean(),
})

export const GamePlanSchema = z.union([
  z.object({
    ...described,
    appliedAt: z.string(),
    /** The instant of the first pass of a plan by weeks. */
    firstAt: z.string().nullable(),
    /** The step of the running order, from 0, and when it began; null before the session has begun. */
    step: z.number().nullable(),
    stepAt: z.string().nullable(),
    /** When the step is to end; null before the session has begun. */
    endsAt: z.string().nullable(),
  }),
  z.object({ key: z.null() }),
])
export type GamePlan = Extract<z.output<typeof GamePlanSchema>, { key: string }>

/** `step`: from 0; null puts the running order back before its first step. */
export const PlanStepBody = z.object({ step: integer(0, 99).nullable() })
