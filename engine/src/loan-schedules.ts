import { mul } from './arithmetic.ts'
import { type CompanyState, readState } from './company-state.ts'
import { payInstalments } from './loans.ts'
import type { Loan } from './position.ts'

/** One instalment of a loan; amounts in centimes. */
export interface Instalment {
  /** Quarters after the state's own: 1 is the coming quarter. */
  readonly ahead: number
  readonly capitalBefore: number
  readonly interest: number
  readonly principal: number
  readonly capitalAfter: number
}

/** The instalments that are left of a loan. */
export interface LoanSchedule {
  /** Granted automatically to fill a hole beyond the overdraft limit. */
  readonly emergency: boolean
  /** Interest per quarter, millionths. */
  readonly rate: number
  /** Centimes. */
  readonly capital: number
  readonly annuity: number
  readonly instalments: readonly Instalment[]
}

/**
 * Returns the amortisation schedule of each loan of a company, in the order of the loans. In recovery the debts are
 * frozen: the schedules are those that begin when it ends.
 */
export function loanSchedules(state: CompanyState): LoanSchedule[] {
  return readState(state).loans.map(loan => ({
    emergency: loan.emergency,
    rate: loan.rate,
    capital: loan.capital,
    annuity: loan.annuity,
    instalments: instalmentsOf(loan),
  }))
}

function instalmentsOf(loan: Loan): Instalment[] {
  const instalments: Instalment[] = []
  let left: Loan | undefined = loan
  for (let ahead = 1; left !== undefined; ahead += 1) {
    const capitalBefore: number = left.capital
    const interest = mul(left.capital, left.rate)
    const { principal, loans } = payInstalments({ status: 'normal', loans: [left] })
    instalments.push({ ahead, capitalBefore, interest, principal, capitalAfter: capitalBefore - principal })
    left = loans[0]
  }
  return instalments
}
