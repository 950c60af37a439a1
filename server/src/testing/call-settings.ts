import type { Game } from '@trimestre/contract/games'
import { aGame, type GameDescription } from './build-game.ts'
import type { TestServer } from './test-server.ts'

/** The input of a call, typed as loosely as for any client. */
export type CallInput = {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  /**
   * The account that makes the call instead of the setting's, with the same role, because the call ends its session.
   */
  caller?: string
}

/** The administrator and the player of a game. */
export type Owners = { administrator: string; player: string }

/** The caller of a call, and the owners of the objects it names. */
export type Setting = {
  server: TestServer
  /** A private game of these owners, after one pass. */
  game: Game
  owners: Owners
  /** The account that makes the call; null for an anonymous one. */
  caller: string | null
  /** False: everything the call names belongs to other users. */
  isOwn: boolean
}

export type Recipe = (setting: Setting) => CallInput | Promise<CallInput>

/** Creates a game like the setting's, for calls that change it. */
export const anotherGame = ({ server, owners }: Setting, given: GameDescription = {}): Promise<Game> =>
  aGame(server, { private: true, administrators: [owners.administrator], players: [owners.player], ...given })

export const idOf = async ({ server }: Setting, username: string) => (await server.session(username)).user.id
