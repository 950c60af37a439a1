import { useTranslation } from 'react-i18next'
import styles from './quarter-chart.module.css'
import { type SeriesName, seriesNames } from './quarter-point.ts'
import { SeriesMark } from './series-mark.tsx'

/** Renders the names of the series as buttons that show or hide them. */
export function ChartLegend({
  hidden,
  onToggle,
}: {
  hidden: readonly SeriesName[]
  onToggle(name: SeriesName): void
}) {
  const { t } = useTranslation()
  return (
    <div className={styles.legend}>
      {seriesNames.map(name => (
        <button
          key={name}
          type="button"
          className={styles.legendButton}
          aria-pressed={!hidden.includes(name)}
          onClick={() => onToggle(name)}
        >
          <SeriesMark name={name} />
          {t(`chart.${name}`)}
        </button>
      ))}
    </div>
  )
}
