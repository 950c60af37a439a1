import { attemptsMost, seedMax } from '@trimestre/contract/training-limits'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { productName } from '../../../../domain/catalogue-text.ts'
import { ChoiceField } from '../../../../domain/choice-field.tsx'
import { readDay } from '../../../../domain/school-time.ts'
import { ComputersField } from '../../../../domain/solo/computers-field.tsx'
import { useComputersText } from '../../../../domain/solo/computers-text.ts'
import { gameLevels, quartersMost } from '../../../../domain/solo/game-shape.ts'
import { useProducts } from '../../../../domain/use-products.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { requiredNumber } from '../../../../ui/number-rule.ts'
import { phaseChoices } from '../../../../ui/phase.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { TrainingFields } from './training-fields.ts'
import { TrainingPlayers } from './training-players.tsx'
import styles from './trainings.module.css'

type Props = {
  form: UseFormReturn<TrainingFields>
  /** Whether a player has started: how the training is played no longer changes. */
  isFixed: boolean
}

export function TrainingFormFields({ form, isFixed }: Props) {
  const { t } = useTranslation(['trainings', 'common'])
  return (
    <>
      <TextField
        {...form.register('name', {
          validate: value => value.trim() !== '' || t('common:validation.required'),
        })}
        data-autofocus
        label={t('common:field.name')}
        autoComplete="off"
        dir="auto"
        required
        error={form.formState.errors.name?.message}
      />
      <Play form={form} isFixed={isFixed} />
      <TrainingPlayers form={form} />
      <div className={styles.fields}>
        <OptionalNumber
          form={form}
          name="attemptsMax"
          label={t('form.attemptsMax')}
          hint={t('form.attemptsHint')}
          max={attemptsMost}
        />
        <Controller
          control={form.control}
          name="until"
          rules={{ validate: day => day.trim() === '' || readDay(day) !== undefined || t('form.badDay') }}
          render={({ field, fieldState }) => (
            <DateField
              {...field}
              label={t('form.until')}
              hint={t('form.untilHint')}
              pickLabel={t('form.calendar')}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <ChoiceField
        control={form.control}
        name="counts"
        legend={t('form.counts')}
        cards={(['best', 'last'] as const).map(value => ({
          value,
          title: t(`form.${value}`),
          text: t(`form.${value}Text`),
        }))}
      />
    </>
  )
}

/** The market, the length and the computers. */
function Play({ form, isFixed }: Props) {
  const { t } = useTranslation(['common', 'trainings', 'solo', 'catalogue'])
  const format = useFormat()
  const computersText = useComputersText()
  const computers = useWatch({ control: form.control, name: 'computers' })
  const products = useProducts().data ?? []
  const { errors } = form.formState
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          {...form.register('phase')}
          label={t('field.phase')}
          choices={phaseChoices(t)}
          disabled={isFixed}
          error={errors.phase?.message}
        />
        <SelectField
          {...form.register('levelGame')}
          label={t('field.levelGame')}
          hint={t('trainings:form.levelHint')}
          choices={gameLevels.map(level => ({ value: level, label: t('solo:form.level', { level }) }))}
          disabled={isFixed}
          error={errors.levelGame?.message}
        />
        <Controller
          control={form.control}
          name="nbTurns"
          rules={{
            validate: value => requiredNumber(t, format, value, { min: 1, max: quartersMost, whole: true }),
          }}
          render={({ field, fieldState }) => (
            <NumberField
              {...field}
              label={t('field.nbTurns')}
              min={1}
              max={quartersMost}
              required
              disabled={isFixed}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <p>{computersText(computers)}</p>
      <Fold title={t('solo:computers.choose')}>
        <Controller
          control={form.control}
          name="computers"
          render={({ field }) => (
            <ComputersField value={field.value} onChange={field.onChange} disabled={isFixed} />
          )}
        />
      </Fold>
      <Fold title={t('trainings:form.more')} isAsking={Boolean(errors.seed ?? errors.product)}>
        <div className={styles.fields}>
          <SelectField
            key={products.length}
            {...form.register('product')}
            label={t('trainings:form.product')}
            choices={[
              { value: '', label: t('trainings:form.noProduct') },
              ...products.map(product => ({ value: String(product.id), label: productName(t, product) })),
            ]}
            disabled={isFixed}
            error={errors.product?.message}
          />
          <OptionalNumber
            form={form}
            name="seed"
            label={t('trainings:form.seed')}
            hint={t('trainings:form.seedHint')}
            max={seedMax}
            disabled={isFixed}
          />
        </div>
      </Fold>
    </>
  )
}

type OptionalProps = {
  form: UseFormReturn<TrainingFields>
  name: 'attemptsMax' | 'seed'
  label: string
  hint: string
  max: number
  disabled?: boolean
}

/** A whole number from 1 that may be left empty. */
function OptionalNumber({ form, name, max, ...shown }: OptionalProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  return (
    <Controller
      control={form.control}
      name={name}
      rules={{
        validate: value => value === null || requiredNumber(t, format, value, { min: 1, max, whole: true }),
      }}
      render={({ field, fieldState }) => (
        <NumberField {...field} {...shown} plain min={1} max={max} error={fieldState.error?.message} />
      )}
    />
  )
}
