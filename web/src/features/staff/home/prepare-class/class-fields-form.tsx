import type { Game } from '@trimestre/contract/games'
import type { Product } from '@trimestre/contract/products'
import { computersAtOnceMax } from '@trimestre/contract/seats'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { productName } from '../../../../domain/catalogue-text.ts'
import MixFields from '../../../../domain/staff/computer-mix/mix-fields.tsx'
import { MarketField } from '../../../../domain/staff/market/market-field.tsx'
import { marketOf } from '../../../../domain/staff/market/market-settings.ts'
import { useMarketConditions } from '../../../../domain/staff/market/use-market-conditions.ts'
import ProductPreview from '../../../../domain/staff/product-preview.tsx'
import type { FirstPass } from '../../../../domain/staff/session-plans/first-pass.tsx'
import { useFormat } from '../../../../i18n/format.ts'
import { Fold } from '../../../../ui/fold.tsx'
import { requiredNumber } from '../../../../ui/number-rule.ts'
import { readCount } from '../../../../ui/number-text.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { type ClassFields, shapeIn } from './class-plan.ts'
import { HostFields } from './host-fields.tsx'
import { PlanField } from './plan-field.tsx'
import styles from './prepare-class.module.css'

export type ClassFieldsProps = {
  form: UseFormReturn<ClassFields>
  /** The games that the user may prepare instead of a new one. */
  games: readonly Game[]
  /** The administrators whom a super administrator may make the host; undefined for an administrator. */
  administrators: readonly { id: number; username: string }[] | undefined
  products: readonly Product[]
  /** The first pass of a plan by weeks, while it is chosen. */
  firstPass: FirstPass
}

const levels = [1, 2, 3, 4]
const quartersBounds = { min: 1, max: 100, whole: true }
const computersBounds = { min: 0, max: computersAtOnceMax, whole: true }

/** The fields for the game, its length, level and product; its market and its host are folded. */
export function ClassFieldsForm({ form, games, administrators, products, firstPass }: ClassFieldsProps) {
  const { t } = useTranslation(['control', 'common', 'admin', 'catalogue'])
  const format = useFormat()
  const required = t('common:validation.required')
  const { errors } = form.formState
  const gameOf = (id: string) => games.find(game => String(game.id) === id)
  const takeGame = (id: string) => {
    const game = gameOf(id)
    if (!game) return
    form.setValue('name', game.name)
    form.setValue('market', marketOf(game))
    if (game.product) form.setValue('product', String(game.product.id))
  }
  const [chosen, plan, quarters, level, product] = useWatch({
    control: form.control,
    name: ['game', 'plan', 'quarters', 'level', 'product'],
  })
  const game = gameOf(chosen)
  const isHostAsking = Boolean(errors.professor || errors.professorEmail)
  return (
    <>
      {games.length > 0 && (
        <SelectField
          label={t('control:game')}
          choices={[
            { value: '', label: t('control:class.newGame') },
            ...games.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...form.register('game', { onChange: event => takeGame(event.target.value) })}
        />
      )}
      <TextField
        label={t('control:class.name')}
        required
        dir="auto"
        error={errors.name?.message}
        {...form.register('name', { required })}
      />
      <PlanField form={form} firstPass={firstPass} />
      <div className={styles.pair}>
        {plan === '' && (
          <>
            <TextField
              label={t('common:field.nbTurns')}
              required
              inputMode="numeric"
              error={errors.quarters?.message}
              {...form.register('quarters', {
                required,
                validate: value => requiredNumber(t, format, readCount(value), quartersBounds),
              })}
            />
            <SelectField
              label={t('common:field.levelGame')}
              choices={levels.map(level => ({
                value: String(level),
                label: t('admin:configuration.levelOption', { level }),
              }))}
              {...form.register('level')}
            />
          </>
        )}
        {products.length > 0 && (
          <SelectField
            label={t('control:class.product')}
            choices={products.map(each => ({ value: String(each.id), label: productName(t, each) }))}
            error={errors.product?.message}
            {...form.register('product')}
          />
        )}
      </div>
      <ProductPreview productId={Number(product)} />
      <Fold
        title={t('control:class.more')}
        isAsking={Boolean(errors.market) || Boolean(errors.computers) || isHostAsking}
      >
        <Controller
          control={form.control}
          name="computers"
          rules={{ validate: mix => requiredNumber(t, format, mix.count, computersBounds) }}
          render={({ field, fieldState }) => (
            <MixFields
              label={t('control:class.computers')}
              hint={t('control:class.computersHint')}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              min={computersBounds.min}
              max={computersBounds.max}
              error={fieldState.error?.message}
            />
          )}
        />
        <MarketField
          key={chosen}
          control={form.control}
          name="market"
          shape={shapeIn({ quarters, level }, game)}
          levelShown={1}
          conditions={useMarketConditions(game?.id, Number(product) || undefined)}
        />
        {administrators && !game && <HostFields form={form} administrators={administrators} />}
      </Fold>
    </>
  )
}
