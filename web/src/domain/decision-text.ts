import type { Decision } from '@trimestre/contract/decisions'
import type { TFunction } from 'i18next'
import type { Format } from '../i18n/format.ts'
import { choiceLabel, decisionUnit } from './catalogue-text.ts'

export type PlayerText = TFunction<['player', 'common']>

/** Formats the value of a decision: « 1 200 unités », « Standard », « Oui ». */
export function valueText(t: PlayerText, format: Format, decision: Decision, value: number): string {
  const figure = valueWithoutUnit(t, format, decision, value)
  const unit = decision.unit === '%' ? '' : decisionUnit(t, decision)
  return unit ? `${figure}\u00a0${unit}` : figure
}

/**
 * Formats the value of a decision where its unit stands elsewhere; a percentage keeps its sign.
 * @param isSplit whether an amount is written with its cents
 */
export function valueWithoutUnit(
  t: PlayerText,
  format: Format,
  decision: Decision,
  value: number,
  isSplit = !Number.isInteger(value),
): string {
  if (decision.type === 'boolean') return t(value ? 'decisions.yes' : 'decisions.no')
  if (decision.type === 'choice') return choiceLabel(t, decision.name, value)
  if (decision.unit === '%') return format.percent(value, isSplit ? 1 : 0)
  return decision.type === 'amount' && isSplit ? format.decimal(value, 2) : format.number(value)
}
