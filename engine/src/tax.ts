import { mul } from './arithmetic.ts'
import { closesYear, opensYear } from './financial-year.ts'
import type { Position } from './position.ts'

/** Corporate tax of the quarter, centimes. */
export interface Tax {
  /** Tax of the year to date less what earlier quarters of the year were charged: negative when the year gets worse. */
  readonly tax: number
  /** Losses of closed years that can still be set against later profits. */
  readonly lossesLeft: number
  /** Result before tax and tax of the year to date; 0 once the year is closed. */
  readonly yearBase: number
  readonly yearTax: number
}

/**
 * Computes the corporate tax of the quarter, at a rate in millionths, from the tax of the year to date: the rate in
 * force applies to the whole year. Losses of closed years reduce the taxed profit, without the ceiling of the law (Code
 * général des impôts, art. 209 I; model, 8.11).
 */
export function corporateTax(
  preTaxResult: number,
  opening: Pick<Position, 'taxLosses' | 'yearBase' | 'yearTax'>,
  quarterNumber: number,
  rate: number,
): Tax {
  const isFirst = opensYear(quarterNumber)
  const base = (isFirst ? 0 : opening.yearBase) + preTaxResult
  const charged = isFirst ? 0 : opening.yearTax
  const profit = Math.max(0, base)
  const used = Math.min(opening.taxLosses, profit)
  const due = mul(profit - used, rate)
  const tax = due - charged
  if (!closesYear(quarterNumber)) {
    return { tax, lossesLeft: opening.taxLosses, yearBase: base, yearTax: due }
  }
  return { tax, lossesLeft: opening.taxLosses - used + Math.max(0, 0 - base), yearBase: 0, yearTax: 0 }
}
