import type { TFunction } from 'i18next'
import type { Format } from '../../i18n/format.ts'
import type { FigureKind } from '../figure.tsx'

/** Writes a tick of an axis without its unit, with the decimals that tell it from its neighbours. */
export const tickText = (format: Format, value: number, digits: number): string =>
  format.decimal(value, digits)

/** Returns the unit of a kind of figure, as the title of its axis. */
export function unitOf(t: TFunction<'common'>, kind: FigureKind): string | undefined {
  if (kind === 'amount' || kind === 'price') return t('unit.currency')
  return kind === 'percent' ? '%' : undefined
}
