import * as z from 'zod'
import { ItemDescriptionSchema, ItemSchema, MenuSchema } from './catalogue.ts'
import {
  CompanySchema,
  CompanyStateSchema,
  DashboardSchema,
  GameResultSchema,
  ResultCollectionSchema,
  ResultSchema,
} from './companies.ts'
import { CriteriaSchema } from './criteria.ts'
import { DecisionSchema, DecisionSheetSchema } from './decisions.ts'
import { EventSchema, GameEventSchema, GameSchema, RoundSchema } from './games.ts'
import { MediaObjectSchema } from './media.ts'
import { PersonalDataSchema } from './privacy.ts'
import { ProductSchema } from './products.ts'
import { RoundPassSchema } from './schedule.ts'
import { PersonSchema } from './seats.ts'
import { BalanceSheetSchema } from './statements.ts'
import { SessionSchema, UserSchema } from './users.ts'

const ViolationSchema = z.object({
  propertyPath: z.string(),
  code: z.string(),
  message: z.string(),
  character: z.string().optional(),
  position: z.number().optional(),
})

/** A decision is a number; a journal has texts, and figures that may be empty. */
const conflictValue = z.union([z.number(), z.string(), z.null()])

const ConflictSchema = z.object({
  name: z.string(),
  yours: z.object({ value: conflictValue, basedOn: z.number() }),
  theirs: z.object({
    value: conflictValue,
    version: z.number(),
    by: PersonSchema.nullable(),
    at: z.string().nullable(),
  }),
})

/** The body of every refusal. */
export const ProblemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  detail: z.string(),
  violations: z.array(ViolationSchema).optional(),
  area: z.string().optional(),
  conflicts: z.array(ConflictSchema).optional(),
})

/** The schemas of the API's objects, by the names that readers of the document see. */
const named: Record<string, z.ZodType> = {
  Problem: ProblemSchema,
  Violation: ViolationSchema,
  Conflict: ConflictSchema,
  User: UserSchema,
  Session: SessionSchema,
  Product: ProductSchema,
  MediaObject: MediaObjectSchema,
  Menu: MenuSchema,
  Item: ItemSchema,
  ItemDescription: ItemDescriptionSchema,
  Event: EventSchema,
  Criteria: CriteriaSchema,
  Game: GameSchema,
  Round: RoundSchema,
  EventGame: GameEventSchema,
  RoundPass: RoundPassSchema,
  Company: CompanySchema,
  Result: ResultSchema,
  GameResult: GameResultSchema,
  ResultCollection: ResultCollectionSchema,
  Dashboard: DashboardSchema,
  CompanyState: CompanyStateSchema,
  BalanceSheet: BalanceSheetSchema,
  Decision: DecisionSchema,
  DecisionSheet: DecisionSheetSchema,
  PersonalData: PersonalDataSchema,
}

/** Registers these schemas, so that the document defines each once and refers to it. May be called repeatedly. */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(named)) {
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id })
  }
}
