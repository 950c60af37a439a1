import { DIVIDENDS_OWED, type Place, SUPPLIERS, TAX_OWED } from './chart-of-accounts.ts'
import { type CompanyState, readState } from './company-state.ts'
import { balanceOf } from './journal.ts'
import { payInstalments } from './loans.ts'

/** The kinds of amounts that a company is already certain to receive or pay. */
export type DueCode = 'creances' | 'fournisseurs' | 'impot' | 'dividendes' | 'mensualites'

export interface Due {
  readonly code: DueCode
  /** Quarters after the state's own: 1 is the coming quarter. */
  readonly ahead: number
  /** Centimes: receipts positive, payments negative. */
  readonly amount: number
}

/**
 * Returns the due dates of a company, the nearest first, without amounts of zero. Receivables are counted in full,
 * since future bad debts are unknown. In recovery loans are frozen, so they have no due date.
 */
export function dueDates(state: CompanyState): Due[] {
  const position = readState(state)
  const owed = (account: Place) => balanceOf(position.balances, account)
  const dues: Due[] = [
    { code: 'creances', ahead: 1, amount: position.receivableNext },
    { code: 'fournisseurs', ahead: 1, amount: owed(SUPPLIERS) },
    { code: 'impot', ahead: 1, amount: owed(TAX_OWED) },
    { code: 'dividendes', ahead: 1, amount: owed(DIVIDENDS_OWED) },
    { code: 'creances', ahead: 2, amount: position.receivableLater },
  ]
  let { loans } = position
  for (let ahead = 1; loans.length > 0 && position.status === 'normal'; ahead += 1) {
    const paid = payInstalments({ loans, status: position.status })
    dues.push({ code: 'mensualites', ahead, amount: 0 - paid.interest - paid.principal })
    loans = paid.loans
  }
  return dues.filter(due => due.amount !== 0).sort((a, b) => a.ahead - b.ahead)
}
