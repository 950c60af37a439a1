import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartPlot } from './chart-plot.tsx'
import { ChartTable } from './chart-table.tsx'
import styles from './quarter-chart.module.css'
import { type QuarterPoint, type SeriesName, seriesNames } from './quarter-point.ts'

/** Renders stock (area), production (bars) and demand (line) of one or several companies by quarter. */
export function ChartStockProductionDemand({ points }: { points: readonly QuarterPoint[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const titleId = useId()
  const [hidden, setHidden] = useState<readonly SeriesName[]>([])
  const [asTable, setAsTable] = useState(false)
  const newest = points.at(-1)
  if (!newest) return <EmptyState picture="results" />
  const toggle = (name: SeriesName) =>
    setHidden(hidden.includes(name) ? hidden.filter(other => other !== name) : [...hidden, name])
  const summary = t('chart.summary', {
    quarter: newest.quarter,
    stock: format.integer(newest.stock),
    production: format.integer(newest.production),
    demand: format.integer(newest.demand),
  })
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <div className={styles.head}>
        <figcaption id={titleId} className={styles.title}>
          {t('chart.title')}
          <span className="visually-hidden"> {summary}</span>
        </figcaption>
        <Button variant="text" small onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'ui.showChart' : 'ui.showTable')}
        </Button>
      </div>
      {asTable ? (
        <ChartTable points={points} />
      ) : (
        <>
          <ChartPlot points={points} shown={seriesNames.filter(name => !hidden.includes(name))} />
          <ChartLegend hidden={hidden} onToggle={toggle} />
        </>
      )}
    </figure>
  )
}
