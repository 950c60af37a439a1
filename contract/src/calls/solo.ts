import * as z from 'zod'
import { players, staff } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { GameSchema, PassAndOpenAnswer, PassBody, PassQuery } from '../games.ts'
import { ok } from '../rights.ts'
import { ComputerPlaySchema } from '../seats.ts'
import { AttemptSchema } from '../solo.ts'
import {
  NewSoloBody,
  NewTrainingBody,
  TrainingBody,
  TrainingResultSchema,
  TrainingSchema,
} from '../trainings.ts'
import { IdParams } from '../users.ts'

/** Games of one player against computers, and the trainings that staff make of them. */
export const soloEndpoints = {
  createTraining: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, ok, ok],
    summary: 'Write the recipe of games that the players of a class play against computers, each alone',
    success: 201,
    body: NewTrainingBody,
    answer: TrainingSchema,
  }),
  listTrainings: endpoint({
    access: 'signed-in',
    rights: [401, ok, ok, ok, ok, ok],
    summary: 'The trainings of an administrator, or those that a player may start or has started',
    success: 200,
    answer: z.array(TrainingSchema),
  }),
  getTraining: endpoint({
    access: 'signed-in',
    rights: [401, ok, 403, ok, 403, ok],
    summary: 'A training',
    success: 200,
    params: IdParams,
    answer: TrainingSchema,
  }),
  updateTraining: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Change a training; how it is played does not change once a player has started',
    success: 200,
    params: IdParams,
    body: TrainingBody,
    answer: TrainingSchema,
    refusals: ['trainings/started'],
  }),
  deleteTraining: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Delete a training with all its games',
    success: 204,
    params: IdParams,
  }),
  startTraining: endpoint({
    access: players,
    rights: [401, ok, 403, 403, 403, 403],
    summary: 'Create one’s game of a training; repeated, it answers the one that there is',
    success: 201,
    alsoSuccess: 200,
    params: IdParams,
    answer: GameSchema,
    refusals: ['trainings/over'],
  }),
  listTrainingResults: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'The attempts of the players of a training, also of those who have not started',
    success: 200,
    params: IdParams,
    answer: z.array(TrainingResultSchema),
  }),
  startSolo: endpoint({
    access: players,
    rights: [401, ok, ok, 403, 403, 403],
    summary: 'Create a game that one plays alone against computers',
    success: 201,
    body: NewSoloBody,
    answer: GameSchema,
    refusals: ['solo/closed', 'solo/too-many'],
  }),
  passSolo: endpoint({
    access: players,
    rights: [401, ok, 403, 403, 403, 403],
    summary: 'Close the quarter of one’s solo game and open the next one',
    writesGame: true,
    success: 200,
    params: IdParams,
    query: PassQuery,
    body: PassBody,
    answer: PassAndOpenAnswer,
    refusals: ['rounds/limit-reached', 'rounds/unexpected', 'trainings/over'],
  }),
  restartSolo: endpoint({
    access: players,
    rights: [401, ok, 403, 403, 403, 403],
    summary: 'Begin another attempt of one’s solo game; finished ones stay readable',
    writesGame: true,
    success: 200,
    params: IdParams,
    answer: GameSchema,
    refusals: ['trainings/attempts', 'trainings/over', 'rounds/too-many-versions'],
  }),
  deleteSolo: endpoint({
    access: players,
    rights: [401, ok, 403, 403, 403, 403],
    summary: 'Delete a solo game that one started without a training',
    success: 204,
    params: IdParams,
  }),
  listSoloAttempts: endpoint({
    access: 'signed-in',
    rights: [401, ok, 403, ok, 403, ok],
    summary: 'The finished attempts of a solo game, the first one first',
    success: 200,
    params: IdParams,
    answer: z.array(AttemptSchema),
  }),
  listComputers: endpoint({
    access: 'signed-in',
    rights: [401, ok, 403, ok, 403, ok],
    summary:
      'How the computers of a game played, and what they decided in each published quarter; for players once the game is finished',
    success: 200,
    params: IdParams,
    answer: z.array(ComputerPlaySchema),
    refusals: ['games/not-finished'],
  }),
}
