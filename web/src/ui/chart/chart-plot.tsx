import { useTranslation } from 'react-i18next'
import { ChartDrawing } from './chart-drawing.tsx'
import { ChartTooltip } from './chart-tooltip.tsx'
import { chartGeometry } from './geometry.ts'
import type { QuarterPoint, SeriesName } from './quarter-point.ts'
import { KeyboardPlot, type Walk } from './walkable-plot.tsx'

type Props = { points: readonly QuarterPoint[]; shown: readonly SeriesName[] }

/** Renders the chart of the quarters; hover, tap or arrow keys show the figures of one quarter. */
export function ChartPlot({ points, shown }: Props) {
  const { t } = useTranslation()
  const geometryOf = ({ width, rtl }: Walk) => chartGeometry(points, shown, width, rtl)
  return (
    <KeyboardPlot
      label={t('chart.region')}
      places={points.length}
      quarters={points.length}
      opensAtEnd
      drawing={walk => <ChartDrawing {...walk} geometry={geometryOf(walk)} shown={shown} />}
      tooltip={(active, walk) => {
        const column = geometryOf(walk).columns[active]
        return (
          column && <ChartTooltip point={column.point} shown={shown} at={column.centre} width={walk.width} />
        )
      }}
    />
  )
}
