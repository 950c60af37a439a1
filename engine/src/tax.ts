import { mul } from './arithmetic.ts'

/** Corporate tax of the quarter, centimes. */
export interface Tax {
  readonly tax: number
  /** Losses that can still be set against later profits. */
  readonly lossesLeft: number
}

/**
 * Computes the corporate tax at a rate in millionths. Past losses reduce the taxed profit, without a ceiling (Code
 * général des impôts, art. 209 I; model, 8.11).
 */
export function corporateTax(preTaxResult: number, losses: number, rate: number): Tax {
  const profit = Math.max(0, preTaxResult)
  const used = Math.min(losses, profit)
  return {
    tax: mul(profit - used, rate),
    lossesLeft: losses - used + Math.max(0, 0 - preTaxResult),
  }
}
