/** The engine's public names. Everything else is internal. */

import manifest from '../package.json' with { type: 'json' }

/**
 * Version of the rules, stored with each quarter so that it can be recomputed by the same rules; the first number
 * changes with the rules.
 */
export const engineVersion: string = manifest.version

const majorOf = (version: string): string => version.split('.')[0] ?? ''

/** Whether this engine computes the same figures as the version that passed a quarter: both have the same rules. */
export function isRecomputable(version: string | null): boolean {
  return version !== null && majorOf(version) === majorOf(engineVersion)
}

export { canonicalJson } from './canonical.ts'
export { type Account, type AccountNumber, accounts } from './catalogue/accounts.ts'
export { type AlertKey, type AlertLabel, alerts } from './catalogue/alerts.ts'
export { type Criterion, type CriterionName, type CriterionScale, criteria } from './catalogue/criteria.ts'
export {
  type DecisionChoice,
  type DecisionItem,
  type DecisionKey,
  type DecisionScale,
  decisionItems,
} from './catalogue/decisions.ts'
export { type DemandEffectKey, type DemandEffectLabel, demandEffects } from './catalogue/demand-effects.ts'
export { type CatalogueEvent, type CatalogueImpact, type EventKey, events } from './catalogue/events.ts'
export { formulas } from './catalogue/formulas.ts'
export { LEVEL_MAX, LEVEL_MIN, type Level, levels } from './catalogue/levels.ts'
export { type MarketType, type MarketTypeKey, marketTypes } from './catalogue/market-types.ts'
export { type Menu, type MenuKey, menus } from './catalogue/menus.ts'
export { groupOfOneShot, type PastGroup, type PastGroupLabel, pastGroups } from './catalogue/past-groups.ts'
export { type Phase, type PhaseProfile, phases } from './catalogue/phases.ts'
export { productFields } from './catalogue/product-fields.ts'
export { type ResultField, type ResultFieldKey, resultFields } from './catalogue/result-fields.ts'
export type { CompanyState, MarketState, PublishedTerms } from './company-state.ts'
export type { EventImpact, GameEvent } from './criteria-in-force.ts'
export {
  blankDecisionSheet,
  type DecisionSheetEntry,
  type DecisionSheetInput,
  type DecisionType,
  decisionSheet,
} from './decision-sheet.ts'
export type { DecisionOrigin, Decisions } from './decisions-in-force.ts'
export { type Due, type DueCode, dueDates } from './due-dates.ts'
export type { Product } from './environment.ts'
export type { Cause, CausePart } from './explanation/causes.ts'
export {
  explainQuarter,
  type FigureChange,
  type FigureExplanation,
  figuresOfQuarter,
  type QuarterExplanation,
} from './explanation/explain.ts'
export type { FigureId } from './explanation/figures.ts'
export type { NamedEvent } from './explanation/path.ts'
export { type ExplainedInput, type SourceKind, type Unit, unitOfFigure } from './explanation/read-inputs.ts'
export type { PlayedQuarter } from './explanation/sides.ts'
export { closesYear, opensYear, QUARTERS_PER_YEAR, yearOfQuarter } from './financial-year.ts'
export {
  differenceOf,
  type Journal,
  type JournalLine,
  journalLines,
  labelOf,
  type Piece,
  piecesOf,
  readJournal,
} from './journal.ts'
export { type Instalment, type LoanSchedule, loanSchedules } from './loan-schedules.ts'
export {
  type CurveConditions,
  type CurveKey,
  curveKeys,
  type ModelCurve,
  modelCurves,
} from './model-curves.ts'
export { type CoefficientName, type ModelFormula, modelFormulas } from './model-formulas.ts'
export { openingState, openingStatements } from './opening-documents.ts'
export type { DemandBasis, Projection, ProjectionConditions, ProjectionInput } from './projection.ts'
export { type KnownConditions, projectionConditions } from './projection-conditions.ts'
export type { OwnFigures, OwnStatements, ValueStatement } from './publish-own.ts'
export type {
  CompanyQuarter,
  CompanyResult,
  DemandStatement,
  MarketResult,
  Statements,
} from './publish-result.ts'
export { type QuarterInput, type QuarterOutput, simulateQuarter } from './quarter.ts'
export { runScenario, type ScenarioOutput } from './scenario.ts'
export { ScenarioError } from './scenario-error.ts'
export type { BalanceSheet } from './statements/balance-sheet.ts'
export type { CashPlan } from './statements/cash-plan.ts'
export type { IncomeStatement } from './statements/income-statement.ts'
export type { IntermediateBalances } from './statements/intermediate-balances.ts'
export {
  type StrategyLevel,
  type StrategySeat,
  strategyLevels,
  type Temperament,
  temperaments,
} from './strategies/character.ts'
export {
  type ComputerDecisions,
  computersIn,
  decideAsComputer,
  strategyVersion,
} from './strategies/decide.ts'
export { type StrategyBooks, type StrategyFacts, strategyCriteria } from './strategies/facts.ts'
export { readStoredState, type StoredCompanyState, type StoredMarketState } from './version-1.ts'
