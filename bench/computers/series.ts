import { type Phase, phases, strategyLevels, temperaments } from '@trimestre/engine'
import { type Random, randomFrom, type Strategy, strategies } from '@trimestre/engine/testing'
import { type Game, noQuarters, type Player, play, proposedSeasons, type Soundness, sumOf } from './play.ts'

/** A set of games that differ only in what is drawn, in each of the four phases. */
export type Series = {
  length: number
  /** Level of the game. */
  level: number
  criteria: Record<string, number>
  gamesPerPhase: number
  /** Draws who plays a game. */
  players(random: Random): Player[]
  /** The name under which a player is counted. */
  groupOf(player: Player): string
}

/** What a group reached in a series: its mean rank in each game, and the games that it won; a shared win counts in parts. */
export type Reached = { meanRanks: number[]; wins: number }

/** The games of a series in one phase. */
export type Findings = {
  series: SeriesName
  phase: Phase
  groups: Record<string, Reached>
  soundness: Soundness
}

const levelOf = (player: Player): string => ('script' in player ? 'script' : `level ${player.level}`)
const temperamentOf = (player: Player): string => ('script' in player ? 'script' : player.temperament)

const everyTemperament = temperaments as [(typeof temperaments)[number], ...typeof temperaments]

const ordinary = { length: 8, level: 4, criteria: proposedSeasons }

/** Two computers of each level, their temperaments drawn. */
const byLevel = {
  players: (random: Random) =>
    [...strategyLevels, ...strategyLevels].map(level => ({
      level,
      temperament: random.pick(everyTemperament),
    })),
  groupOf: levelOf,
}

/** Two computers of each temperament. */
const byTemperament = (level: (typeof strategyLevels)[number]) => ({
  players: () => [...temperaments, ...temperaments].map(temperament => ({ level, temperament })),
  groupOf: temperamentOf,
})

/** In human numbers. */
const BEGINNER_SURCHARGE = 3
const BEGINNER_RESEARCH = 1500

/**
 * A careful beginner, who plans for demand as the bot « balanced » does, and spends as it does but on research, at a price a
 * little above the reference. That bot asks the reference price in every phase, and loses by it where the market shrinks.
 */
const beginner: Strategy = view => {
  const { prixVente = 0, ...decided } = strategies.balanced(view)
  return { ...decided, prixVente: prixVente + BEGINNER_SURCHARGE, budgetRD: BEGINNER_RESEARCH }
}

/** One company that a script decides, against a computer of each temperament. */
const ladder = (script: Strategy, level: (typeof strategyLevels)[number]): Series => ({
  ...ordinary,
  criteria: {},
  gamesPerPhase: 50,
  players: () => [{ script }, ...temperaments.map(temperament => ({ level, temperament }))],
  groupOf: levelOf,
})

/** The games of the gate, in the order in which it judges them. */
export const allSeries = {
  'levels, 8 quarters, level 4': { ...ordinary, ...byLevel, gamesPerPhase: 50 },
  'levels, 4 quarters': { ...ordinary, ...byLevel, length: 4, gamesPerPhase: 40 },
  'levels, 12 quarters': { ...ordinary, ...byLevel, length: 12, gamesPerPhase: 40 },
  'levels, game level 1': { ...ordinary, ...byLevel, level: 1, gamesPerPhase: 40 },
  'levels, game level 2': { ...ordinary, ...byLevel, level: 2, gamesPerPhase: 40 },
  'levels, game level 3': { ...ordinary, ...byLevel, level: 3, gamesPerPhase: 40 },
  'temperaments, level 1': { ...ordinary, ...byTemperament(1), gamesPerPhase: 50 },
  'temperaments, level 2': { ...ordinary, ...byTemperament(2), gamesPerPhase: 50 },
  'temperaments, level 3': { ...ordinary, ...byTemperament(3), gamesPerPhase: 50 },
  'ladder, deciding nothing, level 2': ladder(strategies.absent, 2),
  'ladder, careful beginner, level 1': ladder(beginner, 1),
  'ladder, careful beginner, level 2': ladder(beginner, 2),
  'ladder, careful beginner, level 3': ladder(beginner, 3),
} as const satisfies Record<string, Series>

export type SeriesName = keyof typeof allSeries
export const seriesNames = Object.keys(allSeries) as SeriesName[]

/** A part of the command that a thread can do alone. */
export type Job = { series: SeriesName; phase: Phase; seed: number }

export const jobsOf = (seed: number): Job[] =>
  seriesNames.flatMap(series => phases.map(({ key: phase }) => ({ series, phase, seed })))

/** Roughly how long a job takes. */
export const sizeOf = ({ series }: Job): number => allSeries[series].length * allSeries[series].gamesPerPhase

const SEED_MAX = 2_147_483_646

/** Plays the games of a series in one phase; they depend on nothing but the job. */
export function runJob({ series: name, phase, seed }: Job): Findings {
  const series: Series = allSeries[name]
  const place = seriesNames.indexOf(name) * phases.length + phases.findIndex(({ key }) => key === phase)
  const random = randomFrom(seed * 1000 + place)
  const groups: Findings['groups'] = {}
  let soundness = noQuarters
  for (let count = 0; count < series.gamesPerPhase; count += 1) {
    const { length, level, criteria } = series
    const players = series.players(random)
    const game: Game = { phase, length, level, criteria, seed: random.integer(1, SEED_MAX), players }
    const played = play(game)
    soundness = sumOf(soundness, played.soundness)
    addRanks(groups, players.map(series.groupOf), played.ranks)
  }
  return { series: name, phase, groups, soundness }
}

function addRanks(groups: Findings['groups'], names: readonly string[], ranks: readonly number[]): void {
  const winners = ranks.filter(rank => rank === 1).length
  for (const name of new Set(names)) {
    const own = ranks.filter((_, index) => names[index] === name)
    const { meanRanks = [], wins = 0 } = groups[name] ?? {}
    meanRanks.push(own.reduce((total, rank) => total + rank, 0) / own.length)
    groups[name] = { meanRanks, wins: wins + own.filter(rank => rank === 1).length / winners }
  }
}
