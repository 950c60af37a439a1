import { amount } from '../results/units.ts'
import { cashFlows, incomeLines, intermediateBalances } from './labels.ts'
import { presentBalanceSheet } from './present.ts'
import type { Figures, StoredStatements } from './stored-books.ts'

type Letter = 's' | 'i' | 'c' | 'b'

/**
 * Returns the lines of the statements of a quarter as they are shown, in BA, by a letter for the statement and the code
 * of the line: `s` for the intermediate balances, `i` for the income statement, `c` for the cash plan, `b` for the balance
 * sheet, of whose assets `.brut` is the gross value and `.amort` the depreciation.
 */
export function statementFigures({
  sig,
  compteResultat,
  tresorerie,
  bilan,
}: StoredStatements): ReadonlyMap<`${Letter}.${string}`, number> {
  const linesOf = (
    letter: Letter,
    names: readonly (readonly [code: string, label: string])[],
    figures: Figures,
  ) => names.map(([code]) => [`${letter}.${code}`, amount(figures[code] ?? 0)] as const)
  const { actif, passif, totalActif, totalPassif } = presentBalanceSheet(bilan)
  return new Map([
    ...linesOf('s', intermediateBalances, sig),
    ...linesOf('i', incomeLines, compteResultat),
    ...linesOf('c', cashFlows, tresorerie),
    ...actif.flatMap(({ code, brut, amortissements, montant }) => [
      [`b.${code}`, montant] as const,
      [`b.${code}.brut`, brut] as const,
      [`b.${code}.amort`, amortissements] as const,
    ]),
    ...passif.map(({ code, montant }) => [`b.${code}`, montant] as const),
    ['b.totalActif', totalActif],
    ['b.totalPassif', totalPassif],
  ])
}
