import type { CompanyState, ProjectionConditions } from '@trimestre/engine'
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
  /** Values entered for the round, in human units: saved ones, and those that are only in a draft. */
  saved: z.record(z.string(), z.number()),
  drafts: z.record(z.string(), z.number()),
  /** Customers of the previous quarter, in units: the starting point of a forecast. */
  demandBefore: z.number(),
}) as unknown as z.ZodType<ProjectionInputs>

export type ProjectionInputs = ProjectionConditions & {
  round: { '@id': string; id: number; roundNb: number; etat: number }
  finished: boolean
  state: CompanyState
  saved: Record<string, number>
  drafts: Record<string, number>
  demandBefore: number
}
