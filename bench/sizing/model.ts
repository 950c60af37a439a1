import type { Cost, Costs } from './costs.ts'

/** The assumptions about players on which every figure of the table is based. */
export const assumptions = {
  /** Minutes in which all concurrent players sign in, as at the start of a class. */
  signInMinutes: 10,
  /** Seconds a player reads a page before opening the next. */
  readingSeconds: 20,
  /** Seconds between two saves of a decision area. */
  savingSeconds: 60,
  /** Minutes between two quarters of a game in class. */
  quarterMinutes: 30,
  companiesPerGame: 30,
  /** Events that reach a player's stream between two quarters: own saves, the pass, the schedule. */
  eventsPerQuarter: 40,
  /** Quarters a player plays in a year: two games of eight. */
  quartersPerYear: 16,
  /** Share of a core that is busy at the peak. */
  busy: 0.6,
  /** Streams of one process, few enough for its memory and its restart to stay small. */
  streamsPerProcess: 4_000,
  /** The most connections that a process holds: ten for requests, four for passes, one that listens. */
  connectionsPerProcess: 15,
} as const

/** Players of an installation, and how many of them play at once at the busiest moment. */
export const populations = [
  { players: 40, atOnce: 40 },
  { players: 1_000, atOnce: 500 },
  { players: 10_000, atOnce: 3_000 },
  { players: 100_000, atOnce: 20_000 },
  { players: 1_000_000, atOnce: 100_000 },
] as const

export type Size = {
  players: number
  atOnce: number
  /** Cores busy with users who sign in, and with users who play. */
  signInCores: number
  playCores: number
  processes: number
  /** Gigabytes of memory of all processes. */
  memoryGB: number
  databaseCores: number
  connections: number
  /** Gigabytes that a year adds to the database. */
  yearGB: number
}

type Population = { players: number; atOnce: number }

/** Returns the needs of an installation of this size. */
export function sizeOf(costs: Costs, population: Population): Size {
  // With more processes each of them caches less, so the count is repeated until there are enough for the higher cost.
  let size = sizeAcross(costs, population, 1)
  for (let given = 1; size.processes > given; ) {
    given = size.processes
    size = sizeAcross(costs, population, given)
  }
  return size
}

/** Returns the needs if requests go to `given` processes at random. */
function sizeAcross(costs: Costs, { players, atOnce }: Population, given: number): Size {
  const { busy, streamsPerProcess, connectionsPerProcess, quartersPerYear, signInMinutes } = assumptions
  const signInCores = coresOf(costs.signIn, atOnce / (signInMinutes * 60))
  const play = addUp(playing(costs, given).map(([cost, perSecond]) => timesOf(cost, perSecond * atOnce)))
  const playCores = play.process / 1000 / busy
  const busiest = Math.max(signInCores.process, playCores)
  const enough = Math.max(Math.ceil(busiest), Math.ceil(atOnce / streamsPerProcess), given)
  // With two processes, one serves while the other is updated.
  const processes = players <= 100 ? enough : Math.max(2, enough)
  const own = timesOf(costs.processSecond, processes)
  return {
    players,
    atOnce,
    signInCores: signInCores.process,
    playCores,
    processes,
    memoryGB: (processes * costs.processBytes + atOnce * costs.streamBytes) / 1e9,
    databaseCores: Math.max((play.database + own.database) / 1000 / busy, signInCores.database),
    connections: processes * connectionsPerProcess,
    yearGB: (players * quartersPerYear * costs.quarterBytes) / 1e9,
  }
}

/** Returns the share of a player's dashboards that are not cached: the first in each quarter on each process. */
export function cacheMissShare(processes: number): number {
  const { quarterMinutes, readingSeconds } = assumptions
  const openings = (quarterMinutes * 60) / readingSeconds
  return (processes * (1 - (1 - 1 / processes) ** openings)) / openings
}

/** Returns the costs that one active player causes, and how often a second. */
function playing(costs: Costs, processes: number): [cost: Cost, perSecond: number][] {
  const { readingSeconds, savingSeconds, quarterMinutes, eventsPerQuarter } = assumptions
  const perQuarter = 1 / (quarterMinutes * 60)
  const anew = cacheMissShare(processes)
  return [
    [costs.dashboard, (1 - anew) / readingSeconds],
    [costs.uncachedDashboard, anew / readingSeconds],
    [costs.save, 1 / savingSeconds],
    [costs.companyPass, perQuarter],
    [costs.streamEvent, eventsPerQuarter * perQuarter],
    [costs.streamSecond, 1],
  ]
}

const timesOf = ({ process, database }: Cost, factor: number): Cost => ({
  process: process * factor,
  database: database * factor,
})

const coresOf = (cost: Cost, perSecond: number): Cost => timesOf(cost, perSecond / 1000 / assumptions.busy)

const addUp = (costs: readonly Cost[]): Cost =>
  costs.reduce((sum, { process, database }) => ({
    process: sum.process + process,
    database: sum.database + database,
  }))
