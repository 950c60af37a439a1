import type { User } from '@trimestre/contract/users'
import { foldText } from '../../../ui/fold-text.ts'

const playersPerPage = 25

type Chosen = ReadonlySet<number>
type Player = Pick<User, 'id' | 'username' | 'displayName' | 'email'>

/** Returns the players whose username, name or e-mail address contains the search text. */
export function matchingPlayers<P extends Player>(players: readonly P[], search: string): readonly P[] {
  const wanted = foldText(search.trim())
  if (!wanted) return players
  return players.filter(player =>
    [player.username, player.displayName, player.email].some(text => foldText(text).includes(wanted)),
  )
}

/** Returns the requested page, or the last one when the list has become shorter. Page numbers start at 0. */
export function pageOf<T>(
  rows: readonly T[],
  wanted: number,
): { page: number; pages: number; rows: readonly T[] } {
  const pages = Math.max(1, Math.ceil(rows.length / playersPerPage))
  const page = Math.min(wanted, pages - 1)
  return { page, pages, rows: rows.slice(page * playersPerPage, (page + 1) * playersPerPage) }
}

export const allChosen = (players: readonly Player[], chosen: Chosen): boolean =>
  players.length > 0 && players.every(player => chosen.has(player.id))

export function toggleOne(player: Player, chosen: Chosen): Chosen {
  const next = new Set(chosen)
  if (!next.delete(player.id)) next.add(player.id)
  return next
}

/** Adds all given players to the selection, or removes them when all are selected; other players are unchanged. */
export function toggleAll(players: readonly Player[], chosen: Chosen): Chosen {
  const next = new Set(chosen)
  const remove = allChosen(players, chosen)
  for (const player of players) remove ? next.delete(player.id) : next.add(player.id)
  return next
}
