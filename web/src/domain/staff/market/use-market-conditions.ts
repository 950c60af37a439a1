import { useQuery } from '@tanstack/react-query'
import { seasonCriteria } from '@trimestre/engine/market-plan'
import { call } from '../../api.ts'
import { useProducts } from '../../use-products.ts'

/** The seasons and the growth of the product, which the picture of a market needs besides the phases. */
export type MarketConditions = {
  /** The coefficients of the seasons; undefined for a new game, whose form sets them. */
  seasons: number[] | undefined
  /** Percent per quarter. */
  evolution: number
}

/** Queries the conditions of a stored game, or only those of a product for a new one. */
export function useMarketConditions(
  gameId: number | undefined,
  productId: number | undefined,
): MarketConditions {
  const criteria = useQuery({
    queryKey: ['criteria', gameId],
    queryFn: ({ signal }) => call('listCriteria', { query: { game: gameId ?? 0 }, signal }),
    enabled: gameId !== undefined,
  }).data
  const products = useProducts().data
  const coefficients = new Map(criteria?.map(({ name, coefficient }) => [name, coefficient]))
  const product = products?.find(({ id }) => id === productId)
  return {
    seasons: gameId === undefined ? undefined : seasonCriteria.map(name => coefficients.get(name) ?? 1),
    evolution: readEvolution(product?.evolution),
  }
}

/** Reads a growth as the engine does: it may be written as text, and what is not a number counts as none. */
function readEvolution(written: string | number | null | undefined): number {
  const evolution = Number(written ?? 0)
  return Number.isFinite(evolution) ? Math.min(20, Math.max(-20, evolution)) : 0
}
