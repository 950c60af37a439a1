import type { Game } from '@trimestre/contract/games'
import { priceWeight, seasonCriteria } from '@trimestre/engine/market-plan'

/** The coefficients of a game's criteria by name. */
export type Coefficients = ReadonlyMap<string, number>

/** How much the price counts, in words, and whether « between two and three percent » is true. */
export type PriceRule = { sensitivity: 'low' | 'usual' | 'high'; isTwoToThree: boolean }

/** The price elasticity of the model, to which the words compare. */
const usualElasticity = 2.6
/** Below and above these shares of the usual elasticity, the price counts less or more than usual. */
const usualBand = { from: 0.8, to: 1.2 } as const

/** Returns the rule of the price for a market type, in the phase in force and with the criteria of the game. */
export function priceRule(type: string, phase: Game['phase'], coefficients: Coefficients): PriceRule {
  const elasticity = (coefficients.get('elasticitePrix') ?? usualElasticity) * priceWeight(type, phase)
  const share = elasticity / usualElasticity
  const sensitivity = share < usualBand.from ? 'low' : share > usualBand.to ? 'high' : 'usual'
  return { sensitivity, isTwoToThree: elasticity >= 2 && elasticity <= 3 }
}

/** Returns the quarters of the year with the highest and the lowest demand; null without seasons. */
export function seasonRule(coefficients: Coefficients): { high: number; low: number } | null {
  const seasons = seasonCriteria.map(name => coefficients.get(name) ?? 1)
  const [most, least] = [Math.max(...seasons), Math.min(...seasons)]
  return most === least ? null : { high: seasons.indexOf(most) + 1, low: seasons.indexOf(least) + 1 }
}
