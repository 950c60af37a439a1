import type { Progress } from '@trimestre/contract/companies'

/** The states in the order of the tiles: the most advanced, those invited but not joined, those no longer playing. */
export const playerStates = ['done', 'decided', 'draft', 'nothing', 'invited', 'out'] as const
export type PlayerState = (typeof playerStates)[number]

export type Player = {
  username: string
  state: PlayerState
  /** Null for an invited player who has not joined yet. */
  companyId: number | null
  /** The kind of the company; null for an invited player. */
  kind: Progress['kind'] | null
  /** The id of the user; null until the accounts of the game are known. */
  userId: number | null
  savedCount: number
  areaCount: number
  locked: boolean
  online: boolean
}

export const filters = ['all', 'notYet', 'done'] as const
export type Filter = (typeof filters)[number]

export const sorts = ['state', 'name', 'presence'] as const
export type Sort = (typeof sorts)[number]

/**
 * Returns the state of a company. All areas saved, or the player's own confirmation, means done. A single saved area
 * means decided, since the other areas have values anyway.
 */
function stateOf({ saved, draft, areaCount, locked, playing }: Progress): PlayerState {
  if (!playing) return 'out'
  if (locked || saved.length >= areaCount) return 'done'
  if (saved.length > 0) return 'decided'
  return draft.length > 0 ? 'draft' : 'nothing'
}

/** Returns all players of a game: the companies, then the invited players who have not joined. */
export function playersOf(
  progress: readonly Progress[],
  assigned: readonly { id: number; username: string }[],
): Player[] {
  const idOf = new Map(assigned.map(({ id, username }) => [username, id]))
  const joined = progress.map(row => ({
    username: row.username,
    state: stateOf(row),
    companyId: row.companyId,
    kind: row.kind,
    userId: idOf.get(row.username) ?? null,
    savedCount: Math.min(row.saved.length, row.areaCount),
    areaCount: row.areaCount,
    locked: row.locked,
    online: row.online,
  }))
  const known = new Set(progress.map(({ username }) => username))
  const awaited = assigned
    .filter(({ username }) => !known.has(username))
    .map(({ id, username }) => ({ ...absent, username, userId: id }))
  return [...joined, ...awaited]
}

const absent = {
  state: 'invited',
  companyId: null,
  kind: null,
  savedCount: 0,
  areaCount: 0,
  locked: false,
  online: false,
} as const

export type Counts = Record<PlayerState, number> & {
  /** The number of companies that play, and of those among them that have saved at least one area. */
  joined: number
  decidedInAll: number
  online: number
}

export function countPlayers(players: readonly Player[]): Counts {
  const count = (state: PlayerState) => players.filter(player => player.state === state).length
  const [done, decided, draft, nothing, invited, out] = playerStates.map(count) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const joined = players.length - invited - out
  const online = players.filter(player => player.online).length
  return { done, decided, draft, nothing, invited, out, joined, decidedInAll: done + decided, online }
}

const belongs: Record<Filter, (player: Player) => boolean> = {
  all: () => true,
  notYet: ({ state }) => state === 'draft' || state === 'nothing',
  done: ({ state }) => state === 'done',
}

/** Returns the players that pass a filter, sorted; ties are sorted by name in the collation of the language. */
export function choosePlayers(
  players: readonly Player[],
  filter: Filter,
  sort: Sort,
  language: string,
): Player[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const rank = {
    state: ({ state }: Player) => playerStates.indexOf(state),
    name: () => 0,
    presence: ({ online, companyId, state }: Player) =>
      state === 'out' ? 3 : companyId === null ? 2 : online ? 1 : 0,
  }[sort]
  return players
    .filter(belongs[filter])
    .sort((one, other) => rank(one) - rank(other) || compare(one.username, other.username))
}
