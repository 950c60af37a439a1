import type { Game } from '@trimestre/contract/games'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { productName } from '../../../domain/catalogue-text.ts'
import { ChoiceField } from '../../../domain/choice-field.tsx'
import { AbsenceField } from '../../../domain/staff/absence-field.tsx'
import { DebriefField } from '../../../domain/staff/debrief-field.tsx'
import { ExplanationsField } from '../../../domain/staff/explanations-field.tsx'
import { JournalReadingField } from '../../../domain/staff/journal-reading-field.tsx'
import { MarketField } from '../../../domain/staff/market/market-field.tsx'
import { firstKnownQuarter, shapeOf } from '../../../domain/staff/market/market-settings.ts'
import { useMarketConditions } from '../../../domain/staff/market/use-market-conditions.ts'
import ProductPreview from '../../../domain/staff/product-preview.tsx'
import { useProducts } from '../../../domain/use-products.ts'
import { useFormat } from '../../../i18n/format.ts'
import { MultiSelectField } from '../../../ui/multi-select-field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { requiredNumber } from '../../../ui/number-rule.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useAdministrators } from './api.ts'
import { type GameFields, levelMost } from './game-fields.ts'

type Form = { form: UseFormReturn<GameFields> }

type OfGame = Form & { /** Undefined for a new game. */ game: Game | undefined }

export function GameFormFields({ form, game }: OfGame) {
  const { t } = useTranslation(['common', 'super', 'catalogue'])
  const { register, formState, control } = form
  const chosen = useWatch({ control, name: 'product' })
  const products = useProducts().data ?? []
  return (
    <>
      <TextField
        {...register('name', { validate: value => value.trim() !== '' || t('validation.required') })}
        data-autofocus
        label={t('field.name')}
        autoComplete="off"
        dir="auto"
        required
        error={formState.errors.name?.message}
      />
      <TextAreaField
        {...register('description')}
        label={t('field.description')}
        error={formState.errors.description?.message}
      />
      <Access form={form} />
      <SelectField
        // When the list arrives late, the new key makes the field select the product that the form already holds.
        key={products.length}
        {...register('product')}
        label={t('super:games.product')}
        hint={t('super:games.productHint')}
        withEmpty={!game?.product}
        choices={products.map(product => ({ value: String(product.id), label: productName(t, product) }))}
        error={formState.errors.product?.message}
      />
      <ProductPreview productId={Number(chosen)} />
      <LevelMax form={form} />
      <Market form={form} game={game} />
      <AbsenceField control={form.control} name="absence" />
      <JournalReadingField control={form.control} name="journalReading" />
      <ExplanationsField control={form.control} name="explanations" />
      <DebriefField control={form.control} name="debriefForPlayers" />
      <Administrators form={form} />
    </>
  )
}

function Access({ form }: Form) {
  const { t } = useTranslation(['common', 'super'])
  return (
    <ChoiceField
      control={form.control}
      name="access"
      legend={t('super:games.access')}
      cards={[
        { value: 'public', title: t('game.public'), text: t('super:games.publicText') },
        { value: 'private', title: t('game.private'), text: t('super:games.privateText') },
      ]}
    />
  )
}

function LevelMax({ form }: Form) {
  const { t } = useTranslation(['common', 'super'])
  const format = useFormat()
  const fault = (value: number | null) =>
    requiredNumber(t, format, value, { min: 1, max: levelMost, whole: true })
  return (
    <Controller
      control={form.control}
      name="levelMax"
      rules={{ validate: fault }}
      render={({ field, fieldState }) => (
        <NumberField
          {...field}
          label={t('field.levelMax')}
          hint={t('super:games.levelMaxHint')}
          min={1}
          max={levelMost}
          required
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

function Market({ form, game }: OfGame) {
  const [product, levelMax] = useWatch({ control: form.control, name: ['product', 'levelMax'] })
  return (
    <MarketField
      control={form.control}
      name="market"
      shape={shapeOf(game)}
      levelShown={levelMax || 1}
      conditions={useMarketConditions(game?.id, Number(product))}
      from={firstKnownQuarter(game)}
    />
  )
}

function Administrators({ form }: Form) {
  const { t } = useTranslation(['common', 'super'])
  const administrators = useAdministrators().data ?? []
  return (
    <Controller
      control={form.control}
      name="admins"
      render={({ field, fieldState }) => (
        <MultiSelectField
          {...field}
          label={t('super:games.admins')}
          hint={t('super:games.adminsHint')}
          placeholder={t('super:games.adminsSearch')}
          noMatch={t('super:games.adminsNone')}
          clearLabel={t('super:games.adminsClear')}
          choices={administrators.map(({ username }) => ({ value: username, label: username }))}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
