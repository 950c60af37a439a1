import * as z from 'zod'
import { line, pathId } from './fields.ts'
import { explanationLevels } from './games.ts'

export const ExplanationParams = z.object({ id: pathId(), figure: line() })

/** How a value is displayed: BA, percent, a plain number (coefficients, attraction), a count. */
export const figureUnits = ['amount', 'percent', 'number', 'count'] as const
export type FigureUnit = (typeof figureUnits)[number]

/** The source of a formula's input; `key` identifies the input within its source. */
export const inputSources = [
  'decision',
  'criterion',
  'opening',
  'figure',
  'market',
  'term',
  'account',
  'openingBalance',
  'balance',
  'entry',
] as const
export type InputSource = (typeof inputSources)[number]

/**
 * The role of an input. `plus` and `minus` add up to the value when there are no others; `of` is used in another way.
 */
export const inputRoles = ['plus', 'minus', 'of'] as const

export const causeKinds = [
  'past',
  'decision',
  'event',
  'conditions',
  'market',
  'competition',
  'received',
] as const
export type CauseKind = (typeof causeKinds)[number]

const figure = { figure: z.string(), value: z.number(), unit: z.enum(figureUnits), formula: z.string() }
const quarter = {
  /** The number of the round, and of the quarter played in it. */
  round: z.number(),
  quarter: z.number(),
  /** The level of detail that this caller may see; administrators see everything. */
  level: z.enum(explanationLevels),
}

export const ExplanationListSchema = z.object({ ...quarter, figures: z.array(z.object(figure)) })
export type ExplanationList = z.output<typeof ExplanationListSchema>

const inputSchema = z.object({
  source: z.enum(inputSources),
  key: z.string(),
  /** Label of the journal piece to which an entry belongs. */
  piece: z.string().nullable(),
  /** Number of the segment to which a term of attraction belongs; null when the market has one segment. */
  segment: z.number().nullable(),
  role: z.enum(inputRoles),
  value: z.number(),
  unit: z.enum(figureUnits),
})
export type ExplanationInput = z.output<typeof inputSchema>

const causeSchema = z.object({
  kind: z.enum(causeKinds),
  /**
   * Key of a decision, of a part of the opening situation, or of an event that the product ships and that still has its
   * first name; null otherwise.
   */
  key: z.string().nullable(),
  /** Name of an event, as it was written. */
  name: z.string().nullable(),
  /** Key of the area to which a decision belongs. */
  area: z.string().nullable(),
  amount: z.number(),
  /** The part of the amount that results from the number of customers. */
  throughDemand: z.number(),
})
export type ExplanationCause = z.output<typeof causeSchema>

/** The rank and the net value of a company in this quarter and in the one before, where it had them. */
const placeSchema = z.object({
  companyId: z.number(),
  username: z.string(),
  rank: z.number(),
  rankBefore: z.number().nullable(),
  /** The number of other companies that share the rank. */
  equals: z.number(),
  value: z.number(),
  valueBefore: z.number().nullable(),
})
export type RankedPlace = z.output<typeof placeSchema>

export const ExplanationSchema = z.object({
  ...quarter,
  ...figure,
  /**
   * Version of the engine that passed this quarter, or the one before, when its rules were others: there are then no
   * inputs or no comparison. Null otherwise.
   */
  earlierEngine: z.string().nullable(),
  /** The company and those ranked just above and just below it; null for any figure but the rank. */
  ranking: z
    .object({ own: placeSchema, above: placeSchema.nullable(), below: placeSchema.nullable() })
    .nullable(),
  inputs: z.array(inputSchema),
  /** Null when causes are hidden, or when there is nothing to compare with. */
  change: z
    .object({
      /**
       * The basis of comparison: the previous quarter, or the reference situation for the demand of a first quarter.
       */
      since: z.enum(['quarter', 'reference']),
      before: z.number(),
      amount: z.number(),
      /** The largest first; in hundredths, units or ten-thousandths of a percent, they add up to the amount exactly. */
      causes: z.array(causeSchema),
    })
    .nullable(),
})
export type Explanation = z.output<typeof ExplanationSchema>

/** One figure over the quarters of a company, the oldest first. */
export const FigureHistorySchema = z.object({
  figure: z.string(),
  unit: z.enum(figureUnits),
  quarters: z.array(z.object({ round: z.number(), quarter: z.number(), value: z.number() })),
})
export type FigureHistory = z.output<typeof FigureHistorySchema>
