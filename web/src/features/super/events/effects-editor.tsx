import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { CriterionRule } from '@trimestre/contract/criteria'
import { effectKinds, effectOperations } from '@trimestre/contract/effects'
import { useMemo } from 'react'
import { Controller, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { criterionLabel, criterionUnit, rulesByGroup } from '../../../domain/catalogue-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { requiredNumber } from '../../../ui/number-rule.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { effectText } from './effect-text.ts'
import { type EffectFields, type EventFields, emptyEffect, percentOfFactor } from './event-fields.ts'
import styles from './events.module.css'

type Form = { form: UseFormReturn<EventFields> }
type Rules = readonly CriterionRule[]

/** The server's limit on effects per event, more than any event needs. */
const effectsMost = 200

/** Edits the effects on the market: a criterion, an operation and a value, summarised in words while the user types. */
export function EffectsEditor({ form, rules }: Form & { rules: Rules }) {
  const { t } = useTranslation(['common', 'super'])
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'effects' })
  return (
    <fieldset className={styles.editor}>
      <legend className={styles.legend}>{t('super:events.effects')}</legend>
      <p className={styles.hint}>{t('super:events.effectsHint')}</p>
      {fields.map((field, index) => (
        <EffectRow key={field.id} form={form} rules={rules} index={index} onRemove={() => remove(index)} />
      ))}
      <div>
        <Button
          small
          icon={<IconPlus size={18} aria-hidden="true" />}
          disabled={fields.length >= effectsMost}
          onClick={() => append(emptyEffect)}
        >
          {t('super:events.addEffect')}
        </Button>
      </div>
      <Summary form={form} rules={rules} />
    </fieldset>
  )
}

function EffectRow({
  form,
  rules,
  index,
  onRemove,
}: Form & { rules: Rules; index: number; onRemove(): void }) {
  const { t } = useTranslation(['common', 'super'])
  const number = index + 1
  const path = `effects.${index}` as const
  const errors = form.formState.errors.effects?.[index]
  const groups = useMemo(
    () =>
      rulesByGroup(t, rules).map(([label, members]) => ({
        label,
        choices: members.map(rule => ({ value: rule.name, label: criterionLabel(t, rule) })),
      })),
    [rules, t],
  )
  const isOnce = (criterion: string) =>
    form.getValues('effects').filter(effect => effect.criterion === criterion).length === 1
  return (
    <section className={styles.effect} aria-label={t('super:events.effect', { number })}>
      <SelectField
        {...form.register(`${path}.criterion`, {
          validate: value =>
            value === '' ? t('validation.required') : isOnce(value) || t('super:events.twice'),
        })}
        label={t('super:events.criterion')}
        withEmpty
        required
        choices={[]}
        groups={groups}
        error={errors?.criterion?.message}
      />
      <SelectField
        {...form.register(`${path}.operation`, { deps: [`${path}.value`] })}
        label={t('super:events.operation')}
        choices={effectOperations.map(value => ({ value, label: t(`super:events.${value}`) }))}
        error={errors?.operation?.message}
      />
      <EffectValue form={form} rules={rules} index={index} />
      <IconButton
        className={styles.remove}
        label={t('super:events.removeEffect', { number })}
        tip="none"
        icon={<IconTrash size={20} aria-hidden="true" />}
        onClick={onRemove}
      />
    </section>
  )
}

const anyNumber = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY }

/** Returns the bounds of the figure that users enter in the form. */
function boundsOf({ criterion, operation }: EffectFields, rules: Rules) {
  const { bounds, isPercent } = effectKinds[operation]
  const { min, max } = bounds(rules.find(each => each.name === criterion) ?? anyNumber)
  return isPercent ? { min: percentOfFactor(min), max: percentOfFactor(max) } : { min, max }
}

function EffectValue({ form, rules, index }: Form & { rules: Rules; index: number }) {
  const { t } = useTranslation(['common', 'super'])
  const format = useFormat()
  const effect = useWatch({ control: form.control, name: `effects.${index}` }) ?? emptyEffect
  const rule = rules.find(each => each.name === effect.criterion)
  const fault = (value: number | null) =>
    requiredNumber(t, format, value, boundsOf(form.getValues(`effects.${index}`), rules))
  return (
    <Controller
      control={form.control}
      name={`effects.${index}.value`}
      rules={{ validate: fault }}
      render={({ field, fieldState }) => (
        <NumberField
          {...field}
          label={t('super:events.value')}
          unit={effectKinds[effect.operation].isPercent ? '%' : rule && criterionUnit(t, rule)}
          {...boundsOf(effect, rules)}
          plain
          required
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

/** Summarises all effects in words and updates while the user types. */
function Summary({ form, rules }: Form & { rules: Rules }) {
  const { t } = useTranslation(['common', 'super'])
  const format = useFormat()
  const effects = useWatch({ control: form.control, name: 'effects' })
  const byName = useMemo(() => new Map(rules.map(rule => [rule.name, rule])), [rules])
  const texts = effects.flatMap(effect => effectText(t, format, byName, effect) ?? [])
  return (
    <output className={styles.summary}>
      <span className={styles.summaryTitle}>{t('super:events.summary')}</span>
      {texts.length === 0 ? (
        <span>{t('super:events.noEffect')}</span>
      ) : (
        <ul className={styles.effects}>
          {texts.map(({ label, change }) => (
            <li key={label}>
              {label}{' '}
              <bdi className="fig" dir="ltr">
                {change}
              </bdi>
            </li>
          ))}
        </ul>
      )}
    </output>
  )
}
