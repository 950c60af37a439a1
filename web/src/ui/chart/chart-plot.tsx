import type { Size } from '@trimestre/chart/plot-frame'
import { chartGeometry, quarterMargin } from '@trimestre/chart/quarter-geometry'
import type { QuarterPoint, SeriesName } from '@trimestre/chart/quarter-point'
import { useTranslation } from 'react-i18next'
import { ChartDrawing } from './chart-drawing.tsx'
import { ChartTooltip } from './chart-tooltip.tsx'
import { ValueAxis } from './column-parts.tsx'
import { KeyboardPlot, type Walk } from './walkable-plot.tsx'

type Props = {
  points: readonly QuarterPoint[]
  shown: readonly SeriesName[]
  onChoose?: (quarter: number) => void
}

/** Renders the chart of the quarters; hover, tap or arrow keys show the figures of one quarter. */
export function ChartPlot({ points, shown, onChoose }: Props) {
  const { t } = useTranslation()
  const geometryOf = (size: Size) => chartGeometry(points, shown, size)
  const axis = (walk: Walk) => <ValueAxis {...geometryOf(walk)} rtl={walk.rtl} title={t('chart.units')} />
  return (
    <KeyboardPlot
      label={t(onChoose ? 'chart.regionChoose' : 'chart.region')}
      places={points.length}
      quarters={points.length}
      opensAtEnd
      axis={{ size: quarterMargin.axis, draw: axis }}
      drawing={walk => (
        <>
          {axis(walk)}
          <ChartDrawing walk={walk} geometry={geometryOf(walk)} shown={shown} />
        </>
      )}
      spanOf={(active, walk) => geometryOf(walk).columns[active]}
      tooltip={active => {
        const point = points[active]
        return point && <ChartTooltip point={point} shown={shown} />
      }}
      onChoose={
        onChoose &&
        (index => {
          const point = points[index]
          if (point) onChoose(point.quarter)
        })
      }
    />
  )
}
