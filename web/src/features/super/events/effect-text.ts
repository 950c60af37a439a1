import type { CriterionRule } from '@trimestre/contract/criteria'
import { effectKinds } from '@trimestre/contract/effects'
import { criterionLabel, criterionUnit } from '../../../domain/catalogue-text.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Translator } from '../../../i18n/translator.ts'
import type { EffectFields } from './event-fields.ts'

type Rules = ReadonlyMap<string, CriterionRule>

const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : text)

/** Formats an effect: « Coefficient de demande : −15 % »; null while a value is missing. */
export function effectText(
  t: Translator,
  format: Format,
  rules: Rules,
  { criterion, operation, value }: EffectFields,
): { label: string; change: string } | null {
  if (criterion === '' || value === null || Number.isNaN(value)) return null
  const rule = rules.get(criterion)
  const label = rule ? criterionLabel(t, rule) : criterion
  const { isPercent, sign } = effectKinds[operation]
  if (isPercent) {
    const decimals = Number.isInteger(value) ? 0 : 2
    return { label, change: signed(value, format.percent(value, decimals)) }
  }
  const unit = rule ? criterionUnit(t, rule) : ''
  const amount = [format.number(value), unit].filter(Boolean).join('\u00a0')
  return { label, change: sign === undefined ? signed(value, amount) : `${sign}\u00a0${amount}` }
}
