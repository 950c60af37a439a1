import type { BalanceSheet, JournalEntry, StatementLine } from '@trimestre/contract/statements'
import { amount } from '../results/units.ts'
import { assets, intermediateBalances, liabilities } from './labels.ts'

type Figures = Readonly<Record<string, number>>

/** The statements as the engine stores them, in centimes. */
export type StoredStatements = {
  sig: Figures
  bilan: { actif: Figures; passif: Figures }
}

export function presentIntermediateBalances({ sig }: Pick<StoredStatements, 'sig'>): StatementLine[] {
  return intermediateBalances.map(([code, libelle]) => ({ code, libelle, montant: amount(sig[code] ?? 0) }))
}

export function presentBalanceSheet({ actif, passif }: StoredStatements['bilan']): BalanceSheet {
  return {
    actif: assets.map(({ code, label, gross, depreciation, net }) => ({
      code,
      libelle: label,
      brut: amount(actif[gross] ?? 0),
      amortissements: depreciation === null ? 0 : amount(actif[depreciation] ?? 0),
      montant: amount(actif[net] ?? 0),
    })),
    passif: liabilities.map(([code, libelle]) => ({ code, libelle, montant: amount(passif[code] ?? 0) })),
    totalActif: amount(actif.totalActif ?? 0),
    totalPassif: amount(passif.totalPassif ?? 0),
  }
}

/** A stored line: piece, account, label, debit, credit. */
export type StoredLine = readonly [number, string, string, number, number]

export function presentJournal(lines: readonly StoredLine[], quarter: number): JournalEntry[] {
  return lines.map(([piece, compte, libelle, debit, credit]) => ({
    piece,
    date: `T${quarter}`,
    compte,
    libelle,
    debit: amount(debit),
    credit: amount(credit),
  }))
}
