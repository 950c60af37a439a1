import type { Computer } from '@trimestre/contract/seats'
import {
  computersIn,
  type GameEvent,
  type Product,
  type StrategyFacts,
  type StrategySeat,
  strategyCriteria,
  strategyVersion,
} from '@trimestre/engine'
import type { QuarterParameters, RoundStrategies } from '../../platform/db/schema.ts'
import type { Conditions, EntrantRow, LockedGame } from './inputs-repo.ts'
import type { GivenValues, MarketBefore } from './quarter-input.ts'

/** What the computers of a game decided in a quarter, by the id of their company. */
export type DecidedByComputers = {
  values: ReadonlyMap<number, Record<string, number>>
  /** What they decided with; null without computers. */
  strategies: RoundStrategies | null
}

/** How a computer plays a single quarter in the place of people who have not touched their sheet. */
const substitute: Computer = { level: 2, temperament: 'prudent' }

/** A company with what was saved or drafted for it. */
type Sheet = EntrantRow & GivenValues & { isSaved: boolean }

/**
 * Decides in the companies that a computer holds and, where the game has it so, in those of people who are absent. In one
 * where a person has written any value in this quarter, the person's sheet counts, and the computer begins with the next
 * quarter.
 */
export function decideForComputers(
  game: Pick<LockedGame, 'seed' | 'absence'>,
  quarter: number,
  parameters: QuarterParameters,
  conditions: Conditions,
  entrants: readonly Sheet[],
): DecidedByComputers {
  const computers = entrants.filter(row => isDecidedByComputer(row, game))
  if (computers.length === 0) return { values: new Map(), strategies: null }
  const facts = factsOf(quarter, parameters, conditions)
  const decide = computersIn(facts)
  const seats: RoundStrategies['seats'] = {}
  const values = new Map<number, Record<string, number>>()
  for (const row of computers) {
    const seat = seatOf(game, row)
    seats[row.id] = seat
    values.set(row.id, decide({ result: row.lastResult, state: row.state }, seat))
  }
  return { values, strategies: { version: strategyVersion, facts, seats } }
}

function isDecidedByComputer(
  { seatKind, values, isSaved, isConfirmed }: Sheet,
  { absence }: Pick<LockedGame, 'absence'>,
): boolean {
  if (seatKind === 'computer') return Object.keys(values).length === 0
  return absence === 'computer' && !isSaved && !isConfirmed
}

/** What players were told of a quarter before it closed: the market of the one before, and the events of both. */
type Known = {
  market: MarketBefore | null
  announced: { now: readonly GameEvent[]; before: readonly GameEvent[] } | null
}

/** Everything else that is known of the quarter stays unknown to computers. */
export function factsOf(
  quarter: number,
  { parameters, criteria, phase, product, level }: QuarterParameters,
  { market, announced }: Known,
): StrategyFacts {
  const { dimension, evolution } = product as Product
  const clock = market?.state ?? null
  return {
    quarter,
    rounds: parameters.nbTurns,
    phase,
    quartersInPhase: clock?.phase === phase ? clock.trimestresPhase + 1 : 0,
    level,
    product: { dimension, evolution },
    criteria: Object.fromEntries(
      strategyCriteria.flatMap(name => (criteria[name] === undefined ? [] : [[name, criteria[name]]])),
    ),
    meanPrice: market?.prixMoyen ?? 0,
    events: announced?.now ?? [],
    previousEvents: announced?.before ?? [],
  }
}

function seatOf(
  { seed }: Pick<LockedGame, 'seed'>,
  { id, seat, seatKind, computer }: EntrantRow,
): StrategySeat {
  if (seatKind !== 'computer') return { seat, seed, ...substitute }
  if (computer === null) throw new Error(`company ${id} is held by a computer without a strategy`)
  return { seat, seed, ...computer }
}
