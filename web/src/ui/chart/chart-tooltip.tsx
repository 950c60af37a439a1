import type { QuarterPoint, SeriesName } from '@trimestre/chart/quarter-point'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../figure.tsx'
import styles from './quarter-chart.module.css'
import { SeriesMark } from './series-mark.tsx'

/** Renders the title of a tooltip that tells of a quarter. */
export function QuarterTitle({ quarter }: { quarter: number }) {
  const { t } = useTranslation()
  return (
    <div className={styles.tooltipTitle}>
      {t('chart.quarter')} <bdi className="fig">{quarter}</bdi>
    </div>
  )
}

type LineProps = { mark?: ReactNode; name: ReactNode; line?: number; children: ReactNode }

/** Renders one figure of a tooltip, with the mark and the name of its series. */
export function TooltipLine({ mark, name, line, children }: LineProps) {
  return (
    <div className={styles.tooltipLine} data-line={line}>
      {mark}
      <bdi className={styles.tooltipName}>{name}</bdi>
      <span className={styles.tooltipFigure}>{children}</span>
    </div>
  )
}

/** Renders the figures of one quarter. */
export function ChartTooltip({ point, shown }: { point: QuarterPoint; shown: readonly SeriesName[] }) {
  const { t } = useTranslation()
  return (
    <>
      <QuarterTitle quarter={point.quarter} />
      {shown.map(name => (
        <TooltipLine key={name} mark={<SeriesMark name={name} />} name={t(`chart.${name}`)}>
          <Figure value={point[name]} />
        </TooltipLine>
      ))}
    </>
  )
}
