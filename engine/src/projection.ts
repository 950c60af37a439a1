import { clamp } from './arithmetic.ts'
import type { DecisionKey } from './catalogue/decisions.ts'
import { closeOwn } from './closing.ts'
import { runWorkshop } from './company-quarter.ts'
import { type CompanyState, readState } from './company-state.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import { type DecisionRule, type Decisions, decisionsInForce, requestedValues } from './decisions-in-force.ts'
import { isNumber, toEngine } from './human-number.ts'
import { type Journal, readJournal } from './journal.ts'
import { tradeFor } from './market.ts'
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

/** A number of customers that no market reaches. */
const DEMAND_MAX = 1_000_000_000

/** Projects a company's own quarter on these decisions for this number of customers. */
export function project({ criteria, rules, state, decisions, demand }: ProjectionInput): Projection {
  const opening = readState(state)
  const orders = decisionsInForce(rules, requestedValues(rules, decisions, opening.standing), opening)
  const workshop = runWorkshop(opening, orders, criteria)
  const closing = closeOwn(workshop, tradeFor(unitsOf(demand), workshop.goods), criteria)
  const statements = publishOwnStatements(closing)
  return {
    figures: publishOwnFigures(closing, criteria),
    statements,
    decisions: orders.values,
    journal: totalsOf(closing.accounts.journal),
    alertes: orders.alerts.toSorted(),
  }
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

export type { CompanyState, DecisionKey, DecisionRule, Decisions, OwnCriteria, OwnFigures, OwnStatements }
