import { type CompanyState, publishState } from './company-state.ts'
import { baseCriteria } from './criteria-in-force.ts'
import { openingPosition } from './opening.ts'
import { type BalanceSheet, balanceSheet } from './statements/balance-sheet.ts'

/** Returns the state of a company before its first quarter, for base coefficients in human numbers. */
export function openingState(criteria: Record<string, number>): CompanyState {
  return publishState(openingPosition(baseCriteria(criteria)))
}

/** Returns the statements of a company before its first quarter: there is only a balance sheet. */
export function openingStatements(criteria: Record<string, number>): { bilan: BalanceSheet } {
  return { bilan: balanceSheet(openingPosition(baseCriteria(criteria)).balances) }
}
