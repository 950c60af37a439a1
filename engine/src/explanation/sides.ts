import { readMarketState, readState, readTerms } from '../company-state.ts'
import { type Decisions, requestedValues } from '../decisions-in-force.ts'
import { readEnvironment } from '../environment.ts'
import { referenceDemandComponents } from '../explain-demand.ts'
import { openingPosition } from '../opening.ts'
import type { DemandComponents } from '../position.ts'
import type { CompanyQuarter, MarketResult } from '../publish-result.ts'
import type { QuarterInput } from '../quarter.ts'
import { currentMarketState, currentState, type StoredCompanyState } from '../version-1.ts'
import type { NamedEvent, Side } from './path.ts'

/** The stored record of a company's quarter: all inputs of its computation, and the results. */
export interface PlayedQuarter {
  conditions: Omit<QuarterInput, 'companies' | 'decisions' | 'events'>
  /** Each event has a name of its own. */
  events: readonly NamedEvent[]
  /** Null for the opening position. */
  state: StoredCompanyState | null
  /** Human numbers. */
  given: Record<string, number>
  result: CompanyQuarter['result']
  statements: CompanyQuarter['statements']
  market: MarketResult
  /** Total attraction of all players, in billionths. */
  playersAttraction: number
}

/** Returns the circumstances in which a quarter was played. */
export function sideOf({ conditions, events, state, given, result }: PlayedQuarter): Side {
  const { parameters, criteria, phase, product, level, marketState } = conditions
  const read = { rounds: parameters.nbTurns, overrides: criteria, phase, product, level }
  const previousMarket = marketState && readMarketState(currentMarketState(marketState))
  const environment = readEnvironment({ ...read, events, previousMarket })
  const { base } = environment
  const opening = state === null ? openingPosition(base) : readState(currentState(state, base))
  return {
    circumstances: {
      opening,
      environment,
      wanted: requestedValues(environment.rules, given, opening.standing),
      demand: result.demande,
    },
    conditions: read,
    events,
  }
}

/**
 * Returns the basis of comparison of a first quarter: the same company on its defaults, with the customers of the
 * reference.
 */
export function referenceSide(now: Side): Side {
  const { environment } = now.circumstances
  const wanted = Object.fromEntries(
    environment.rules.map(({ item, default: standard }) => [item.key, standard]),
  )
  const { demand } = referenceDemandComponents(environment)
  return { ...now, circumstances: { ...now.circumstances, wanted: wanted as Decisions, demand } }
}

/** Returns the components of a quarter's demand, and of the demand with which it is compared. */
export function demandComponents(
  { result, statements, market }: PlayedQuarter,
  side: Side,
): { now: DemandComponents; before: DemandComponents } {
  const { opening, environment } = side.circumstances
  return {
    now: {
      demand: result.demandePrimaire,
      received: result.demandeReportee,
      segments: statements.demande.segments.map(({ demande, termes }, index) => ({
        demand: demande,
        market: market.segments[index]?.lnMarche ?? 0,
        terms: readTerms(termes),
      })),
    },
    before: opening.before ?? referenceDemandComponents(environment),
  }
}
