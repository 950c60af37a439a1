import type { TFunction } from 'i18next'
import { placeText } from '../../../../domain/place-text.ts'
import type { Format } from '../../../../i18n/format.ts'
import type { Passage } from './story.ts'

/**
 * Formats a passage of the story as a sentence.
 * @param isBestShared whether others had the company's best rank at the same time
 */
export function passageText(
  t: TFunction<'player'>,
  format: Format,
  passage: Passage,
  isBestShared: boolean,
): string {
  switch (passage.kind) {
    case 'value': {
      const { from, to, first, last } = passage
      return t('ending.value', { from: format.amount(from), to: format.amount(to), first, last })
    }
    case 'bestRank':
      return t('ending.bestRank', {
        rank: placeText(t, passage.rank, isBestShared),
        quarter: passage.quarter,
      })
    case 'climb':
      return t('ending.climb', passage)
    case 'bestResult':
    case 'worstResult': {
      const { kind, amount, quarter } = passage
      return t(`ending.${kind}`, { amount: format.amount(amount), quarter })
    }
    case 'sales':
      return t('ending.sales', {
        sold: format.integer(passage.sold),
        revenue: format.amount(passage.revenue),
      })
    case 'unserved':
      return t('ending.unserved', { units: format.integer(passage.units), quarter: passage.quarter })
    case 'rescues':
      return t('ending.rescues', passage)
  }
}
