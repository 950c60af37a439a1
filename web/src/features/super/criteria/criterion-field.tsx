import type { CriterionRule } from '@trimestre/contract/criteria'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { criterionText, criterionUnit } from '../../../domain/catalogue-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import styles from './criteria.module.css'
import { faultOf, isChanged } from './criteria-fields.ts'

type Props = {
  rule: CriterionRule
  value: number | null
  saved: number | undefined
  onChange(name: string, value: number | null): void
}

/** Shows a coefficient, its meaning, and its saved value if that differs. It is memoised because there are many. */
export const CriterionField = memo(function CriterionField({ rule, value, saved, onChange }: Props) {
  const { t } = useTranslation(['common', 'super'])
  const format = useFormat()
  const { label, meaning } = criterionText(t, rule)
  const fault = faultOf(value, rule)
  const bounds = { min: format.number(rule.min), max: format.number(rule.max) }
  const faultText = fault === 'out-of-bounds' ? t('ui.between', bounds) : fault && t(`validation.${fault}`)
  const changed = isChanged(value, saved)
  const before =
    changed && saved !== undefined ? t('super:criteria.before', { value: format.number(saved) }) : null
  return (
    <div className={styles.field} data-changed={changed || undefined}>
      <NumberField
        label={label}
        hint={
          <>
            {meaning}
            {before && <strong className={styles.before}>{before}</strong>}
          </>
        }
        unit={criterionUnit(t, rule)}
        value={value}
        onChange={next => onChange(rule.name, next)}
        error={faultText}
        name={rule.name}
        min={rule.min}
        max={rule.max}
        plain
      />
    </div>
  )
})
