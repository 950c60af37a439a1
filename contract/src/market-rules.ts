import * as z from 'zod'
import { marketTypeNames, phaseNames } from './games.ts'

/** How much the price counts for customers, compared with the usual coefficient of the model. */
const priceSensitivities = ['low', 'usual', 'high'] as const
export type PriceSensitivity = (typeof priceSensitivities)[number]

/**
 * How the market of a game works, as all its players may know it: classes and quarters instead of coefficients, of the
 * phase in force only.
 */
export const MarketRulesSchema = z.object({
  /** The customers of a market of one segment, or those of the price segment, then of the demanding one. */
  customers: z
    .array(z.object({ type: z.enum(marketTypeNames), sensitivity: z.enum(priceSensitivities) }))
    .min(1),
  /**
   * The price in BA around which one percent more costs between 2 and 3 percent of the demand; null where that is not
   * so, and in a game that explains figures only.
   */
  priceOfTwoToThree: z.number().nullable(),
  /** Whether customers leave the market when all companies are expensive. */
  meanPriceCounts: z.boolean(),
  phase: z.enum(phaseNames),
  /** Whether demand follows the phase alone; false for a product that grows or shrinks by itself. */
  followsPhase: z.boolean(),
  /** The quarters of the year (1 to 4) with the highest and the lowest demand; null without seasons. */
  season: z.object({ high: z.number(), low: z.number() }).nullable(),
})
export type MarketRules = z.output<typeof MarketRulesSchema>
