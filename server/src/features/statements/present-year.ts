import type { LedgerAccount, TrialBalanceLine } from '@trimestre/contract/statements'
import { accounts } from '@trimestre/engine'
import { amount } from '../results/units.ts'
import type { YearBooks, YearPiece } from './year-books.ts'

/** The accounts of a financial year to date, before its result is determined. */

const names = new Map<string, string>(accounts.map(({ number, name }) => [number, name]))

type AccountLine = { piece: YearPiece; amount: number }
/** An account with its opening balance and its lines of the year; amounts in centimes, debit positive. */
type YearAccount = { account: string; opening: number; lines: AccountLine[] }

/** Returns the accounts that have a balance or a line in the year, in the order of their numbers as text. */
function accountsOfYear({ opening, pieces }: Pick<YearBooks, 'opening' | 'pieces'>): YearAccount[] {
  const lines = pieces.flatMap(piece => piece.lines.map(line => ({ ...line, piece })))
  const byAccount = Map.groupBy(lines, ({ account }) => account)
  const numbers = new Set([...Object.keys(opening), ...byAccount.keys()])
  return [...numbers].sort().map(account => ({
    account,
    opening: opening[account] ?? 0,
    lines: byAccount.get(account) ?? [],
  }))
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)

/** Returns the movements of an account on both sides, and its balance after them, in BA. */
function totalsOf({ opening, lines }: YearAccount): Pick<TrialBalanceLine, 'debit' | 'credit' | 'solde'> {
  const debit = sumOf(lines.map(line => Math.max(line.amount, 0)))
  const credit = sumOf(lines.map(line => Math.max(-line.amount, 0)))
  return { debit: amount(debit), credit: amount(credit), solde: amount(opening + debit - credit) }
}

/** Builds the trial balance (balance générale). */
export function trialBalance(year: YearBooks): TrialBalanceLine[] {
  return accountsOfYear(year).map(each => ({
    compte: each.account,
    libelle: names.get(each.account) ?? '',
    ouverture: amount(each.opening),
    ...totalsOf(each),
  }))
}

/** Builds the general ledger (grand livre): each account with its lines and its balance after each. */
export function ledger(year: YearBooks): LedgerAccount[] {
  return accountsOfYear(year).map(each => {
    let balance = each.opening
    const lignes = each.lines.map(({ piece, amount: signed }) => {
      balance += signed
      return {
        trimestre: piece.quarter,
        piece: piece.number,
        libelle: piece.label,
        debit: amount(Math.max(signed, 0)),
        credit: amount(Math.max(-signed, 0)),
        solde: amount(balance),
      }
    })
    return {
      compte: each.account,
      libelle: names.get(each.account) ?? '',
      ouverture: amount(each.opening),
      lignes,
      ...totalsOf(each),
    }
  })
}
