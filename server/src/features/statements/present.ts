import type { BalanceSheet, JournalEntry, StatementLine } from '@trimestre/contract/statements'
import { amount } from '../results/units.ts'
import type { StoredPiece } from '../rounds/quarter-record.ts'
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

export function presentJournal(pieces: readonly StoredPiece[], quarter: number): JournalEntry[] {
  return pieces.flatMap((piece, index) =>
    linesOf(piece).map(({ label, account, amount: signed }) => ({
      piece: index + 1,
      date: `T${quarter}`,
      compte: account,
      libelle: label,
      debit: amount(Math.max(signed, 0)),
      credit: amount(Math.max(-signed, 0)),
    })),
  )
}

type SignedLine = { label: string; account: string; amount: number }

/** A stored piece is its label, then accounts and signed amounts in turn. */
function linesOf([label, ...rest]: StoredPiece): SignedLine[] {
  const lines: SignedLine[] = []
  for (let at = 0; at < rest.length; at += 2) {
    lines.push({ label: String(label), account: String(rest[at]), amount: Number(rest[at + 1]) })
  }
  return lines
}
