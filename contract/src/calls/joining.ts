import * as z from 'zod'
import { players, staff } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { GameSchema } from '../games.ts'
import { JoinRequestParams, JoinRequestSchema, JoinRequestStateSchema } from '../join-requests.ts'
import {
  GameOfCodeSchema,
  JoinCodeBody,
  JoinCodeParams,
  JoinedSchema,
  JoinedSessionSchema,
  NicknameBody,
} from '../joining.ts'
import { ok } from '../rights.ts'
import { IdParams } from '../users.ts'

const refusedCodes = ['joining/unknown-code', 'joining/code-closed', 'joining/too-many-codes'] as const

/** Class codes of games, joining a game with one, and asking to join without. */
export const joiningEndpoints = {
  openJoinCode: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Give a game a new class code, open until the next pass; the one before no longer counts',
    writesGame: true,
    success: 200,
    params: IdParams,
    answer: GameSchema,
    refusals: ['games/finished'],
  }),
  closeJoinCode: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Close the class code of a game',
    writesGame: true,
    success: 200,
    params: IdParams,
    answer: GameSchema,
  }),
  findGameByCode: endpoint({
    access: 'anonymous',
    rights: [ok, ok, ok, ok, ok, ok],
    summary: 'The game that a class code opens, and who runs it',
    success: 200,
    params: JoinCodeParams,
    answer: GameOfCodeSchema,
    refusals: [...refusedCodes, 'games/archived'],
  }),
  joinByCode: endpoint({
    access: players,
    rights: [401, ok, ok, 403, 403, 403],
    summary:
      'Join a game with its class code, even a private one; a second time answers the company there is, if there is one',
    writesGame: true,
    success: 201,
    alsoSuccess: 200,
    body: JoinCodeBody,
    answer: JoinedSchema,
    refusals: [...refusedCodes, 'games/joining-closed', 'games/finished', 'companies/seats'],
  }),
  joinByNickname: endpoint({
    access: 'anonymous',
    rights: [ok, ok, ok, ok, ok, ok],
    summary: 'Join a game with its class code under a nickname: opens an account without address or password',
    writesGame: true,
    success: 201,
    body: NicknameBody,
    answer: JoinedSessionSchema,
    refusals: [
      ...refusedCodes,
      'games/finished',
      'companies/seats',
      'joining/too-many-players',
      'auth/too-many-attempts',
    ],
  }),
  requestToJoin: endpoint({
    access: players,
    rights: [401, ok, ok, 403, 403, 403],
    summary: 'Ask the administrators of a game to be let in; a second time answers what became of it',
    writesGame: true,
    success: 200,
    params: IdParams,
    answer: JoinRequestStateSchema,
    refusals: ['games/finished', 'joining/too-many-requests'],
  }),
  getJoinRequest: endpoint({
    access: players,
    rights: [401, ok, ok, 403, 403, 403],
    summary: "What became of the caller's request to join a game",
    success: 200,
    params: IdParams,
    answer: JoinRequestStateSchema,
  }),
  listJoinRequests: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Requests to join a game that wait for an answer, the oldest first',
    success: 200,
    params: IdParams,
    answer: z.array(JoinRequestSchema),
  }),
  acceptJoinRequest: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary:
      'Let a player in who asked: invites them and, before the first pass of a game without teams, gives them a company',
    writesGame: true,
    success: 204,
    params: JoinRequestParams,
  }),
  declineJoinRequest: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Decline the request of a player, who cannot repeat it but can still be invited',
    writesGame: true,
    success: 204,
    params: JoinRequestParams,
  }),
}
