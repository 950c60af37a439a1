import * as z from 'zod'
import { violationMessages } from './errors.ts'
import { link, number, openRecord, reference, resource } from './fields.ts'

/** One coefficient of a game, in the human unit of the criteria catalogue. */
export const CriteriaSchema = z.object({
  ...resource,
  name: z.string(),
  coefficient: z.number(),
  game: z.object(link),
  idGame: z.number(),
})
export type Criteria = z.output<typeof CriteriaSchema>

/** The catalogue entry of a coefficient: its meaning, unit and bounds. */
export const CriterionRuleSchema = z.object({
  name: z.string(),
  group: z.string(),
  /** French, like `unit` and `meaning`. */
  label: z.string(),
  meaning: z.string(),
  unit: z.string(),
  /** The value in a new game. */
  default: z.number(),
  min: z.number(),
  max: z.number(),
})
export type CriterionRule = z.output<typeof CriterionRuleSchema>

export const GameQuery = z.object({ game: reference('games') })

/** New coefficients by name; coefficients that are not named stay unchanged. */
export const CriteriaChangeBody = z.object({
  idGame: reference('games').optional(),
  fields: openRecord(number(violationMessages.number), ({ input }) =>
    input === undefined ? violationMessages.required : violationMessages.object,
  ),
})
