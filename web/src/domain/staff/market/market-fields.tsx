import type { PhaseName } from '@trimestre/contract/games'
import { marketSizes } from '@trimestre/engine/market-plan'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldError } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { AdvancedMarket } from './advanced-market.tsx'
import styles from './market-fields.module.css'
import { MarketPicture } from './market-picture.tsx'
import {
  areSegmentsOffered,
  type MarketSettings,
  type PlanChoice,
  phasesOf,
  planChoices,
  type Shape,
} from './market-settings.ts'
import { planText } from './plan-text.ts'
import type { MarketConditions } from './use-market-conditions.ts'

export type MarketFieldsProps = {
  value: MarketSettings
  onChange(value: MarketSettings): void
  error?: string | undefined
  shape: Shape
  /** The level for which the market is pictured as long as none is chosen. */
  levelShown: number
  conditions: MarketConditions
  /** The first quarter pictured: the phases of earlier quarters of some games are not recorded. */
  from?: number
}

/** The fields of the market of a game, with a picture of it that follows every change. */
export function MarketFields({
  value,
  onChange,
  error,
  shape,
  levelShown,
  conditions,
  from = 1,
}: MarketFieldsProps) {
  const { t } = useTranslation(['common', 'admin'])
  const [isProposalOpen] = useState(value.plan === 'proposed')
  const pictured = { ...shape, level: shape.level ?? levelShown }
  const phases = phasesOf(value, pictured)
  const isOpen = shape.quarters === null || shape.level === null
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.title}>{t('admin:market.title')}</legend>
      <SelectField
        label={t('admin:market.plan')}
        hint={t('admin:market.planHint')}
        value={value.plan}
        onChange={event => choosePlan(event.currentTarget.value as PlanChoice)}
        choices={planChoices(isProposalOpen).map(plan => ({
          value: plan,
          label: planText(t, plan, shape.level),
        }))}
      />
      {areSegmentsOffered(value, shape.level) && (
        <SelectField
          label={t('admin:market.segments')}
          hint={shape.past.length > 0 ? t('admin:market.fixed') : t('admin:market.segmentsHint')}
          value={value.segments}
          disabled={shape.past.length > 0}
          onChange={event => onChange({ ...value, segments: event.currentTarget.value === '2' ? '2' : '1' })}
          choices={[
            { value: '1', label: t('admin:market.one') },
            { value: '2', label: t('admin:market.two') },
          ]}
        />
      )}
      <FieldError error={error ?? null} />
      <MarketPicture
        quarters={pictureOf(phases, value, conditions, from)}
        example={
          isOpen
            ? t('admin:market.example', { quarters: phases.length, level: pictured.level ?? '' })
            : undefined
        }
      />
      <AdvancedMarket
        value={value}
        onChange={onChange}
        shape={pictured}
        phases={phases}
        withSeasons={conditions.seasons === undefined}
      />
    </fieldset>
  )

  function choosePlan(plan: PlanChoice): void {
    onChange({ ...value, plan, phases })
  }
}

function pictureOf(
  phases: readonly PhaseName[],
  value: MarketSettings,
  conditions: MarketConditions,
  from: number,
) {
  const seasons = conditions.seasons ?? value.seasons.map(season => season || 1)
  const sizes = marketSizes(phases, seasons, conditions.evolution)
  const first = sizes[from - 1] || 100
  return phases
    .map((phase, index) => ({ quarter: index + 1, phase, size: (100 * (sizes[index] ?? 0)) / first }))
    .slice(from - 1)
}
