import { ceilDiv, floorDivBig, MU, mul, mulDivRound, roundDivBig, toStored } from './arithmetic.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import { limit, type Orders } from './decisions-in-force.ts'
import type { Loan, Position } from './position.ts'

/** Instalments of an emergency loan, quarters. */
const EMERGENCY_INSTALMENTS = 8
/** Working scale of the annuity factor. */
const FACTOR_SCALE = 1_000_000_000_000n

/** The costs and proceeds of borrowing this quarter, in centimes. */
export interface Financing {
  readonly interest: number
  readonly principal: number
  readonly earlyRepayment: number
  readonly fee: number
  readonly borrowed: number
  readonly loans: readonly Loan[]
}

/** Returns the capital owed on a list of loans, in centimes. */
function debtOf(loans: readonly Loan[]): number {
  return loans.reduce((total, { capital }) => total + capital, 0)
}

/**
 * Returns the instalment that repays K centimes in m equal payments at i millionths per quarter, rounded up (model,
 * 8.9).
 */
export function annuity(capital: number, rate: number, instalments: number): number {
  if (rate === 0) return ceilDiv(capital, instalments)
  const mu = BigInt(MU)
  let factor = FACTOR_SCALE
  for (let quarter = 0; quarter < instalments; quarter += 1) {
    factor = roundDivBig(factor * (mu + BigInt(rate)), mu)
  }
  const numerator = BigInt(capital) * BigInt(rate) * factor
  return toStored(-floorDivBig(-numerator, mu * (factor - FACTOR_SCALE)))
}

/** Applies instalments, early repayment, then a new loan, each within its limit (model, 8.9). */
export function finance(opening: Position, openingEquity: number, orders: Orders, c: OwnCriteria): Financing {
  const served = payInstalments(opening)
  limit(orders, 'remboursementAnticipe', debtOf(served.loans))
  const repaid = repayEarly(served.loans, orders.values.remboursementAnticipe, c.penaliteRemboursement)
  const debt = debtOf(repaid.loans)
  limit(orders, 'emprunt', Math.max(0, mul(Math.max(0, openingEquity), c.ratioEndettementMax) - debt))
  const { emprunt: borrowed, dureeEmprunt: instalments } = orders.values
  let { loans } = repaid
  if (borrowed > 0) {
    // The more a company owes relative to its equity, the higher the rate of its next loan.
    const rate = c.tauxEmprunt + mulDivRound(c.primeRisque, debt + borrowed, openingEquity)
    loans = [...loans, newLoan(borrowed, rate, instalments, false)]
  }
  return {
    interest: served.interest,
    principal: served.principal,
    earlyRepayment: orders.values.remboursementAnticipe,
    fee: repaid.fee,
    borrowed,
    loans,
  }
}

/** Returns the loan that covers an overdraft beyond its limit. */
export function emergencyLoan(amount: number, c: OwnCriteria): Loan {
  return newLoan(amount, c.tauxUrgence, EMERGENCY_INSTALMENTS, true)
}

function newLoan(capital: number, rate: number, instalments: number, emergency: boolean): Loan {
  return { capital, rate, annuity: annuity(capital, rate, instalments), instalments, emergency }
}

/** Pays one quarter of every loan, in centimes. In recovery debts are frozen: no instalment, no interest. */
export function payInstalments(opening: Pick<Position, 'status' | 'loans'>): {
  interest: number
  principal: number
  loans: readonly Loan[]
} {
  if (opening.status === 'recovery') return { interest: 0, principal: 0, loans: opening.loans }
  let totalInterest = 0
  let totalPrincipal = 0
  const loans: Loan[] = []
  for (const loan of opening.loans) {
    const interest = mul(loan.capital, loan.rate)
    const part = loan.annuity - interest
    const principal = loan.instalments <= 1 || part >= loan.capital ? loan.capital : part
    totalInterest += interest
    totalPrincipal += principal
    if (principal < loan.capital) {
      loans.push({ ...loan, capital: loan.capital - principal, instalments: loan.instalments - 1 })
    }
  }
  return { interest: totalInterest, principal: totalPrincipal, loans }
}

/**
 * Repays loans early, emergency loans first and without a fee. An instalment keeps its amount, so the loan ends sooner.
 */
function repayEarly(
  loans: readonly Loan[],
  amount: number,
  feeRate: number,
): { fee: number; loans: readonly Loan[] } {
  if (amount === 0) return { fee: 0, loans }
  let left = amount
  let fee = 0
  const paid = new Map<Loan, number>()
  const emergencies = loans.filter(loan => loan.emergency)
  for (const loan of [...emergencies, ...loans.filter(other => !other.emergency)]) {
    const part = Math.min(loan.capital, left)
    left -= part
    paid.set(loan, part)
    if (!loan.emergency) fee += mul(part, feeRate)
  }
  const reduced = loans.map(loan => ({ ...loan, capital: loan.capital - (paid.get(loan) ?? 0) }))
  return { fee, loans: reduced.filter(loan => loan.capital > 0) }
}
