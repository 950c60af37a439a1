import * as z from 'zod'
import { itemTexts, reworded } from './catalogue.ts'
import { violationMessages } from './errors.ts'
import { boolean, integer, line, number, pathId } from './fields.ts'
import { PersonSchema } from './seats.ts'

export const decisionTypes = ['number', 'amount', 'percent', 'choice', 'boolean'] as const

/** The origin of a value: saved by the player, taken from a draft, decided by a computer, carried over, or the default. */
export const decisionOrigins = ['saved', 'draft', 'computer', 'carried', 'corrected', 'default'] as const
export type DecisionOrigin = (typeof decisionOrigins)[number]

export const DecisionSchema = z.object({
  id: z.number(),
  /** Stable key, the name used when saving. */
  name: z.string(),
  label: z.string(),
  /** The value in force now, in the human unit. */
  value: z.number(),
  default: z.number(),
  min: z.number(),
  max: z.number(),
  step: z.number(),
  unit: z.string(),
  type: z.enum(decisionTypes),
  /** The level from which the decision is open. */
  level: z.number(),
  /** Whether a value carries over to the following quarters; otherwise the decision falls back to its default. */
  standing: z.boolean(),
  origin: z.enum(decisionOrigins),
  /** The draft value that is not yet saved; null when there is none. */
  draft: z.number().nullable(),
  /** The value played in the previous quarter; null in the first one. */
  previous: z.number().nullable(),
  item: z.object({
    '@id': z.string(),
    id: z.number(),
    description1: z.string(),
    description2: z.string(),
    description3: z.string(),
    /** « name » means the label. */
    reworded: reworded(itemTexts),
  }),
  editable: z.boolean(),
  /** How often the value was changed in this quarter; 0 as long as nobody has touched it. */
  version: z.number(),
  /** Who changed it last; null at version 0. */
  changedBy: PersonSchema.nullable(),
  changedAt: z.string().nullable(),
})
export type Decision = z.output<typeof DecisionSchema>

export const DecisionSheetSchema = z.object({
  /** The round in play, or the last one of a finished game. */
  roundId: z.number(),
  /** The coefficient of the season in its quarter: how demand compares with that of a usual quarter, 1. */
  season: z.number(),
  /** The decisions of each area, by the key of the area. */
  areas: z.record(z.string(), z.array(DecisionSchema)),
})
export type DecisionSheet = z.output<typeof DecisionSheetSchema>

export const DecisionsParams = z.object({ roundId: pathId(), area: line(), companyId: pathId() })

/** Numbers by name, in a map: only own keys count, whatever their names. */
const numbersByName = (values: z.ZodType<number, number | string>) =>
  z.preprocess(
    given =>
      typeof given === 'object' && given !== null && !Array.isArray(given)
        ? new Map(Object.entries(given))
        : given,
    z
      .map(z.string(), values, {
        error: issue =>
          issue.input === undefined || issue.input === null
            ? violationMessages.required
            : violationMessages.object,
      })
      .meta({ type: 'object', additionalProperties: { type: ['number', 'string'] } }),
  ) as unknown as z.ZodType<Map<string, number>, Record<string, number | string>>

export const valuesByName = numbersByName(number())
/** The versions at which values were read. */
export const versionsByName = numbersByName(integer(0, 2_147_483_647))

export const SaveDecisionsBody = z.object({
  decisions: valuesByName,
  /** Ignored for a company with one shared sheet, where what is written is what will count. */
  draft: boolean().optional(),
  /**
   * The version at which each value was read. In a company with one shared sheet, a value without version counts as
   * read at version 0; elsewhere it is written unconditionally.
   */
  versions: versionsByName.optional(),
})
