import * as z from 'zod'
import { staff, superOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { ExportParams, ExportQuery, exportTypes } from '../exports.ts'
import {
  AdministratorParams,
  AssignmentQuery,
  GameChangeBody,
  GameCopyBody,
  GameScheduleBody,
  GameSchema,
  NewGameBody,
} from '../games.ts'
import { ok } from '../rights.ts'
import { IdParams } from '../users.ts'

/** Games and their settings. */
export const gameEndpoints = {
  createGame: endpoint({
    access: superOnly,
    rights: [401, 403, 403, 403, 403, ok],
    summary: 'Create a game with rounds 1 and 2',
    success: 201,
    body: NewGameBody,
    answer: GameSchema,
  }),
  configureGame: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Change a game',
    success: 200,
    params: IdParams,
    body: GameChangeBody,
    answer: GameSchema,
  }),
  scheduleGame: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Choose how the quarters of a game pass',
    success: 200,
    params: IdParams,
    body: GameScheduleBody,
    answer: GameSchema,
  }),
  listAllGames: endpoint({
    access: superOnly,
    rights: [401, 403, 403, 403, 403, ok],
    summary: 'All games',
    success: 200,
    answer: z.array(GameSchema),
  }),
  listAdministeredGames: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Games of an administrator',
    success: 200,
    params: AdministratorParams,
    answer: z.array(GameSchema),
  }),
  listGames: endpoint({
    access: 'signed-in',
    rights: [401, ok, null, ok, null, ok],
    summary: 'Games the caller may see',
    success: 200,
    answer: z.array(GameSchema),
  }),
  getGame: endpoint({
    access: 'signed-in',
    rights: [401, ok, 403, ok, 403, ok],
    summary: 'A game',
    success: 200,
    params: IdParams,
    answer: GameSchema,
  }),
  assignAdministrator: endpoint({
    access: superOnly,
    rights: [401, 403, 403, 403, 403, ok],
    summary: 'Give a game an administrator',
    success: 200,
    query: AssignmentQuery,
    answer: GameSchema,
    refusals: ['request/not-found'],
  }),
  streamGame: endpoint({
    access: 'signed-in',
    rights: [401, ok, 403, ok, 403, ok],
    summary: 'What happens in a game, as server-sent events; `Last-Event-ID` replays what was missed',
    success: 200,
    params: IdParams,
    produces: ['text/event-stream'],
  }),
  duplicateGame: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Create a game with the settings, criteria and events of another, without its players',
    success: 201,
    params: IdParams,
    body: GameCopyBody,
    answer: GameSchema,
  }),
  deleteGame: endpoint({
    access: superOnly,
    rights: [401, 403, 403, 403, 403, ok],
    summary: 'Delete a game with all it holds',
    success: 204,
    params: IdParams,
  }),
  resetDemoGame: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Put the demonstration back as the first start made it',
    success: 200,
    params: IdParams,
    answer: GameSchema,
    refusals: ['games/not-demo'],
  }),
  exportGame: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Results, attendance or ranking of a game as a file',
    success: 200,
    params: ExportParams,
    query: ExportQuery,
    produces: Object.values(exportTypes),
  }),
}
