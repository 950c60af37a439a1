import { type MarketTypeName, marketTypeNames } from '@trimestre/contract/games'
import type { MarketRules, PriceSensitivity } from '@trimestre/contract/market-rules'
import { priceWeight, seasonCriteria } from '@trimestre/engine/market-plan'
import type { GameRow } from '../games/policy.ts'
import type { ProductRow } from '../products/repo.ts'

/** The coefficients of a game's criteria by name. */
type Coefficients = ReadonlyMap<string, number>

type Conditions = {
  game: Pick<GameRow, 'phase' | 'segments' | 'typeSegment1' | 'typeSegment2' | 'explanations'>
  product: Pick<ProductRow, 'typeOfMarket' | 'evolution'> | undefined
  coefficients: Coefficients
}

/** The price elasticity of the model, to which the words compare. */
const usualElasticity = 2.6
/** Below and above these shares of the usual elasticity, the price counts less or more than usual. */
const usualBand = { from: 0.8, to: 1.2 } as const

const usualReferencePrice = 50

/** Returns how the market works in the phase in force. No coefficient can be derived from it beyond its class. */
export function marketRules({ game, product, coefficients }: Conditions): MarketRules {
  const { phase, explanations } = game
  const elasticity = coefficients.get('elasticitePrix') ?? usualElasticity
  const customers = typesOf(game, product).map(type => ({
    type,
    elasticity: elasticity * priceWeight(type, phase),
  }))
  const isTwoToThree = customers.every(each => each.elasticity >= 2 && each.elasticity <= 3)
  return {
    customers: customers.map(each => ({ type: each.type, sensitivity: sensitivityOf(each.elasticity) })),
    priceOfTwoToThree:
      isTwoToThree && explanations !== 'figures'
        ? (coefficients.get('prixReference') ?? usualReferencePrice)
        : null,
    meanPriceCounts: (coefficients.get('elasticiteMarche') ?? 1) > 0,
    phase,
    followsPhase: Number(product?.evolution ?? 0) === 0,
    season: seasonOf(coefficients),
  }
}

/** Returns the market types of a game: those of its two segments, or the one of its product. */
function typesOf(
  { segments, typeSegment1, typeSegment2 }: Conditions['game'],
  product: Conditions['product'],
): MarketTypeName[] {
  if (segments === 2) return [typeSegment1, typeSegment2]
  return [marketTypeNames.find(name => name === product?.typeOfMarket) ?? 'standard']
}

function sensitivityOf(elasticity: number): PriceSensitivity {
  const share = elasticity / usualElasticity
  if (share < usualBand.from) return 'low'
  return share > usualBand.to ? 'high' : 'usual'
}

/** Returns the quarters of the year with the highest and the lowest demand; null without seasons. */
function seasonOf(coefficients: Coefficients): MarketRules['season'] {
  const seasons = seasonCriteria.map(name => coefficients.get(name) ?? 1)
  const [most, least] = [Math.max(...seasons), Math.min(...seasons)]
  return most === least ? null : { high: seasons.indexOf(most) + 1, low: seasons.indexOf(least) + 1 }
}
