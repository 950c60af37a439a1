import type { Decision } from '@trimestre/contract/decisions'
import type { ComputerPlay } from '@trimestre/contract/seats'

/** The decisions that explain most of a company's result, in the order in which they are read. */
const mainNames: readonly string[] = [
  'prixVente',
  'quantiteProduction',
  'budgetPublicite',
  'budgetQualite',
  'budgetRD',
  'achatMachines',
  'embauches',
  'licenciements',
  'emprunt',
]

/** A decision with its value in each quarter; undefined where the computer did not give it. */
export type DecisionRow = { decision: Decision; values: readonly (number | undefined)[] }

/**
 * Returns what a computer decided: first the main decisions, then all others in the order of the sheet. A decision that it
 * never gave is left out.
 */
export function decisionRows(
  decisions: readonly Decision[],
  quarters: ComputerPlay['quarters'],
): { main: DecisionRow[]; others: DecisionRow[] } {
  const rows = decisions
    .map(decision => ({ decision, values: quarters.map(({ given }) => given[decision.name]) }))
    .filter(({ values }) => values.some(value => value !== undefined))
  const main = mainNames.flatMap(name => rows.find(({ decision }) => decision.name === name) ?? [])
  return { main, others: rows.filter(row => !main.includes(row)) }
}
