import { mul } from './arithmetic.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import type { Decisions } from './decisions-in-force.ts'
import type { Trade } from './market.ts'
import type { Position } from './position.ts'

/** Revenue and receivables, in centimes (model, 8.9). */
export interface Revenue {
  readonly revenue: number
  readonly resaleRevenue: number
  /** Sales of the quarter that are paid after one quarter, and after two. */
  readonly creditNext: number
  readonly creditLater: number
  /** Receivables due now that will never be paid. */
  readonly badDebt: number
  /** Receivables due now that are paid. */
  readonly collected: number
  /** Receivables at closing, due next quarter and the one after. */
  readonly receivableNext: number
  readonly receivableLater: number
}

/** Computes the sales at the decided price and terms, and the collection of receivables due. */
export function sell(opening: Position, trade: Trade, d: Decisions, c: OwnCriteria): Revenue {
  const revenue = trade.sales * d.prixVente
  const badDebt = mul(opening.receivableNext, c.tauxImpayes)
  const creditNext = mul(revenue, d.creditT1)
  // Both shares are rounded, and together they never exceed the revenue.
  const creditLater = Math.min(mul(revenue, d.creditT2), revenue - creditNext)
  return {
    revenue,
    resaleRevenue: trade.resale * d.prixVente,
    creditNext,
    creditLater,
    badDebt,
    collected: opening.receivableNext - badDebt,
    receivableNext: opening.receivableLater + creditNext,
    receivableLater: creditLater,
  }
}
