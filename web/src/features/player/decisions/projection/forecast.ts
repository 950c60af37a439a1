import type { DemandBasis, DemandRange } from '@trimestre/engine/projection'
import { readStoredJson, writeStored } from '../../../../domain/storage.ts'
import type { Format } from '../../../../i18n/format.ts'

type Place = { companyId: number; roundId: number }

/**
 * The number of customers that the player expects instead of the estimate, and the estimate when it was typed: later
 * changes of decisions move that number as they move the estimate, so that no price is free of consequences.
 */
export type OwnForecast = { demand: number; estimate: number }

const forecastKey = ({ companyId, roundId }: Place) => `draft:${companyId}:${roundId}:forecast`

const isForecast = (value: unknown): value is OwnForecast => {
  const given = value as Partial<OwnForecast> | null
  return Number.isFinite(given?.demand) && Number.isFinite(given?.estimate)
}

/** Reads the player's own forecast of the quarter, which is stored on this device; null when the estimate applies. */
export function readForecast(place: Place): OwnForecast | null {
  const kept = readStoredJson<unknown>(forecastKey(place))
  return isForecast(kept) ? kept : null
}

export const writeForecast = (place: Place, own: OwnForecast | null): void =>
  writeStored(forecastKey(place), own && JSON.stringify(own))

/** Returns the estimate moved to the player's own number; the distances of low and high stay in proportion. */
export function withOwnForecast(estimate: DemandRange, own: OwnForecast | null): DemandRange {
  if (own === null) return estimate
  if (own.estimate === 0) return { low: own.demand, expected: own.demand, high: own.demand }
  const moved = (customers: number) => Math.round((own.demand * customers) / own.estimate)
  return { low: moved(estimate.low), expected: moved(estimate.expected), high: moved(estimate.high) }
}

export type FarPrice = {
  /** Whether the price is far from the market's mean price or from the company's own last price. */
  from: 'market' | 'own'
  /** That price, in centimes. */
  reference: number
  /** The distance, in percent of it. */
  percent: number
}

/** The distance in percent from which the estimate is no longer reliable. */
const farFrom = 30

/** Returns how far a price in centimes is from the market or from the last one; null when it is near both. */
export function farPrice(price: number, { price: last, meanPrice }: DemandBasis): FarPrice | null {
  for (const [from, reference] of [['market', meanPrice] as const, ['own', last] as const]) {
    const isFar = 100 * Math.abs(price - reference) >= farFrom * reference
    if (reference > 0 && isFar) return { from, reference, percent: (100 * (price - reference)) / reference }
  }
  return null
}

/** Writes « +16 % » in isolating marks, which keep its sign before it in right-to-left texts. */
export function signedPercent(format: Pick<Format, 'percent'>, percent: number, digits = 0): string {
  const sign = Number(percent.toFixed(digits)) > 0 ? '+' : ''
  return `\u2066${sign}${format.percent(percent, digits)}\u2069`
}

/** Writes by how much the season changes demand: « +5 % », « −2,5 % »; null in a usual quarter. */
export function seasonText(format: Pick<Format, 'percent'>, season: number): string | null {
  const percent = Math.round(1000 * (season - 1)) / 10
  if (percent === 0) return null
  return signedPercent(format, percent, Number.isInteger(percent) ? 0 : 1)
}
