import { type QuarterPoint, type SeriesName, seriesNames } from '@trimestre/chart/quarter-point'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { EmptyState } from '../empty-state.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { ChartLegend, useHiddenSeries } from './chart-legend.tsx'
import { ChartPlot } from './chart-plot.tsx'
import { ChartTable } from './chart-table.tsx'
import { SeriesMark } from './series-mark.tsx'

type Props = {
  points: readonly QuarterPoint[]
  /** Opens the details of a quarter. */
  onChoose?: (quarter: number) => void
}

/** Renders stock (area), production (bars) and demand (line) of one or several companies by quarter. */
export function ChartStockProductionDemand({ points, onChoose }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const [hidden, toggle] = useHiddenSeries<SeriesName>()
  const newest = points.at(-1)
  if (!newest) return <EmptyState picture="results" />
  const summary = t('chart.summary', {
    quarter: newest.quarter,
    stock: format.integer(newest.stock),
    production: format.integer(newest.production),
    demand: format.integer(newest.demand),
  })
  return (
    <ChartFrame title={t('chart.title')} summary={summary} table={<ChartTable points={points} />}>
      <ChartPlot
        points={points}
        shown={seriesNames.filter(name => !hidden.includes(name))}
        onChoose={onChoose}
      />
      <ChartLegend
        items={seriesNames.map(name => ({
          key: name,
          name: t(`chart.${name}`),
          mark: <SeriesMark name={name} />,
        }))}
        hidden={hidden}
        onToggle={toggle}
      />
    </ChartFrame>
  )
}
