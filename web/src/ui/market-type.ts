import type { MarketTypeName } from '@trimestre/contract/games'
import type { TFunction } from 'i18next'

/**
 * The market types, whose names are in « market ». Only the type is imported from the contract, so that its schemas stay
 * out of the browser.
 */
const names = {
  standard: 'market.standard',
  grandeConsommation: 'market.grandeConsommation',
  technologie: 'market.technologie',
  luxe: 'market.luxe',
  industriel: 'market.industriel',
} as const satisfies Record<MarketTypeName, string>

export const isMarketType = (value: unknown): value is MarketTypeName => Object.hasOwn(names, String(value))

/** Returns the name of a market type; a type that the engine does not support is shown unchanged. */
export const marketTypeText = (t: TFunction, type: string | number | null): string =>
  isMarketType(type) ? t(names[type]) : String(type ?? '')

export const marketTypeChoices = (t: TFunction): { value: MarketTypeName; label: string }[] =>
  (Object.keys(names) as MarketTypeName[]).map(value => ({ value, label: t(names[value]) }))
