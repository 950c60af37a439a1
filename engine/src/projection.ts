import { clamp } from './arithmetic.ts'
import type { DecisionKey } from './catalogue/decisions.ts'
import { closeOwn } from './closing.ts'
import { runWorkshop, type Workshop } from './company-quarter.ts'
import { type CompanyState, readState } from './company-state.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import { type DecisionRule, type Decisions, decisionsInForce, requestedValues } from './decisions-in-force.ts'
import { isNumber, toEngine } from './human-number.ts'
import { type Journal, readJournal } from './journal.ts'
import { tradeFor } from './market.ts'
import { DEMAND_MAX, type DemandBasis, type DemandRange, publicDemand } from './public-demand.ts'
import {
  type OwnFigures,
  type OwnStatements,
  publishOwnFigures,
  publishOwnStatements,
} from './publish-own.ts'

/**
 * The projection of a company's own quarter: the functions of the quarter itself, with a given number of customers. It
 * runs in a browser, so it imports no catalogue texts: coefficients and rules are passed as figures.
 */

/**
 * The conditions of the game that a projection needs, at engine scale, without coefficients of customers' reactions.
 */
export interface ProjectionConditions {
  criteria: OwnCriteria
  rules: DecisionRule[]
}

export interface ProjectionInput extends ProjectionConditions {
  /** Number of the coming quarter, from 1; it fixes its place in the financial year. */
  quarterNumber: number
  /** Closing state of the previous quarter, or the opening one. */
  state: CompanyState
  /** Values decided for the coming quarter, in human numbers; absent ones are carried over or take their default. */
  decisions: Record<string, number>
  /** Expected customers, in units. The number of units sold gives the same books. */
  demand: number
}

/** A projected quarter; engine integers throughout. */
export interface Projection {
  figures: OwnFigures
  statements: OwnStatements
  /** Every decision after all limits. */
  decisions: Decisions
  /** Totals of the journal, in centimes; debit and credit are equal, otherwise the books would not have closed. */
  journal: { pieces: number; debit: number; credit: number }
  /** Codes of warnings, sorted. */
  alertes: string[]
}

/** Projects a company's own quarter on these decisions for this number of customers. */
export function project(input: ProjectionInput): Projection {
  const { criteria, quarterNumber, demand } = input
  const workshop = workshopOf(input)
  const { orders } = workshop
  const trade = tradeFor(unitsOf(demand), workshop.goods)
  const closing = closeOwn(workshop, trade, { clock: { quarterNumber }, criteria })
  const statements = publishOwnStatements(closing)
  return {
    figures: publishOwnFigures(closing, criteria),
    statements,
    decisions: orders.values,
    journal: totalsOf(closing.accounts.journal),
    alertes: orders.alerts.toSorted(),
  }
}

export interface ForecastInput extends Omit<ProjectionInput, 'demand'> {
  /** The quarter from which the public demand curve starts. */
  before: DemandBasis
}

/** Returns the customers whom the public demand curve expects for these decisions. */
export function forecastDemand(input: ForecastInput): DemandRange {
  const { orders, reputation } = workshopOf(input)
  const usual = input.rules.find(({ item }) => item.key === 'budgetPublicite')?.default ?? 0
  const { prixVente, budgetPublicite } = orders.values
  return publicDemand(input.before, { price: prixVente, advertising: budgetPublicite, reputation }, usual)
}

/** Runs the part of the quarter that comes before the customers. */
function workshopOf({ criteria, rules, state, decisions }: Omit<ProjectionInput, 'demand'>): Workshop {
  const opening = readState(state)
  const orders = decisionsInForce(rules, requestedValues(rules, decisions, opening.standing), opening)
  return runWorkshop(opening, orders, criteria)
}

function unitsOf(demand: number): number {
  return isNumber(demand) ? clamp(toEngine(demand, 'entier'), 0, DEMAND_MAX) : 0
}

function totalsOf(journal: Journal): Projection['journal'] {
  const totals = { pieces: 0, debit: 0, credit: 0 }
  readJournal(
    journal,
    () => {
      totals.pieces += 1
    },
    (_, amount) => {
      if (amount > 0) totals.debit += amount
      else totals.credit -= amount
    },
  )
  return totals
}

export type {
  CompanyState,
  DecisionKey,
  DecisionRule,
  Decisions,
  DemandBasis,
  DemandRange,
  OwnCriteria,
  OwnFigures,
  OwnStatements,
}
