import {
  decideAsComputer,
  type Phase,
  productFields,
  type QuarterInput,
  type QuarterOutput,
  type StrategyFacts,
  type StrategyLevel,
  simulateQuarter,
  strategyCriteria,
  type Temperament,
} from '@trimestre/engine'
import { type Random, randomFrom, type Strategy, taxEvent } from '@trimestre/engine/testing'

/** Who decides in a company: a computer, or a script. */
export type Player = { level: StrategyLevel; temperament: Temperament } | { script: Strategy }

/** A game; its places have the players in their order. */
export type Game = {
  phase: Phase
  /** Planned number of quarters, all of which are played. */
  length: number
  /** Level of the game. */
  level: number
  criteria: Record<string, number>
  seed: number
  players: readonly Player[]
}

/** The seasons that a new game proposes. */
export const proposedSeasons = { saisonT1: 1, saisonT2: 1.05, saisonT3: 0.9, saisonT4: 1.05 }

/** What went wrong in the quarters of computers. */
export type Soundness = {
  companyQuarters: number
  recoveries: number
  emergencyLoans: number
  /** Quarters of a company in which a decision was reduced to its limit. */
  limited: number
}

export const noQuarters: Soundness = { companyQuarters: 0, recoveries: 0, emergencyLoans: 0, limited: 0 }

export const sumOf = (one: Soundness, other: Soundness): Soundness => ({
  companyQuarters: one.companyQuarters + other.companyQuarters,
  recoveries: one.recoveries + other.recoveries,
  emergencyLoans: one.emergencyLoans + other.emergencyLoans,
  limited: one.limited + other.limited,
})

/** The final rank at each place, and what was seen of the computers. */
export type Played = { ranks: number[]; soundness: Soundness }

/** Plays a game as the server does: computers are handed what it hands them, and decide before the market is cleared. */
export function play(game: Game): Played {
  const randoms = game.players.map((_, index) => randomFrom(game.seed * game.players.length + index))
  let soundness = noQuarters
  let last: QuarterOutput | null = null
  for (let quarter = 1; quarter <= game.length; quarter += 1) {
    last = simulateQuarter(quarterOf(game, quarter, last, randoms))
    soundness = sumOf(soundness, soundnessOf(game, last))
  }
  if (last === null) throw new Error('a game has at least one quarter')
  const { companies } = last
  return { ranks: game.players.map((_, index) => companyAt(companies, index).result.classement), soundness }
}

/** The standard product; a game has one segment. */
const product = {
  typeOfMarket: productFields.typeOfMarket.default,
  evolution: productFields.evolution.default,
  dimension: productFields.dimension.default,
}

function quarterOf(
  game: Game,
  quarter: number,
  last: QuarterOutput | null,
  randoms: readonly Random[],
): QuarterInput {
  const { phase, level, length, criteria, players } = game
  const decide = decidersOf(game, quarter, last, randoms)
  return {
    ...{ phase, level, criteria, product, parameters: { nbTurns: length }, events: [taxEvent] },
    marketState: last?.market.state ?? null,
    companies: players.map((_, index) => ({
      id: idOf(index),
      state: ownQuarter(last, index)?.state ?? null,
    })),
    decisions: Object.fromEntries(players.map((player, index) => [idOf(index), decide(player, index)])),
  }
}

function decidersOf(game: Game, quarter: number, last: QuarterOutput | null, randoms: readonly Random[]) {
  const facts = factsOf(game, quarter, last)
  return (player: Player, index: number): Record<string, number> => {
    const own = ownQuarter(last, index)
    if ('script' in player) {
      const random = randoms[index] ?? randomFrom(game.seed)
      return player.script({ quarterNumber: quarter, last: own?.result ?? null, random })
    }
    const books = { result: own?.result ?? null, state: own?.state ?? null }
    return decideAsComputer(facts, books, { ...player, seat: index + 1, seed: game.seed })
  }
}

/** Returns what the server hands to the computers of a game without announced events (`game-day/pass/computers.ts`). */
function factsOf({ phase, length, level, criteria }: Game, quarter: number, last: QuarterOutput | null) {
  const clock = last?.market.state ?? null
  const { evolution, dimension } = product
  return {
    ...{ quarter, phase, level, rounds: length },
    quartersInPhase: clock?.phase === phase ? clock.trimestresPhase + 1 : 0,
    product: { evolution, dimension },
    criteria: Object.fromEntries(
      strategyCriteria.flatMap(name => (criteria[name] === undefined ? [] : [[name, criteria[name]]])),
    ),
    meanPrice: last?.market.prixMoyen ?? 0,
    events: [],
    previousEvents: [],
  } satisfies StrategyFacts
}

const idOf = (index: number): string => String(index + 1)

const ownQuarter = (last: QuarterOutput | null, index: number) => last?.companies[idOf(index)] ?? null

function companyAt(companies: QuarterOutput['companies'], index: number) {
  const company = companies[idOf(index)]
  if (company === undefined) throw new Error(`company ${idOf(index)} was not played`)
  return company
}

function soundnessOf({ players }: Game, { companies }: QuarterOutput): Soundness {
  let seen = noQuarters
  for (const [index, player] of players.entries()) {
    if ('script' in player) continue
    const { result, state } = companyAt(companies, index)
    seen = sumOf(seen, {
      companyQuarters: 1,
      recoveries: state.statut === 'normal' ? 0 : 1,
      emergencyLoans: result.pretUrgence > 0 ? 1 : 0,
      limited: result.alertes.some(alert => alert.startsWith('PLAFOND')) ? 1 : 0,
    })
  }
  return seen
}
