import type { Game } from '@trimestre/contract/games'
import { call } from './api.ts'
import { isOver } from './game-standing.ts'
import { enterGame, lastGameOf, type Session } from './session.ts'
import { isSolo } from './solo/solo-state.ts'

/**
 * Enters a game that the player has joined: its company and its state are stored as the current ones.
 * @throws when the player has no company in the game, or the server cannot be reached
 */
export async function enterJoinedGame(userId: number, gameId: number): Promise<void> {
  const [company] = await call('findCompany', { params: { userId, gameId } })
  if (!company) throw new Error(`no company in game ${gameId}`)
  enterGame(await call('getGame', { params: { id: gameId } }), company)
}

/**
 * Returns the game to enter when a user opens a screen of a game: the last one, or the only one of a class that is
 * running.
 */
export function defaultGame(games: readonly Game[], last: number | null): Game | undefined {
  const joined = games.filter(game => game.joined)
  const running = joined.filter(game => !isOver(game) && !isSolo(game))
  return joined.find(({ id }) => id === last) ?? (running.length === 1 ? running[0] : undefined)
}

/**
 * Enters the game returned by `defaultGame`. Returns false when there is none or the attempt fails: the player then
 * chooses.
 */
export async function enterDefaultGame(userId: number): Promise<boolean> {
  try {
    const game = defaultGame(await call('listGames'), lastGameOf(userId))
    if (game) await enterJoinedGame(userId, game.id)
    return game !== undefined
  } catch {
    return false
  }
}

/**
 * Enters the game that a link names (`?game=3`), as those of files do, unless the player is in it. Nothing happens when
 * the attempt fails: the screen then is that of the game entered before.
 */
export async function enterNamedGame(
  { user, currentGame }: Session,
  search: { game?: unknown },
): Promise<void> {
  const { game } = search
  if (typeof game !== 'number' || game === currentGame?.id) return
  try {
    await enterJoinedGame(user.id, game)
  } catch {
    // Without a company in the game, the link leads nowhere.
  }
}
