import type {
  BalanceSheet,
  DueLine,
  JournalEntry,
  Statement,
  StatementKind,
  StatementLine,
} from '@trimestre/contract/statements'
import { dueDates } from '@trimestre/engine'
import type { StoredEntry } from '../../game-day/pass/quarter-record.ts'
import { amount } from '../results/units.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import {
  assets,
  cashFlows,
  dueNames,
  incomeLines,
  intermediateBalances,
  liabilities,
  valueLines,
} from './labels.ts'
import type { Books } from './service.ts'

type Figures = Readonly<Record<string, number>>

/** The statements as the engine stores them, in centimes. */
export type StoredStatements = {
  sig: Figures
  compteResultat: Figures
  valeur: Figures
  tresorerie: Figures
  bilan: { actif: Figures; passif: Figures }
}

/** Builds each kind of statement from the books; the statements of a quarter are empty before the first one. */
export const presentStatement: Record<StatementKind, (books: Books) => Statement> = {
  sig: ({ quarter }) => linesOf(intermediateBalances, quarter?.sig),
  income: ({ quarter }) => linesOf(incomeLines, quarter?.compteResultat),
  'balance-sheet': ({ balanceSheet }) => presentBalanceSheet(balanceSheet),
  value: ({ quarter }) => linesOf(valueLines, quarter?.valeur),
  cash: ({ quarter }) => linesOf(cashFlows, quarter?.tresorerie),
  dues: presentDues,
  journal: ({ journal, roundNb }) => presentJournal(journal, quarterOfRound(roundNb)),
}

function linesOf(
  names: readonly (readonly [code: string, label: string])[],
  figures: Figures | undefined,
): StatementLine[] {
  if (figures === undefined) return []
  return names.map(([code, libelle]) => ({ code, libelle, montant: amount(figures[code] ?? 0) }))
}

function presentDues({ state, roundNb }: Books): DueLine[] {
  return dueDates(state).map(({ code, ahead, amount: centimes }) => ({
    code,
    libelle: dueNames[code],
    montant: amount(centimes),
    trimestre: quarterOfRound(roundNb) + ahead,
  }))
}

function presentBalanceSheet({ actif, passif }: StoredStatements['bilan']): BalanceSheet {
  return {
    actif: assets.map(({ code, label, gross, depreciation, net }) => ({
      code,
      libelle: label,
      brut: amount(actif[gross] ?? 0),
      amortissements: depreciation === null ? 0 : amount(actif[depreciation] ?? 0),
      montant: amount(actif[net] ?? 0),
    })),
    passif: linesOf(liabilities, passif),
    totalActif: amount(actif.totalActif ?? 0),
    totalPassif: amount(passif.totalPassif ?? 0),
  }
}

function presentJournal(pieces: readonly StoredEntry[], quarter: number): JournalEntry[] {
  return pieces.flatMap((piece, index) =>
    signedLines(piece).map(({ label, account, amount: signed }) => ({
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

/** Splits a stored entry, which is its label, then accounts and signed amounts in turn. */
function signedLines([label, ...rest]: StoredEntry): SignedLine[] {
  const lines: SignedLine[] = []
  for (let at = 0; at < rest.length; at += 2) {
    lines.push({ label: String(label), account: String(rest[at]), amount: Number(rest[at + 1]) })
  }
  return lines
}
