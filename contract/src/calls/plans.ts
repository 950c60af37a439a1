import * as z from 'zod'
import { staff } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import {
  AppliedPlanSchema,
  ApplyPlanBody,
  GamePlanSchema,
  PlanStepBody,
  PlanTextsQuery,
  SessionPlanSchema,
} from '../plans.ts'
import { ok } from '../rights.ts'
import { IdParams } from '../users.ts'

/** Session plans, and the running order of the one that a game follows. */
export const planEndpoints = {
  listSessionPlans: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, ok, ok],
    summary: 'The session plans, the shortest first',
    success: 200,
    query: PlanTextsQuery,
    answer: z.array(SessionPlanSchema),
  }),
  applyPlan: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary:
      'Give a game the settings of a session plan, before its first quarter is closed; all of them or none',
    writesGame: true,
    success: 200,
    params: IdParams,
    body: ApplyPlanBody,
    answer: AppliedPlanSchema,
    refusals: ['plans/started'],
  }),
  getPlan: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'The session plan of a game, and the step of its running order',
    success: 200,
    params: IdParams,
    query: PlanTextsQuery,
    answer: GamePlanSchema,
  }),
  setPlanStep: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Begin the running order of the session plan of a game, or move it to another step',
    writesGame: true,
    success: 200,
    params: IdParams,
    query: PlanTextsQuery,
    body: PlanStepBody,
    answer: GamePlanSchema,
    refusals: ['plans/none'],
  }),
}
