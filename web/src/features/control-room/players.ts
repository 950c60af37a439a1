import type { Progress } from '@trimestre/contract/companies'

/** From the furthest on to those who have not come, and those who play no longer: the order of the tiles. */
export const playerStates = ['done', 'decided', 'draft', 'nothing', 'invited', 'out'] as const
export type PlayerState = (typeof playerStates)[number]

export type Player = {
  username: string
  state: PlayerState
  /** null: invited, and not joined yet. */
  companyId: number | null
  /** Of the company; of somebody invited nothing. */
  kind: Progress['kind'] | null
  /** The person's, known of those who are invited only. */
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

/** All areas saved, or the player said so, is done; one saved area is a decision, since the others have their values. */
function stateOf({ saved, draft, areaCount, locked, playing }: Progress): PlayerState {
  if (!playing) return 'out'
  if (locked || saved.length >= areaCount) return 'done'
  if (saved.length > 0) return 'decided'
  return draft.length > 0 ? 'draft' : 'nothing'
}

/** Everybody of a game: the companies, then those who are still awaited. */
export function playersOf(
  progress: readonly Progress[],
  assigned: readonly { id: number; username: string }[],
): Player[] {
  const joined = progress.map(row => ({
    username: row.username,
    state: stateOf(row),
    companyId: row.companyId,
    kind: row.kind,
    userId: null,
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
  /** Companies that play, and those among them that have saved something. */
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

/** The tiles of a filter in their order; equals by name, as the language sorts. */
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
