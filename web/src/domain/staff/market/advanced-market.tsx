import { IconChevronDown } from '@tabler/icons-react'
import type { MarketTypeName, PhaseName } from '@trimestre/contract/games'
import { seasonBounds } from '@trimestre/engine/market-plan'
import { useTranslation } from 'react-i18next'
import { marketTypeChoices } from '../../../ui/market-type.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { phaseChoices } from '../../../ui/phase.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import styles from './market-fields.module.css'
import { type MarketSettings, type Shape, withPhase } from './market-settings.ts'

type Props = {
  value: MarketSettings
  onChange(value: MarketSettings): void
  shape: Shape
  phases: readonly PhaseName[]
  withSeasons: boolean
}

/** The settings of a market that most games leave as proposed, folded at first. */
export function AdvancedMarket(props: Props) {
  const { t } = useTranslation(['common', 'admin'])
  return (
    <details className={styles.advanced}>
      <summary>
        <IconChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        {t('admin:market.advanced')}
      </summary>
      <div className={styles.content}>
        <PhaseByQuarter {...props} />
        {props.withSeasons && <Seasons {...props} />}
        {props.value.segments === '2' && <SegmentTypes {...props} />}
      </div>
    </details>
  )
}

/** Sets the phase of each quarter that has not passed. */
function PhaseByQuarter({ value, onChange, shape, phases }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  return (
    <fieldset className={styles.group}>
      <legend>{t('admin:market.byQuarter')}</legend>
      <div className={styles.quarters}>
        {phases.map((phase, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a quarter is its place in the game
            key={index}
            label={<bdi>{t('ui.quarterShort', { quarter: index + 1 })}</bdi>}
            value={phase}
            disabled={index < shape.past.length}
            onChange={event =>
              onChange(withPhase(value, shape, index, event.currentTarget.value as PhaseName))
            }
            choices={phaseChoices(t)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Seasons({ value, onChange }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  return (
    <fieldset className={styles.group}>
      <legend>{t('admin:market.seasons')}</legend>
      <p className={styles.hint}>{t('admin:market.seasonsHint')}</p>
      <div className={styles.quarters}>
        {value.seasons.map((season, index) => (
          <NumberField
            // biome-ignore lint/suspicious/noArrayIndexKey: a season is its place in the year
            key={index}
            label={<bdi>{t('ui.quarterShort', { quarter: index + 1 })}</bdi>}
            value={season}
            onChange={changed => onChange({ ...value, seasons: value.seasons.with(index, changed) })}
            {...seasonBounds}
            plain
            required
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Sets what the customers of each segment look at. */
function SegmentTypes({ value, onChange, shape }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  return (
    <fieldset className={styles.group}>
      <legend>{t('admin:market.segments')}</legend>
      <p className={styles.hint}>{t('admin:market.typesHint')}</p>
      <div className={styles.types}>
        {([1, 2] as const).map(segment => (
          <SelectField
            key={segment}
            label={t(`admin:market.type${segment}`)}
            value={value[`typeSegment${segment}`]}
            disabled={shape.past.length > 0}
            onChange={event =>
              onChange({ ...value, [`typeSegment${segment}`]: event.currentTarget.value as MarketTypeName })
            }
            choices={marketTypeChoices(t)}
          />
        ))}
      </div>
    </fieldset>
  )
}
