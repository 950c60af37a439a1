import { players, staff } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { GameSchema } from '../games.ts'
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

/** Class codes of games, and joining a game with one. */
export const joiningEndpoints = {
  openJoinCode: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Give a game a new class code, open until the next pass; the one before no longer counts',
    success: 200,
    params: IdParams,
    answer: GameSchema,
    refusals: ['games/finished'],
  }),
  closeJoinCode: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Close the class code of a game',
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
    refusals: refusedCodes,
  }),
  joinByCode: endpoint({
    access: players,
    rights: [401, ok, ok, 403, 403, 403],
    summary:
      'Join a game with its class code, even a private one; a second time answers the company there is',
    success: 201,
    alsoSuccess: 200,
    body: JoinCodeBody,
    answer: JoinedSchema,
    refusals: [...refusedCodes, 'games/joining-closed', 'games/finished'],
  }),
  joinByNickname: endpoint({
    access: 'anonymous',
    rights: [ok, ok, ok, ok, ok, ok],
    summary: 'Join a game with its class code under a nickname: opens an account without address or password',
    success: 201,
    body: NicknameBody,
    answer: JoinedSessionSchema,
    refusals: [...refusedCodes, 'games/finished', 'joining/too-many-players', 'auth/too-many-attempts'],
  }),
}
