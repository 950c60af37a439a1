import * as z from 'zod'
import { staff } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { PassAndOpenAnswer, PassAnswer, PassBody, PassQuery, RoundSchema } from '../games.ts'
import { NewRoundPassBody, RoundPassSchema } from '../schedule.ts'
import { GameIdParams, IdParams } from '../users.ts'

/** The rounds of a game and how they pass. */
export const roundEndpoints = {
  passRound: endpoint({
    access: staff,
    summary: 'Simulate and close the active round',
    success: 200,
    params: GameIdParams,
    query: PassQuery,
    body: PassBody,
    answer: PassAnswer,
    refusals: ['rounds/limit-reached', 'rounds/unexpected'],
  }),
  passAndOpenRound: endpoint({
    access: staff,
    summary: 'Open the next round, closing the active one first',
    success: 200,
    params: GameIdParams,
    query: PassQuery,
    body: PassBody,
    answer: PassAndOpenAnswer,
    refusals: ['rounds/limit-reached', 'rounds/unexpected'],
  }),
  listScheduledPasses: endpoint({
    access: staff,
    summary: 'Scheduled passages of a game, by instant',
    success: 200,
    params: GameIdParams,
    answer: z.array(RoundPassSchema),
  }),
  schedulePass: endpoint({
    access: staff,
    summary: 'Schedule the passage of a quarter',
    success: 201,
    body: NewRoundPassBody,
    answer: RoundPassSchema,
    refusals: ['request/not-found', 'schedule/taken'],
  }),
  cancelScheduledPass: endpoint({
    access: staff,
    summary: 'Cancel a scheduled passage',
    success: 204,
    params: IdParams,
  }),
  getActiveRound: endpoint({
    access: 'signed-in',
    summary: 'The active round',
    success: 200,
    params: GameIdParams,
    answer: RoundSchema,
  }),
  getRound: endpoint({
    access: 'signed-in',
    summary: 'A round',
    success: 200,
    params: IdParams,
    answer: RoundSchema,
  }),
}
