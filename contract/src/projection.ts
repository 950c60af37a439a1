import type { CompanyState, DemandBasis, ProjectionConditions } from '@trimestre/engine'
import * as z from 'zod'
import { link } from './fields.ts'

const ruleSchema = z.object({
  item: z.object({
    key: z.string(),
    scale: z.enum(['centimes', 'percent', 'entier']),
    standing: z.boolean(),
  }),
  open: z.boolean(),
  default: z.number(),
  min: z.number(),
  max: z.number(),
})

/**
 * The data that a browser needs to project a company's coming quarter; coefficients and rules are in engine integers.
 */
export const ProjectionInputsSchema = z.object({
  round: z.object({ ...link, roundNb: z.number(), etat: z.number() }),
  finished: z.boolean(),
  /** Coefficients of costs, production and finance, with the effects of announced events; never those of demand. */
  criteria: z.record(z.string(), z.number()),
  rules: z.array(ruleSchema),
  /** The engine's state document, without its record of customers' reactions. */
  state: z.record(z.string(), z.unknown()),
  /** Number of the coming quarter, which fixes its place in the financial year. */
  quarterNumber: z.number(),
  /** Values entered for the round, in human units: saved ones, and those that are only in a draft. */
  saved: z.record(z.string(), z.number()),
  drafts: z.record(z.string(), z.number()),
  /**
   * The previous quarter, from which the public demand curve starts, in engine integers: the company's own figures, and
   * the mean price that everybody knows. Before the first quarter, the usual ones.
   */
  before: z.object({
    demand: z.number(),
    price: z.number(),
    meanPrice: z.number(),
    advertising: z.number(),
    reputation: z.number(),
  }),
  /** The kinds of customers of the market: 1 or 2. */
  segments: z.number(),
  /** The coefficient of the season in the coming quarter, 1 in a usual one; the projection itself does not use it. */
  season: z.number(),
}) as unknown as z.ZodType<ProjectionInputs>

export type ProjectionInputs = ProjectionConditions & {
  round: { '@id': string; id: number; roundNb: number; etat: number }
  finished: boolean
  state: CompanyState
  quarterNumber: number
  saved: Record<string, number>
  drafts: Record<string, number>
  before: DemandBasis
  segments: number
  season: number
}
