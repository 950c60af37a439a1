import type { Game } from '@trimestre/contract/games'
import { isOver } from '../../../domain/game-standing.ts'

export type GameSection = 'invitations' | 'mine' | 'public' | 'finished' | 'archived'

/** Returns the section of the list that contains a game. */
export function sectionOf(game: Game): GameSection {
  if (game.archived) return 'archived'
  if (game.finished) return 'finished'
  if (game.joined) return 'mine'
  return game.invited ? 'invitations' : 'public'
}

export type GameAction = 'join' | 'enter' | 'results' | 'closed' | null

/**
 * Returns a player's action: null for a game that is over and that they did not join, `closed` if only invited players
 * may join.
 */
export function actionOf(game: Game): GameAction {
  if (game.joined) return isOver(game) ? 'results' : 'enter'
  if (isOver(game)) return null
  return game.joining === 'closed' && !game.invited ? 'closed' : 'join'
}

/** Whether the game has an administrator and is configured. */
export const isVerified = (game: Game): boolean => game.admin.length > 0 && game.nbTurns !== null

/** Returns the current quarter, at most the last one. */
export const shownQuarter = (game: Game): number =>
  game.nbTurns === null ? game.currentTrimestre : Math.min(game.currentTrimestre, game.nbTurns)

/** Whether other companies have already played; a late company still starts from the opening position. */
export const isLate = (game: Game): boolean => game.currentTrimestre > 1
