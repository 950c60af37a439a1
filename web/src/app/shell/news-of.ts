import type { Game } from '@trimestre/contract/games'

/** What this device has already told of each game, by id. */
export type Known = Record<string, { quarter: number; finished: boolean; invited: boolean; events: string[] }>

export type NewsItem =
  | { kind: 'invited' | 'quarter' | 'finished'; game: Game }
  | { kind: 'event'; game: Game; ids: string[] }

/**
 * What is new in a player's games since this device last looked. Invitations are told even the first time; quarters
 * and events only of games that were known and joined.
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
    const invited = Boolean(game.invited && !game.joined && !game.finished)
    const events = eventIds(game)
    known[game.id] = { quarter: game.currentTrimestre, finished: game.finished, invited, events }
    if (invited && !former?.invited) news.push({ kind: 'invited', game })
    if (!former || !game.joined) continue
    if (game.finished && !former.finished) news.push({ kind: 'finished', game })
    else if (game.currentTrimestre > former.quarter) news.push({ kind: 'quarter', game })
    const ids = events.filter(id => !former.events.includes(id))
    if (ids.length > 0) news.push({ kind: 'event', game, ids })
  }
  return { known, news }
}
