import * as z from 'zod'
import { staff } from '../access.ts'
import { GameQuery } from '../criteria.ts'
import { endpoint } from '../endpoint.ts'
import { NewGameEventBody, NewGameEventsBody } from '../game-events.ts'
import { GameEventSchema, PassAndOpenAnswer, PassAnswer, PassBody, PassQuery, RoundSchema } from '../games.ts'
import { ok } from '../rights.ts'
import { NewRoundPassBody, NextPassAnswer, NextPassBody, RoundPassSchema } from '../schedule.ts'
import { GameIdParams, IdParams } from '../users.ts'

/** The rounds of a game and how they are passed. */
export const roundEndpoints = {
  passRound: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Simulate and close the active round',
    success: 200,
    params: GameIdParams,
    query: PassQuery,
    body: PassBody,
    answer: PassAnswer,
    refusals: ['rounds/limit-reached', 'rounds/unexpected', 'games/archived'],
  }),
  passAndOpenRound: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Open the next round, closing the active one first',
    success: 200,
    params: GameIdParams,
    query: PassQuery,
    body: PassBody,
    answer: PassAndOpenAnswer,
    refusals: ['rounds/limit-reached', 'rounds/unexpected', 'games/archived'],
  }),
  listScheduledPasses: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Scheduled passes of a game, by instant',
    success: 200,
    params: GameIdParams,
    answer: z.array(RoundPassSchema),
  }),
  schedulePass: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Schedule the pass of a quarter',
    success: 201,
    body: NewRoundPassBody,
    answer: RoundPassSchema,
    refusals: ['request/not-found', 'schedule/taken'],
  }),
  planNextPass: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Plan the next pass to the minute, or move it, whether it is scheduled or automatic',
    success: 200,
    params: IdParams,
    body: NextPassBody,
    answer: NextPassAnswer,
    refusals: ['schedule/taken', 'schedule/gone'],
  }),
  cancelScheduledPass: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Cancel a scheduled pass',
    success: 204,
    params: IdParams,
  }),
  listGameEvents: endpoint({
    access: 'signed-in',
    rights: [401, ok, 403, ok, 403, ok],
    summary: 'Events of a game by quarter; players see the announced ones',
    success: 200,
    params: GameIdParams,
    answer: z.array(GameEventSchema),
  }),
  listEventGames: endpoint({
    access: 'signed-in',
    rights: [401, ok, 403, ok, 403, ok],
    summary: 'Events of a game, as `gameevent` lists them',
    success: 200,
    query: GameQuery,
    answer: z.array(GameEventSchema),
    refusals: ['request/not-found'],
  }),
  associateEvent: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Let an event act in one quarter (`nbTour`), or in `frequency` quarters from `nbTrimestre`',
    success: 201,
    body: NewGameEventBody,
    answer: GameEventSchema,
    refusals: ['request/not-found', 'events/associated'],
  }),
  associateEvents: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Let several events act in one quarter each: all of them or none',
    success: 201,
    params: IdParams,
    body: NewGameEventsBody,
    answer: z.array(GameEventSchema),
    refusals: ['request/not-found', 'events/associated'],
  }),
  dissociateEvent: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Take an event out of a quarter',
    success: 204,
    params: IdParams,
    refusals: ['events/tax'],
  }),
  getActiveRound: endpoint({
    access: 'signed-in',
    rights: [401, ok, 403, ok, 403, ok],
    summary: 'The active round',
    success: 200,
    params: GameIdParams,
    answer: RoundSchema,
  }),
  getRound: endpoint({
    access: 'signed-in',
    rights: [401, ok, 403, ok, 403, ok],
    summary: 'A round',
    success: 200,
    params: IdParams,
    answer: RoundSchema,
  }),
}
