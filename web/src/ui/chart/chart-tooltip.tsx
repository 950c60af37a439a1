import { useTranslation } from 'react-i18next'
import { Figure } from '../figure.tsx'
import styles from './quarter-chart.module.css'
import type { QuarterPoint, SeriesName } from './quarter-point.ts'
import { SeriesMark } from './series-mark.tsx'

const tooltipWidth = 190

type Props = { point: QuarterPoint; shown: readonly SeriesName[]; at: number; width: number }

/** Renders the figures of one quarter; screen readers announce them when they appear. */
export function ChartTooltip({ point, shown, at, width }: Props) {
  const { t } = useTranslation()
  const left = Math.min(width - tooltipWidth - 8, Math.max(8, at - tooltipWidth / 2))
  return (
    <div className={styles.tooltip} style={{ left, width: tooltipWidth }} role="status">
      <div className={styles.tooltipTitle}>
        {t('chart.quarter')} <bdi className="fig">{point.quarter}</bdi>
      </div>
      {shown.map(name => (
        <div key={name} className={styles.tooltipLine}>
          <SeriesMark name={name} />
          <span>{t(`chart.${name}`)}</span>
          <Figure value={point[name]} className={styles.tooltipFigure} />
        </div>
      ))}
    </div>
  )
}
