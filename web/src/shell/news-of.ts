import type { Game } from '@trimestre/contract/games'
import { isOver } from '../domain/game-standing.ts'
import { isSolo } from '../domain/solo/solo-state.ts'

/** The state of each game that this device has already reported, by game id. */
export type Known = Record<string, { quarter: number; finished: boolean; invited: boolean; events: string[] }>

export type NewsItem =
  | { kind: 'invited' | 'quarter' | 'finished'; game: Game }
  | { kind: 'event'; game: Game; ids: string[] }

/**
 * Returns the changes in a player's games since the last check on this device. Invitations are reported even at the
 * first check; quarters and events only for games that were known and joined.
 */
export function newsOf(
  before: Known | null,
  games: readonly Game[],
  eventIds: (game: Game) => string[],
): { known: Known; news: NewsItem[] } {
  const known: Known = {}
  const news: NewsItem[] = []
  for (const game of games) {
    const former = before?.[game.id]
    const invited = Boolean(game.invited && !game.joined && !isOver(game))
    const events = eventIds(game)
    known[game.id] = { quarter: game.currentTrimestre, finished: game.finished, invited, events }
    if (invited && !former?.invited) news.push({ kind: 'invited', game })
    // The player of a solo game passes its quarters.
    if (!former || !game.joined || isSolo(game)) continue
    if (game.finished && !former.finished) news.push({ kind: 'finished', game })
    else if (game.currentTrimestre > former.quarter) news.push({ kind: 'quarter', game })
    const ids = events.filter(id => !former.events.includes(id))
    if (ids.length > 0) news.push({ kind: 'event', game, ids })
  }
  return { known, news }
}
