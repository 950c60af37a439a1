import * as z from 'zod'
import { violationMessages } from './errors.ts'
import { boolean, emptyAsObject, integer, line, number, oneOf, openRecord, reference } from './fields.ts'
import { phaseNames, quartersMax } from './games.ts'
import { branchNameMax } from './round-limits.ts'

/*
 * A branch answers « what if »: the published quarters of a game are computed again from one of them on, with something
 * changed. It belongs to staff alone, and nothing of the game depends on it.
 */

const unlikeRecord = () => violationMessages.object

/** What a branch changes, as it is sent. Whatever is not named stays as it was played. */
export const BranchChangesBody = z.object({
  /** The values that take the place of those given, by company, quarter and key, in human units. */
  decisions: openRecord(
    openRecord(openRecord(number(violationMessages.number), unlikeRecord), unlikeRecord),
    unlikeRecord,
  ).optional(),
  /** By quarter, the events that act in it instead of those that did. `Impôt` acts in every quarter anyway. */
  events: openRecord(
    z.array(reference('events'), { error: violationMessages.list }),
    unlikeRecord,
  ).optional(),
  /** New coefficients by name, in all quarters of the branch. */
  criteria: openRecord(number(violationMessages.number), unlikeRecord).optional(),
  /** The phase of the market, in all quarters of the branch. */
  phase: oneOf(phaseNames).optional(),
})

export const BranchChangesSchema = z.object({
  decisions: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number()))),
  events: z.record(z.string(), z.array(z.number())),
  criteria: z.record(z.string(), z.number()),
  phase: z.enum(phaseNames).nullable(),
})
export type BranchChanges = z.output<typeof BranchChangesSchema>

const name = () => line(branchNameMax).pipe(z.string().regex(/\S/, { error: violationMessages.required }))

export const NewBranchBody = z.object({
  /** The first quarter that is computed again. */
  fromQuarter: integer(1, quartersMax),
  name: name(),
  changes: z.preprocess(emptyAsObject, BranchChangesBody),
})
export type NewBranch = z.output<typeof NewBranchBody>

/** What is not named stays as it is. A branch that is no longer pinned has its whole time before it again. */
export const BranchBody = z.object({ name: name().optional(), pinned: boolean().optional() })

export const BranchSummarySchema = z.object({
  id: z.number(),
  gameId: z.number(),
  name: z.string(),
  fromQuarter: z.number(),
  /** The last quarter that was published when it was computed. */
  toQuarter: z.number(),
  createdAt: z.string(),
  /** When it is deleted, unless it is pinned. */
  expiresAt: z.string(),
  pinned: z.boolean(),
  /** Who made it; null when the account is no more. */
  by: z.object({ id: z.number(), username: z.string() }).nullable(),
  changes: BranchChangesSchema,
})
export type BranchSummary = z.output<typeof BranchSummarySchema>

export const BranchSchema = BranchSummarySchema.extend({
  quarters: z.array(
    z.object({
      quarter: z.number(),
      /** The winner of the branch first; `before`: what was really played. Values in BA. */
      ranking: z.array(
        z.object({
          companyId: z.number(),
          username: z.string(),
          classement: z.number(),
          valeurSociete: z.number(),
          before: z.object({ classement: z.number(), valeurSociete: z.number() }),
        }),
      ),
    }),
  ),
})
export type Branch = z.output<typeof BranchSchema>

export const BranchResultsQuery = z.object({ quarter: integer(1, quartersMax) })

/** A company's quarter in the branch, and as it was really played: the figures of a result by column, in human units. */
export const BranchResultSchema = z.object({
  companyId: z.number(),
  username: z.string(),
  alertes: z.array(z.string()),
  figures: z.record(z.string(), z.number()),
  before: z.record(z.string(), z.number()),
})
export type BranchResult = z.output<typeof BranchResultSchema>
