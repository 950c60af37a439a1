import { type Criterion, criteria } from '../catalogue/criteria.ts'
import { type DecisionItem, decisionItems } from '../catalogue/decisions.ts'
import { events, operations } from '../catalogue/events.ts'
import { marketTypes } from '../catalogue/market-types.ts'
import { phases } from '../catalogue/phases.ts'
import type { CompanyState } from '../company-state.ts'
import { type Criteria, type EventImpact, effectiveCriteria, type GameEvent } from '../criteria-in-force.ts'
import type { Product } from '../environment.ts'
import { openingState } from '../opening-documents.ts'
import type { CompanyQuarter, MarketResult } from '../publish-result.ts'
import type { QuarterInput, QuarterOutput } from '../quarter.ts'
import { runScenario } from '../scenario.ts'
import { type ScenarioDocument, taxEvent } from './builders.ts'
import { type Random, randomFrom } from './random.ts'

/** Random games, mild and extreme: several quarters, levels, phases, events and criteria. Each seed gives one game. */

const COMPANIES_MAX = 5
/** Most games are short; the others go through a whole financial year and the beginning of the next. */
const QUARTERS_MAX = 5
const QUARTERS_OF_LONG_GAME = { min: 6, max: 10 }
/** The number of steps into which a range is divided. */
const STEPS = 1000

/** Returns a number that is mostly within the bounds, often on them, sometimes far outside. */
function numberWithin(random: Random, min: number, max: number): number {
  if (random.chance(70)) return min + ((max - min) * random.integer(0, STEPS)) / STEPS
  if (random.chance(70)) return random.pick([min, max])
  return random.pick([-1e300, -1, 0, 1e300, min - 1, max * 2, 0.000_000_5])
}

function randomCriteria(random: Random): Record<string, number> {
  if (random.chance(50)) return {}
  const share = random.pick([2, 10, 30])
  const chosen = criteria.filter(() => random.chance(share))
  return Object.fromEntries(
    chosen.map(({ name, min, max }: Criterion) => [name, numberWithin(random, min, max)]),
  )
}

/** Returns a value that is mostly within a twentieth of its range, where ordinary companies are. */
function randomDecision(random: Random, { min, max, default: standard }: DecisionItem): number {
  if (random.chance(25)) return standard
  return numberWithin(random, min, random.chance(65) ? min + (max - min) / 20 : max)
}

/** Returns the decisions of a company that decides nothing, little or everything. */
function randomDecisions(random: Random): Record<string, number> {
  const share = random.pick([0, 20, 50, 100])
  const chosen = decisionItems.filter(() => random.chance(share))
  return Object.fromEntries(chosen.map(item => [item.key, randomDecision(random, item)]))
}

/** Returns a gain or a loss that turns the result of a year, so that profits follow losses and the reverse. */
function randomTurn(random: Random): GameEvent {
  const criterion = random.pick(['produitExceptionnel', 'chargeExceptionnelle'])
  return { impact: [{ criterion, operation: 'add', value: 1000 * random.integer(1, 60) }] }
}

function randomEvent(random: Random): GameEvent {
  const [first, ...others] = events
  if (first !== undefined && random.chance(60)) return { impact: random.pick([first, ...others]).impact }
  const impact: EventImpact = {
    criterion: random.chance(90) ? (criteria[random.integer(0, criteria.length - 1)]?.name ?? '') : 'inconnu',
    operation: random.pick([...operations, ...operations, 'divide']),
    value: random.pick([0, 0.5, 1.333333, 2, -1, 0.000001, 1e300]),
  }
  return { name: 'essai', impact: [impact] }
}

/** Returns the dimension of an ordinary market, of a tiny one, or of any. */
function randomDimension(random: Random): number {
  if (random.chance(60)) return random.integer(1500, 5000)
  return random.chance(30) ? 100 : numberWithin(random, 100, 100_000)
}

/** Returns a market of one segment or two, of types that are sometimes unknown. */
function randomProduct(random: Random): Product {
  const type = () => marketTypes[random.integer(0, marketTypes.length)]?.key ?? 'inconnu'
  return {
    typeOfMarket: type(),
    evolution: numberWithin(random, -20, 20),
    dimension: randomDimension(random),
    segments: random.pick([1, 1, 1, 2, 2, 3]),
    typeSegment1: type(),
    typeSegment2: type(),
  }
}

const randomPhase = (random: Random) => phases[random.integer(0, phases.length - 1)]?.key ?? 'Croissance'

function randomQuarter(random: Random, ids: readonly string[]): ScenarioDocument['quarters'][number] {
  const events = Array.from({ length: random.integer(0, 3) }, () => randomEvent(random))
  if (random.chance(25)) events.push(randomTurn(random))
  const quarter: ScenarioDocument['quarters'][number] = {
    events: [taxEvent, ...events],
    decisions: Object.fromEntries(ids.map(id => [id, randomDecisions(random)])),
  }
  if (random.chance(12)) quarter.phase = randomPhase(random)
  if (random.chance(12)) quarter.level = random.integer(1, 4)
  if (random.chance(5)) quarter.criteria = randomCriteria(random)
  return quarter
}

function randomLength(random: Random): number {
  const { min, max } = QUARTERS_OF_LONG_GAME
  return random.chance(75) ? random.integer(1, QUARTERS_MAX) : random.integer(min, max)
}

/** Builds a whole game of 1 to 5 companies over 1 to 10 quarters. */
export function randomGame(seed: number): ScenarioDocument {
  const random = randomFrom(seed)
  const ids = Array.from({ length: random.integer(1, COMPANIES_MAX) }, (_, index) => `c${index}`)
  return {
    version: 2,
    parameters: { nbTurns: random.integer(1, 100) },
    criteria: randomCriteria(random),
    phase: randomPhase(random),
    product: randomProduct(random),
    level: random.chance(60) ? 4 : random.integer(0, 5),
    companies: ids.map(id => ({ id })),
    quarters: Array.from({ length: randomLength(random) }, () => randomQuarter(random, ids)),
  }
}

/** Builds the quarter that follows a random game, to be compared with variants of itself. */
export function randomNextQuarter(seed: number): QuarterInput {
  const { input, output } = roundsOf(randomGame(seed)).at(-1) as Round
  const random = randomFrom(seed + 1)
  return {
    ...input,
    level: 4,
    marketState: output.market.state,
    companies: input.companies.map(({ id }) => ({ id, state: output.companies[id]?.state ?? null })),
    events: [taxEvent],
    decisions: Object.fromEntries(input.companies.map(({ id }) => [id, randomDecisions(random)])),
  }
}

/** The input and the output of a quarter. */
export interface Round {
  readonly input: QuarterInput
  readonly output: QuarterOutput
}

/** Returns the input and the output of each quarter of a game. */
export function roundsOf(game: ScenarioDocument): Round[] {
  const played: Round[] = []
  for (const [index, output] of runScenario(game).quarters.entries()) {
    const before = played.at(-1)
    const quarter = game.quarters[index]
    const level = quarter?.level ?? before?.input.level ?? game.level ?? 4
    const input: QuarterInput = {
      parameters: { nbTurns: game.parameters?.nbTurns ?? 8 },
      criteria: { ...(before?.input.criteria ?? game.criteria), ...quarter?.criteria },
      phase: output.market.state.phase,
      product: { typeOfMarket: 'standard', evolution: 0, dimension: 2800, ...game.product },
      level,
      marketState: before === undefined ? (game.marketState ?? null) : before.output.market.state,
      companies: game.companies.map(({ id, state = null }) => ({
        id,
        state: before?.output.companies[id]?.state ?? state,
      })),
      events: quarter?.events ?? [],
      decisions: quarter?.decisions ?? {},
    }
    played.push({ input, output })
  }
  return played
}

/** A company's quarter with the state from which it started. */
export interface Step {
  readonly quarterNumber: number
  readonly before: CompanyState
  readonly company: CompanyQuarter
  readonly market: MarketResult
  /** The coefficients in force, at engine scale. */
  readonly criteria: Criteria
}

/** Returns every company's quarter of a game that was played. */
export function stepsOf(rounds: readonly Round[]): Step[] {
  const states = new Map<string, CompanyState>()
  return rounds.flatMap(({ input, output: { market, companies } }) => {
    const criteria = effectiveCriteria(input.criteria, input.events)
    return Object.entries(companies).map(([id, company]) => {
      const before = states.get(id) ?? openingState(input.criteria)
      states.set(id, company.state)
      return { quarterNumber: market.state.trimestre, before, company, market, criteria }
    })
  })
}
