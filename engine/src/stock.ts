import { MU, mulDiv, mulDivRound } from './arithmetic.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import { type Orders, warn } from './decisions-in-force.ts'
import type { Trade } from './market.ts'
import type { Position } from './position.ts'

/** Goods for sale, units. */
export interface Supply {
  /** Units spoilt in the warehouse. */
  readonly storeLosses: number
  readonly available: number
  readonly resaleMax: number
}

/**
 * Returns the goods that a company can sell: remaining stock, production, and goods that it may buy for resale (model,
 * 8.8).
 */
export function supply(opening: Position, produced: number, resaleWanted: number, c: OwnCriteria): Supply {
  const storeLosses = mulDiv(opening.stock, c.tauxPerteStock, MU)
  return {
    storeLosses,
    available: opening.stock - storeLosses + produced,
    resaleMax: Math.min(resaleWanted, mulDiv(produced, c.plafondNegoce, MU)),
  }
}

/** The warehouse at closing, units. */
export interface Warehouse {
  readonly capacity: number
  readonly stock: number
  /** Units spoilt in the warehouse or lost for lack of room. */
  readonly lost: number
}

/** Stores the unsold goods; those that do not fit in the warehouse are lost (model, 8.9). */
export function storeGoods(opening: Position, goods: Supply, trade: Trade, orders: Orders): Warehouse {
  const left = goods.available - (trade.sales - trade.resale)
  const capacity = opening.storage + orders.values.locationStock
  const overflow = Math.max(0, left - capacity)
  if (overflow > 0) warn(orders, 'STOCK_PERDU')
  if (trade.unsatisfied > 0) warn(orders, 'RUPTURE')
  return { capacity, stock: left - overflow, lost: goods.storeLosses + overflow }
}

/** Cost of production and value of the stock, centimes. */
export interface StockValue {
  readonly productionCost: number
  /** Cost of idle capacity, kept out of the stock. */
  readonly idleCost: number
  /** Cost of the units that were sold or lost. */
  readonly costOfUnitsGone: number
  readonly value: number
  readonly writeDown: number
}

/** The inputs of the stock valuation: costs in centimes, quantities in units. */
export interface StockInputs {
  readonly openingValue: number
  readonly openingStock: number
  readonly stock: number
  readonly produced: number
  readonly capacity: number
  readonly variableCost: number
  readonly fixedCost: number
  /** Selling price less transport, in centimes per unit. */
  readonly netPrice: number
}

/**
 * Values the stock at the weighted average cost of the period, without the cost of idle capacity, written down to its
 * net realisable value (Plan comptable général, art. 213-30 to 213-34; model, 8.10).
 */
export function valueStock(inputs: StockInputs): StockValue {
  const { openingValue, openingStock, stock, produced, capacity, variableCost, fixedCost, netPrice } = inputs
  const absorbed = capacity > 0 ? mulDivRound(fixedCost, produced, capacity) : 0
  const productionCost = variableCost + absorbed
  const pool = openingValue + productionCost
  const units = openingStock + produced
  const value = units > 0 ? mulDivRound(pool, stock, units) : 0
  return {
    productionCost,
    idleCost: fixedCost - absorbed,
    costOfUnitsGone: pool - value,
    value,
    writeDown: Math.max(0, value - stock * Math.max(0, netPrice)),
  }
}
