import type { Game } from '@trimestre/contract/games'

export type GameSection = 'invitations' | 'mine' | 'public' | 'finished'

/** The section of the list in which a player finds a game. */
export function sectionOf(game: Game): GameSection {
  if (game.finished) return 'finished'
  if (game.joined) return 'mine'
  return game.invited ? 'invitations' : 'public'
}

export type GameAction = 'join' | 'enter' | 'results' | 'closed' | null

/** What a player can do with a game; null: finished without having been joined; closed: it takes the invited only. */
export function actionOf(game: Game): GameAction {
  if (game.joined) return game.finished ? 'results' : 'enter'
  if (game.finished) return null
  return game.joining === 'closed' && !game.invited ? 'closed' : 'join'
}

/** Has an administrator and is configured. */
export const isVerified = (game: Game): boolean => game.admin.length > 0 && game.nbTurns !== null

/** Quarter in play, never past the last. */
export const shownQuarter = (game: Game): number =>
  game.nbTurns === null ? game.currentTrimestre : Math.min(game.currentTrimestre, game.nbTurns)

/** Others started before: the newcomer begins from the opening position all the same. */
export const isLate = (game: Game): boolean => game.currentTrimestre > 1
