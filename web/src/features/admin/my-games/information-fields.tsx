import type { Game } from '@trimestre/contract/games'
import { lazy } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { productName } from '../../../domain/catalogue-text.ts'
import { AbsenceField } from '../../../domain/staff/absence-field.tsx'
import { joiningChoices } from '../../../domain/staff/class-code/joining-choices.ts'
import { DebriefField } from '../../../domain/staff/debrief-field.tsx'
import { ExplanationsField } from '../../../domain/staff/explanations-field.tsx'
import { JournalReadingField } from '../../../domain/staff/journal-reading-field.tsx'
import { MarketField } from '../../../domain/staff/market/market-field.tsx'
import { firstKnownQuarter } from '../../../domain/staff/market/market-settings.ts'
import { useMarketConditions } from '../../../domain/staff/market/use-market-conditions.ts'
import { TeamThreadsField } from '../../../domain/staff/team-threads-field.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { requiredNumber } from '../../../ui/number-rule.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { quartersPassed } from './game-status.ts'
import { type Information, shapeIn } from './information.ts'
import styles from './information-form.module.css'

/** The list of games, where this form opens on demand, loads without it; the dialog waits for it. */
const ProductPreview = lazy(() => import('../../../domain/staff/product-preview.tsx'))

type Props = { form: UseFormReturn<Information>; game: Game }

export function InformationFields({ form, game }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const { register, formState } = form
  const levels = Array.from({ length: game.levelMax }, (_, index) => ({
    value: index + 1,
    label: t('admin:configuration.levelOption', { level: index + 1 }),
  }))
  return (
    <div className={styles.fields}>
      <TextField
        {...register('name', { validate: value => value.trim() !== '' || t('validation.required') })}
        label={t('field.name')}
        required
        error={formState.errors.name?.message}
      />
      <TextField
        label={t('admin:configuration.product')}
        hint={t('admin:configuration.productHint')}
        value={game.product ? productName(t, game.product) : t('admin:configuration.noProduct')}
        readOnly
      />
      {game.product && (
        <div className={styles.wide}>
          <ProductPreview productId={game.product.id} />
        </div>
      )}
      <div className={styles.wide}>
        <TextAreaField
          {...register('description')}
          label={t('field.description')}
          error={formState.errors.description?.message}
        />
      </div>
      <SelectField
        {...register('levelGame')}
        label={t('field.levelGame')}
        hint={t('admin:configuration.levelHint')}
        choices={levels}
        withEmpty={game.levelGame === null}
        required
        error={formState.errors.levelGame?.message}
      />
      <Quarters form={form} game={game} />
      <div className={styles.wide}>
        <Market form={form} game={game} />
      </div>
      <Joining form={form} />
      <Retention form={form} game={game} />
      <div className={styles.wide}>
        <AbsenceField control={form.control} name="absence" />
      </div>
      <div className={styles.wide}>
        <JournalReadingField control={form.control} name="journalReading" />
      </div>
      <div className={styles.wide}>
        <ExplanationsField control={form.control} name="explanations" />
      </div>
      <div className={styles.wide}>
        <TeamThreadsField control={form.control} name="teamThreads" />
      </div>
      <div className={styles.wide}>
        <DebriefField control={form.control} name="debriefForPlayers" />
      </div>
    </div>
  )
}

/** A whole number that is never below the number of quarters passed. */
function Quarters({ form, game }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const passed = quartersPassed(game)
  const format = useFormat()
  const fault = (value: number | null) => {
    const isTooFew = value !== null && value < passed
    return isTooFew ? t('validation.quarters') : requiredNumber(t, format, value, { whole: true })
  }
  return (
    <Controller
      control={form.control}
      name="nbTurns"
      rules={{ validate: fault }}
      render={({ field, fieldState }) => (
        <NumberField
          {...field}
          label={t('field.nbTurns')}
          hint={
            passed > 0
              ? t('admin:configuration.quartersPassed', { count: passed })
              : t('admin:configuration.quartersHint')
          }
          min={Math.max(1, passed)}
          required
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

/** The phases and the customers, pictured for the level and the number of quarters that the form has. */
function Market({ form, game }: Props) {
  const [nbTurns, levelGame] = useWatch({ control: form.control, name: ['nbTurns', 'levelGame'] })
  return (
    <MarketField
      control={form.control}
      name="market"
      shape={shapeIn({ nbTurns, levelGame }, game)}
      levelShown={1}
      conditions={useMarketConditions(game.id, game.product?.id)}
      from={firstKnownQuarter(game)}
    />
  )
}

/** Sets whether players who are not invited may join. */
function Joining({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation('admin')
  return (
    <SelectField
      {...form.register('joining')}
      label={t('joining.label')}
      hint={t('joining.hint')}
      choices={joiningChoices.map(value => ({ value, label: t(`joining.${value}`) }))}
      error={form.formState.errors.joining?.message}
    />
  )
}

const usualMonths = [6, 12, 24, 36, 60]

/** Sets how long the game is kept before its automatic deletion. A period that was set elsewhere is offered as well. */
function Retention({ form, game }: Props) {
  const { t } = useTranslation('admin')
  const months = new Set([...usualMonths, ...(game.retentionMonths ? [game.retentionMonths] : [])])
  const choices = [...months]
    .toSorted((one, other) => one - other)
    .map(count => ({ value: count, label: t('retention.months', { count }) }))
  return (
    <SelectField
      {...form.register('retentionMonths')}
      label={t('retention.label')}
      hint={t('retention.hint')}
      choices={[{ value: '', label: t('retention.forever') }, ...choices]}
      error={form.formState.errors.retentionMonths?.message}
    />
  )
}
