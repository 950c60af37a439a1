import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { CompanyChange, StreamEvent } from '@trimestre/contract/stream-events'
import { readAgain } from '../query-cache.ts'

/** The maximum random delay in milliseconds before a page reloads, so that a class does not reload at the same time. */
export const spread = 2000

/** Milliseconds between two reloads of the same part, however often it changes: players are many, staff are few. */
const gap = { staff: 300, player: 5000 } as const

/** The first words of the query keys that no game changes. */
const unrelated: ReadonlySet<unknown> = new Set(['products', 'items', 'menus', 'events', 'users', 'roles'])

export type Part = {
  name: string
  /** Whether it is reloaded at once also on a player's page: only the few members of one company read it. */
  isUrgent?: boolean
  matches(key: QueryKey): boolean
}

const startsWith =
  (...beginnings: QueryKey[]) =>
  (key: QueryKey): boolean =>
    beginnings.some(beginning => beginning.every((word, index) => key[index] === word))

/** All data that a passed quarter, a reset or a lost connection makes outdated. */
export const everything: Part = { name: 'everything', matches: key => !unrelated.has(key[0]) }

export const activeRound = (gameId: number): Part => ({
  name: 'round',
  matches: startsWith(['getActiveRound', gameId]),
})

const progress = (gameId: number): Part => ({ name: 'progress', matches: startsWith(['progress', gameId]) })

const requests = (gameId: number): Part => ({
  name: 'requests',
  matches: startsWith(['joinRequests', gameId]),
})

const plan = (gameId: number): Part => ({ name: 'plan', matches: startsWith(['plan', gameId]) })

const decisions: Part = {
  name: 'decisions',
  isUrgent: true,
  matches: startsWith(['listDecisions'], ['companyLock']),
}

/** What the members of a company know about each other's work, and what a projection starts from. */
const teamwork: Part = {
  name: 'teamwork',
  isUrgent: true,
  matches: startsWith(['getTeam'], ['listDecisionChanges'], ['listContributions'], ['getProjectionInputs']),
}
const proposals: Part = { name: 'proposals', isUrgent: true, matches: startsWith(['listProposals']) }
const journal: Part = {
  name: 'journal',
  isUrgent: true,
  matches: startsWith(['getJournal'], ['listJournals']),
}
const company: Part = { name: 'company', isUrgent: true, matches: startsWith(['getCompany']) }

const notifications: Part = {
  name: 'notifications',
  isUrgent: true,
  matches: startsWith(['listNotifications']),
}
const announcements = (gameId: number): Part => ({
  name: 'announcements',
  isUrgent: true,
  matches: startsWith(['announcements', gameId]),
})
const thread = (companyId: number): Part => ({
  name: `thread ${companyId}`,
  isUrgent: true,
  matches: startsWith(['thread', companyId]),
})

/** A whole class is asked or told at once, so these are not urgent. */
const quizzes = (gameId: number): Part => ({ name: 'quizzes', matches: startsWith(['quizzes', gameId]) })
const peers = (gameId: number): Part => ({ name: 'peers', matches: startsWith(['peers', gameId]) })
const grades = (gameId: number): Part => ({ name: 'grades', matches: startsWith(['grades', gameId]) })

const game = (gameId: number): Part => ({
  name: 'game',
  matches: startsWith(
    ['getGame', gameId],
    ['getMarketRules', gameId],
    ['getModelCard', gameId],
    ['games'],
    ['listGames'],
    ['schedule', gameId],
  ),
})

/** What the pages of a sheet show. A whole class reads it again when a quarter closes, so it is not urgent. */
const sheet: Part = {
  name: 'sheet',
  matches: key => [decisions, teamwork, proposals, company, journal].some(part => part.matches(key)),
}

/**
 * Returns the parts that an event of a game's stream makes outdated. When a quarter closes without being published,
 * staff see its results and players see only that nothing can be decided any more.
 */
export function partsOf(event: StreamEvent, gameId: number, isStaff: boolean): Part[] {
  switch (event.name) {
    // A quarter that is opened again may have been published: its results leave the pages of players.
    case 'round.passed':
    case 'round.reopened':
      return [everything]
    case 'round.closed':
      return isStaff ? [everything] : [activeRound(gameId), game(gameId), progress(gameId), sheet]
    case 'company.updated':
      return partsOfChange(event.data.change, gameId)
    case 'announcement.added':
      return [announcements(gameId)]
    case 'message.added':
      return [thread(event.data.companyId)]
    // The event of grades goes to staff only, so a player learns from the notification that a grade is published.
    case 'notification.added':
      return [notifications, grades(gameId)]
    case 'company.presence':
      return []
    case 'game.updated':
      // The time at which a hidden quarter is published belongs to its round.
      return [game(gameId), activeRound(gameId), progress(gameId)]
    case 'requests.updated':
      return [requests(gameId)]
    case 'plan.updated':
      return [plan(gameId)]
    // What quizzes and peer evaluations say is what grades are computed from, which only staff see at once.
    case 'quizzes.updated':
      return isStaff ? [quizzes(gameId), grades(gameId)] : [quizzes(gameId)]
    case 'peers.updated':
      return isStaff ? [peers(gameId), grades(gameId)] : [peers(gameId)]
    // Answers and forms are events of grades: they change the progress and the results that staff see.
    case 'grading.updated':
      return [grades(gameId), quizzes(gameId), peers(gameId)]
    case 'schedule.updated':
      return [game(gameId)]
    // The versions that wait for publication belong to the rounds, and only staff see them.
    case 'versions.updated':
      return [everything]
  }
}

function partsOfChange(change: CompanyChange, gameId: number): Part[] {
  switch (change) {
    case 'reset':
      return [everything]
    case 'proposal':
      return [proposals]
    case 'journal':
      return [journal]
    case 'approval':
      return [progress(gameId), teamwork]
    case 'members':
    case 'seat':
      return [progress(gameId), company, decisions, teamwork]
    default:
      return [progress(gameId), decisions, teamwork]
  }
}

/** Returns the parts that may have changed between the first responses and the opening of the stream. */
export const uncertainAtFirst = (gameId: number): Part[] => [
  activeRound(gameId),
  game(gameId),
  progress(gameId),
  requests(gameId),
  plan(gameId),
  company,
  quizzes(gameId),
  peers(gameId),
  grades(gameId),
]

export type Refresher = { refresh(part: Part): void; stop(): void }

/**
 * `waiting`: the pending reload serves every request until it starts; `running`: a new request causes one more reload,
 * and the stage becomes `wanted`.
 */
type Stage = 'waiting' | 'running' | 'wanted'

/** Reloads parts of the displayed data: at once for staff, after a random delay on each player's page. */
export function createRefresher(client: QueryClient, isStaff: boolean): Refresher {
  const stages = new Map<string, Stage>()
  const timers = new Set<ReturnType<typeof setTimeout>>()

  const later = (work: () => void, delay: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, delay)
    timers.add(timer)
  }
  const reload = async (part: Part) => {
    stages.set(part.name, 'running')
    await readAgain(client, part.matches)
    const isSoon = isStaff || part.isUrgent || part === everything
    later(() => finish(part), isSoon ? gap.staff : gap.player)
  }
  const finish = (part: Part) => {
    const isWanted = stages.get(part.name) === 'wanted'
    stages.delete(part.name)
    if (isWanted) refresh(part)
  }
  const refresh = (part: Part) => {
    const stage = stages.get(part.name)
    if (stage === 'running') stages.set(part.name, 'wanted')
    if (stage !== undefined) return
    stages.set(part.name, 'waiting')
    later(() => void reload(part), isStaff || part.isUrgent ? 0 : Math.random() * spread)
  }
  return {
    refresh,
    stop() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
