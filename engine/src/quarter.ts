import type { Phase } from './catalogue/phases.ts'
import { BANK } from './chart-of-accounts.ts'
import { closeCompany, type OwnClosing } from './closing.ts'
import { offerOf, prepareCompany } from './company-quarter.ts'
import { readMarketState, readState } from './company-state.ts'
import type { GameEvent } from './criteria-in-force.ts'
import { decisionsInForce, requestedValues } from './decisions-in-force.ts'
import { type Environment, type Product, readEnvironment } from './environment.ts'
import { balanceOf } from './journal.ts'
import { clearMarket } from './market.ts'
import { openingPosition } from './opening.ts'
import type { Position } from './position.ts'
import { type CompanyQuarter, type MarketResult, publishCompany, publishMarket } from './publish-result.ts'
import { rank, type Standing } from './ranking.ts'
import {
  currentMarketState,
  currentState,
  type StoredCompanyState,
  type StoredMarketState,
} from './version-1.ts'

/** The input of one quarter. Human numbers, except states, which are the engine's own documents. */
export interface QuarterInput {
  /** Planned number of quarters of the game, 1 to 100. */
  parameters: { nbTurns: number }
  /** Base coefficients that differ from the catalogue's defaults. */
  criteria: Record<string, number>
  phase: Phase
  product: Product
  /** Level of the game, 1 to 4. */
  level: number
  /** Null for the first quarter of the game. */
  marketState: StoredMarketState | null
  /** A null state is the opening position. */
  companies: { id: string; state: StoredCompanyState | null }[]
  events: GameEvent[]
  /** By company id, then by decision key; absent values are carried over or take their default. */
  decisions: Record<string, Record<string, number>>
}

export interface QuarterOutput {
  market: MarketResult
  companies: Record<string, CompanyQuarter>
}

/**
 * Plays one quarter. The same input always gives the same output, and the input is not modified.
 * @throws Error when the books do not balance, RangeError when a figure leaves the engine's range: both are bugs
 */
export function simulateQuarter(input: QuarterInput): QuarterOutput {
  const environment = environmentOf(input)
  const preparations = input.companies.map(({ id, state }) => {
    const opening = positionOf(state, environment)
    const wanted = requestedValues(environment.rules, givenTo(id, input.decisions), opening.standing)
    return prepareCompany(id, opening, decisionsInForce(environment.rules, wanted, opening), environment)
  })
  const { summary, outcomes } = clearMarket(preparations.map(offerOf), environment)
  // Without a prototype an id such as "constructor" is an ordinary id.
  const companies: QuarterOutput['companies'] = Object.create(null)
  const results: CompanyQuarter['result'][] = []
  const standings: Standing[] = []
  preparations.forEach((preparation, index) => {
    const outcome = outcomes[index]
    if (outcome === undefined) return
    // Each company is published at once, because the published part of a quarter is a fifth of what it computes.
    const closing = closeCompany(preparation, outcome, summary, environment)
    const company = publishCompany(closing, environment)
    companies[preparation.id] = company
    results.push(company.result)
    standings.push(standingOf(closing.own))
  })
  settleRanks(results, rank(standings))
  return { market: publishMarket(summary, environment), companies }
}

function settleRanks(results: readonly CompanyQuarter['result'][], ranks: readonly number[]): void {
  results.forEach((result, index) => {
    result.classement = ranks[index] ?? results.length
  })
}

function environmentOf(input: QuarterInput): Environment {
  const { parameters, criteria, phase, product, level, events, marketState } = input
  return readEnvironment({
    rounds: parameters.nbTurns,
    overrides: criteria,
    phase,
    product,
    level,
    events,
    previousMarket: marketState && readMarketState(currentMarketState(marketState)),
  })
}

function positionOf(state: StoredCompanyState | null, { base }: Environment): Position {
  return state === null ? openingPosition(base) : readState(currentState(state, base))
}

/** Returns the decisions of a company; an id such as "constructor" must not find inherited properties. */
function givenTo(id: string, decisions: QuarterInput['decisions']): Record<string, number> {
  return (Object.hasOwn(decisions, id) ? decisions[id] : undefined) ?? {}
}

function standingOf({ accounts, opening, valuation }: OwnClosing): Standing {
  return {
    value: valuation.value,
    cumulativeResult: opening.cumulativeResult + accounts.netResult,
    cash: balanceOf(accounts.balances, BANK),
  }
}
