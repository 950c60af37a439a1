import { type ThresholdRule, thresholdRuleNames, thresholdRules } from '@trimestre/contract/grading-defaults'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import type { ComponentProps } from './component-editor.tsx'
import styles from './scheme.module.css'
import type { DraftRule } from './scheme.ts'

/** Chooses the thresholds that a company must reach, with their points and values. */
export function ThresholdRules({ component, faults, isTried, onChange }: ComponentProps) {
  const { t } = useTranslation('grading')
  const { rules } = component
  const toggle = (rule: ThresholdRule, isOn: boolean) =>
    onChange({
      rules: thresholdRuleNames.flatMap(name => {
        const own = rules.find(each => each.rule === name)
        if (name !== rule) return own ?? []
        return isOn ? { rule, ...thresholdRules[rule] } : []
      }),
    })
  const write = (rule: ThresholdRule, values: Partial<DraftRule>) =>
    onChange({ rules: rules.map(each => (each.rule === rule ? { ...each, ...values } : each)) })
  return (
    <fieldset className={styles.rules}>
      <legend className={styles.legend}>{t('staff.rules.legend')}</legend>
      {thresholdRuleNames.map(rule => {
        const own = rules.find(each => each.rule === rule)
        return (
          <div key={rule} className={styles.rule}>
            <CheckboxField
              label={t(`staff.rule.${rule}`)}
              checked={own !== undefined}
              onChange={event => toggle(rule, event.currentTarget.checked)}
            />
            {own && (
              <RuleFields
                rule={own}
                pointsError={faults.has(`${component.key}.${rule}.points`) ? t('staff.fault.points') : null}
                valueError={
                  isTried && faults.has(`${component.key}.${rule}.value`) ? t('staff.fault.number') : null
                }
                onChange={values => write(rule, values)}
              />
            )}
          </div>
        )
      })}
      <FieldError error={faults.has(`${component.key}.rules`) ? t('staff.fault.rules') : null} />
    </fieldset>
  )
}

type FieldsProps = {
  rule: DraftRule
  pointsError: string | null
  valueError: string | null
  onChange(values: Partial<DraftRule>): void
}

function RuleFields({ rule: { rule, points, value }, pointsError, valueError, onChange }: FieldsProps) {
  const { t } = useTranslation(['grading', 'common'])
  const name = t(`grading:staff.rule.${rule}`)
  return (
    <div className={styles.pair}>
      <NumberField
        label={<RuleLabel text={t('grading:staff.rules.points')} rule={name} />}
        value={points}
        min={1}
        max={100}
        plain
        error={pointsError}
        onChange={next => onChange({ points: next })}
      />
      {thresholdRules[rule].value !== null && (
        <NumberField
          label={<RuleLabel text={t('grading:staff.rules.value')} rule={name} />}
          value={value}
          min={undefined}
          plain
          unit={rule === 'service' ? '%' : t('common:unit.currency')}
          error={valueError}
          onChange={next => onChange({ value: next })}
        />
      )}
    </div>
  )
}

const RuleLabel = ({ text, rule }: { text: string; rule: string }) => (
  <>
    {text}
    <span className="visually-hidden">{` – ${rule}`}</span>
  </>
)
