import type { Explanation } from '@trimestre/contract/explanations'
import type { TFunction } from 'i18next'
import { mainCauses } from '../../../../domain/explanations/arrange-causes.ts'
import { causeName, figureName, kindOf } from '../../../../domain/explanations/why-text.ts'
import type { Format } from '../../../../i18n/format.ts'
import { figureText } from '../../../../ui/figure.tsx'
import type { Notice } from './notices.ts'

export type SummaryText = TFunction<['player', 'common', 'catalogue', 'criteria', 'explain']>

/** Formats a figure's change and its largest causes as a sentence; null when its causes are not shown. */
export function changeText(t: SummaryText, format: Format, explanation: Explanation): string | null {
  const { change, unit } = explanation
  if (!change) return null
  const figure = figureName(t, explanation.figure)
  if (change.amount === 0 && change.since === 'quarter') return t('summary.same', { figure })
  const kind = unit === 'amount' ? 'amount' : kindOf[unit]
  const written = (value: number) => figureText(format, value, kind)
  const signed = (value: number) => `${value > 0 ? '+' : ''}${written(value)}`
  const causes = format.list(
    mainCauses(change.causes).map(cause => `${causeName(t, cause)} \u2066${signed(cause.amount)}\u2069`),
  )
  if (change.since === 'reference')
    return t('summary.reference', { figure, amount: signed(change.amount), causes })
  return t(change.amount > 0 ? 'summary.up' : 'summary.down', {
    figure,
    amount: written(Math.abs(change.amount)),
    causes,
  })
}

export function noticeText(t: SummaryText, format: Format, notice: Notice): string {
  switch (notice.kind) {
    case 'unserved':
      return t('summary.unserved', {
        units: format.integer(notice.units),
        made: format.integer(notice.made),
        capacity: format.integer(notice.capacity),
      })
    case 'idle':
      return t('summary.idle', { workers: format.integer(notice.workers) })
    case 'lost':
      return t('summary.lost', { units: format.integer(notice.units) })
    case 'overdraft':
      return t('summary.overdraft', { amount: format.amount(notice.amount) })
    case 'priceAbove':
    case 'priceBelow':
      return t(`summary.${notice.kind}`, {
        price: format.price(notice.price),
        mean: format.price(notice.mean),
        share: format.percent(notice.share),
      })
  }
}
