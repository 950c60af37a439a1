import type {
  BalanceSheet,
  DueLine,
  JournalEntry,
  LoanPlan,
  Statement,
  StatementKind,
  StatementLine,
} from '@trimestre/contract/statements'
import { dueDates, loanSchedules } from '@trimestre/engine'
import type { StoredEntry } from '../../game-day/pass/quarter-record.ts'
import { amount, percent } from '../results/units.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import { addFigures, cashFlowOf, flowsOf } from './financing.ts'
import {
  assets,
  cashFlowLines,
  cashFlows,
  dueNames,
  financingLines,
  incomeLines,
  intermediateBalances,
  liabilities,
  valueLines,
} from './labels.ts'
import { ledger, trialBalance } from './present-year.ts'
import type { Books } from './service.ts'
import { type Figures, readEntry, type StoredStatements } from './stored-books.ts'
import type { YearBooks } from './year-books.ts'

/** Builds each kind of statement from the books; the statements of a quarter are empty before the first one. */
export const presentStatement: Record<StatementKind, (books: Books) => Statement> = {
  sig: ({ quarter, year }) => addedLines(intermediateBalances, quarter?.sig, year, 'sig'),
  income: ({ quarter, year }) => addedLines(incomeLines, quarter?.compteResultat, year, 'compteResultat'),
  'balance-sheet': ({ balanceSheet }) => presentBalanceSheet(balanceSheet),
  value: ({ quarter }) => linesOf(valueLines, quarter?.valeur),
  cash: presentCash,
  dues: presentDues,
  journal: ({ journal, roundNb }) => presentJournal(journal, quarterOfRound(roundNb)),
  'trial-balance': ({ year }) => (year === undefined ? [] : trialBalance(year)),
  ledger: ({ year }) => (year === undefined ? [] : ledger(year)),
  financing: ({ year }) => presentFlows(financingLines, year, flows => flows),
  'cash-flow': ({ year }) => presentFlows(cashFlowLines, year, cashFlowOf),
  loans: presentLoans,
}

type Names = readonly (readonly [code: string, label: string])[]

function linesOf(names: Names, figures: Figures | undefined): StatementLine[] {
  if (figures === undefined) return []
  return names.map(([code, libelle]) => ({ code, libelle, montant: amount(figures[code] ?? 0) }))
}

/** Returns the lines of a quarter with the sum of each over the financial year to date. */
function addedLines(
  names: Names,
  figures: Figures | undefined,
  year: YearBooks | undefined,
  statement: 'sig' | 'compteResultat' | 'tresorerie',
): StatementLine[] {
  const total = addFigures((year?.quarters ?? []).map(({ statements }) => statements[statement]))
  return linesOf(names, figures).map(line => ({ ...line, exercice: amount(total[line.code] ?? 0) }))
}

/** The cash of a year opens with its first quarter and closes with its last one. */
function presentCash({ quarter, year }: Books): StatementLine[] {
  const opening = year?.quarters[0]?.statements.tresorerie.ouverture ?? 0
  return addedLines(cashFlows, quarter?.tresorerie, year, 'tresorerie').map(line => {
    if (line.code === 'ouverture') return { ...line, exercice: amount(opening) }
    return line.code === 'cloture' ? { ...line, exercice: line.montant } : line
  })
}

/** Returns the lines of a statement of flows, for the last quarter and for the financial year to date. */
function presentFlows(
  names: Names,
  year: YearBooks | undefined,
  view: (flows: Figures, openingCash: number) => Figures,
): StatementLine[] {
  if (year === undefined) return []
  const sheets = [year.openingSheet, ...year.quarters.map(({ statements }) => statements.bilan)]
  const flows = year.quarters.map(({ statements }, index) =>
    flowsOf(statements, sheets[index] ?? year.openingSheet),
  )
  const cashBefore = (index: number) => year.quarters.at(index)?.statements.tresorerie.ouverture ?? 0
  const total = view(addFigures(flows), cashBefore(0))
  return linesOf(names, view(flows.at(-1) ?? {}, cashBefore(-1))).map(line => ({
    ...line,
    exercice: amount(total[line.code] ?? 0),
  }))
}

function presentLoans({ state, roundNb }: Books): LoanPlan[] {
  return loanSchedules(state).map((loan, index) => ({
    numero: index + 1,
    urgence: loan.emergency,
    gele: state.statut === 'redressement',
    taux: percent(loan.rate),
    capital: amount(loan.capital),
    annuite: amount(loan.annuity),
    echeances: loan.instalments.map(each => ({
      trimestre: quarterOfRound(roundNb) + each.ahead,
      capitalDebut: amount(each.capitalBefore),
      interets: amount(each.interest),
      amortissement: amount(each.principal),
      capitalFin: amount(each.capitalAfter),
    })),
  }))
}

function presentDues({ state, roundNb }: Books): DueLine[] {
  return dueDates(state).map(({ code, ahead, amount: centimes }) => ({
    code,
    libelle: dueNames[code],
    montant: amount(centimes),
    trimestre: quarterOfRound(roundNb) + ahead,
  }))
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
    passif: linesOf(liabilities, passif),
    totalActif: amount(actif.totalActif ?? 0),
    totalPassif: amount(passif.totalPassif ?? 0),
  }
}

function presentJournal(pieces: readonly StoredEntry[], quarter: number): JournalEntry[] {
  return pieces.flatMap((piece, index) => {
    const { label, lines } = readEntry(piece)
    return lines.map(({ account, amount: signed }) => ({
      piece: index + 1,
      date: `T${quarter}`,
      compte: account,
      libelle: label,
      debit: amount(Math.max(signed, 0)),
      credit: amount(Math.max(-signed, 0)),
    }))
  })
}
