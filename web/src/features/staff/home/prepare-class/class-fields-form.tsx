import type { Game } from '@trimestre/contract/games'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MarketField } from '../../../../domain/staff/market/market-field.tsx'
import { marketOf } from '../../../../domain/staff/market/market-settings.ts'
import { useMarketConditions } from '../../../../domain/staff/market/use-market-conditions.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { isEmail } from '../../../../ui/email.ts'
import { requiredNumber } from '../../../../ui/number-rule.ts'
import { readCount } from '../../../../ui/number-text.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { type ClassFields, shapeIn } from './class-plan.ts'
import styles from './prepare-class.module.css'

type Props = {
  form: UseFormReturn<ClassFields>
  games: readonly Game[] | undefined
  administrators: readonly { id: number; username: string }[]
  products: readonly { id: number }[]
}

const levels = [1, 2, 3, 4]
const quartersBounds = { min: 1, max: 999, whole: true }

/** The fields for the game, its length and level, and its professor. */
export function ClassFieldsForm({ form, games, administrators, products }: Props) {
  const { t } = useTranslation(['control', 'common', 'admin'])
  const format = useFormat()
  const required = t('common:validation.required')
  const { errors } = form.formState
  const gameOf = (id: string) => games?.find(game => String(game.id) === id)
  const takeMarket = (id: string) => {
    const game = gameOf(id)
    if (game) form.setValue('market', marketOf(game))
  }
  const [chosen, quarters, level] = useWatch({ control: form.control, name: ['game', 'quarters', 'level'] })
  const game = gameOf(chosen)
  return (
    <>
      {games ? (
        <SelectField
          label={t('control:game')}
          choices={games.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.register('game', { onChange: event => takeMarket(event.target.value) })}
        />
      ) : (
        <TextField
          label={t('control:class.gameName')}
          required
          dir="auto"
          error={errors.name?.message}
          {...form.register('name', { required })}
        />
      )}
      <div className={styles.pair}>
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
      </div>
      <MarketField
        key={chosen}
        control={form.control}
        name="market"
        shape={shapeIn({ quarters, level }, game)}
        levelShown={1}
        conditions={useMarketConditions(game?.id, game ? game.product?.id : products[0]?.id)}
      />
      {!games && <ProfessorFields form={form} administrators={administrators} />}
    </>
  )
}

function ProfessorFields({ form, administrators }: Pick<Props, 'form' | 'administrators'>) {
  const { t } = useTranslation(['control', 'common'])
  const required = t('common:validation.required')
  const { errors } = form.formState
  const isNew = form.watch('administrator') === ''
  return (
    <>
      {administrators.length > 0 && (
        <SelectField
          label={t('control:class.professor')}
          choices={[
            ...administrators.map(({ id, username }) => ({ value: String(id), label: username })),
            { value: '', label: t('control:class.newProfessor') },
          ]}
          {...form.register('administrator')}
        />
      )}
      {isNew && (
        <div className={styles.pair}>
          <TextField
            label={t('control:class.professorName')}
            required
            autoComplete="off"
            error={errors.professor?.message}
            {...form.register('professor', { required })}
          />
          <TextField
            label={t('control:class.professorEmail')}
            required
            inputMode="email"
            autoComplete="off"
            error={errors.professorEmail?.message}
            {...form.register('professorEmail', {
              required,
              validate: value => isEmail(value) || t('common:validation.email'),
            })}
          />
        </div>
      )}
    </>
  )
}
