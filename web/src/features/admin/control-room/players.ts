import type { Progress } from '@trimestre/contract/companies'

/**
 * The states in the order of the tiles: the most advanced, the computers, the seats in which nobody decides, those invited
 * but not joined, those no longer playing.
 */
export const playerStates = [
  'done',
  'decided',
  'draft',
  'nothing',
  'computer',
  'vacant',
  'invited',
  'out',
] as const
export type PlayerState = (typeof playerStates)[number]

export type Player = {
  /** The name of the tile: that of the player, or of the company where several play it or nobody does. */
  username: string
  /** The name that a company played alone was given; null as long as there is none. */
  companyName: string | null
  state: PlayerState
  /** Null for an invited player who has not joined yet. */
  companyId: number | null
  /** The kind of the company; null for an invited player. */
  kind: Progress['kind'] | null
  /** The id of the only player; null for a team and until the accounts of the game are known. */
  userId: number | null
  savedCount: number
  areaCount: number
  locked: boolean
  online: boolean
  /** The number of members, and of those who have the game open. */
  members: number
  onlineCount: number
  /** The number of approvals given and needed to make the sheet final. */
  approvals: Progress['approvals']
}

export const filters = ['all', 'notYet', 'notSubmitted', 'done'] as const
export type Filter = (typeof filters)[number]

export const sorts = ['state', 'name', 'presence'] as const
export type Sort = (typeof sorts)[number]

/**
 * Returns the state of a company. All areas saved, or the player's own confirmation, means done. A single saved area
 * means decided, since the other areas have values anyway.
 */
function stateOf({ kind, saved, draft, areaCount, locked, playing }: Progress): PlayerState {
  if (!playing) return 'out'
  if (kind === 'vacant' || kind === 'computer') return kind
  if (locked || saved.length >= areaCount) return 'done'
  if (saved.length > 0) return 'decided'
  return draft.length > 0 ? 'draft' : 'nothing'
}

/** A person who is invited or plays; `seated` says whether they have a place in a company of the game. */
export type Assigned = { id: number; username: string; seated: boolean }

/** Whether a company appears under the name of its player: it is played alone, and somebody plays it. */
const isUnderPlayer = ({ kind, members }: Progress, inTeams: boolean): boolean =>
  !inTeams && kind !== 'vacant' && members <= 1 && (kind !== 'computer' || members === 1)

/** Returns all players of a game: the companies, then the invited players who have no place. */
export function playersOf(
  progress: readonly Progress[],
  assigned: readonly Assigned[],
  inTeams: boolean,
): Player[] {
  const idOf = new Map(assigned.map(({ id, username }) => [username, id]))
  const joined = progress.map(row => ({
    ...(isUnderPlayer(row, inTeams)
      ? {
          username: row.player,
          companyName: row.username === row.player ? null : row.username,
          userId: idOf.get(row.player) ?? null,
        }
      : { username: row.username, companyName: null, userId: null }),
    state: stateOf(row),
    companyId: row.companyId,
    kind: row.kind,
    savedCount: Math.min(row.saved.length, row.areaCount),
    areaCount: row.areaCount,
    locked: row.locked,
    online: row.online,
    members: row.members,
    onlineCount: row.onlineCount,
    approvals: row.approvals,
  }))
  // Their accounts may have been read before they joined.
  const known = new Set(progress.map(({ player }) => player))
  const awaited = assigned
    .filter(({ seated, username }) => !seated && !known.has(username))
    .map(({ id, username }) => ({ ...absent, username, userId: id }))
  return [...joined, ...awaited]
}

const absent = {
  state: 'invited',
  companyName: null,
  companyId: null,
  kind: null,
  savedCount: 0,
  areaCount: 0,
  locked: false,
  online: false,
  members: 0,
  onlineCount: 0,
  approvals: { given: 0, needed: 0 },
} as const

/** A company that can be given to a computer, or back to its members. */
export type Handed = Player & { companyId: number }

const isHanded = (player: Player): player is Handed => player.companyId !== null

/** Returns the companies whose players have touched nothing in this quarter, be they connected or not. */
export const untouchedOf = (players: readonly Player[]): Handed[] =>
  players.filter(isHanded).filter(({ kind, state }) => kind === 'human' && state === 'nothing')

/** Returns the companies that a computer holds in the place of their members. */
export const replacedOf = (players: readonly Player[]): Handed[] =>
  players.filter(isHanded).filter(({ kind, members }) => kind === 'computer' && members > 0)

export type Counts = Record<PlayerState, number> & {
  /** The number of companies in which somebody decides, and of those among them that have saved at least one area. */
  joined: number
  decidedInAll: number
  notSubmitted: number
  online: number
}

export function countPlayers(players: readonly Player[]): Counts {
  const count = (state: PlayerState) => players.filter(player => player.state === state).length
  const [done, decided, draft, nothing, computer, vacant, invited, out] = playerStates.map(count) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const joined = players.length - computer - vacant - invited - out
  const notSubmitted = players.filter(belongs.notSubmitted).length
  const online = players.filter(player => player.online).length
  const decidedInAll = done + decided
  const states = { done, decided, draft, nothing, computer, vacant, invited, out }
  return { ...states, joined, decidedInAll, notSubmitted, online }
}

const belongs: Record<Filter, (player: Player) => boolean> = {
  all: () => true,
  notYet: ({ state }) => state === 'draft' || state === 'nothing',
  notSubmitted: ({ kind, state, locked }) => kind === 'human' && state !== 'out' && !locked,
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
