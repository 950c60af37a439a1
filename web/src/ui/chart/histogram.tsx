import { histogramGeometry, histogramMargin } from '@trimestre/chart/histogram-geometry'
import type { Size } from '@trimestre/chart/plot-frame'
import { useTranslation } from 'react-i18next'
import { Figure } from '../figure.tsx'
import { FigureTable } from '../table/figure-table.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { TooltipLine } from './chart-tooltip.tsx'
import { ColumnHitAreas, GridLines, HighlightedColumn, ValueAxis } from './column-parts.tsx'
import frame from './quarter-chart.module.css'
import { KeyboardPlot, type Walk } from './walkable-plot.tsx'

export type HistogramClass = { name: string; count: number }

type Props = {
  title: string
  /** What the classes are of, such as points, and what is counted. */
  names: { classes: string; count: string }
  classes: readonly HistogramClass[]
}

const height = 280
/** The width in pixels from which a column has room for its name. */
const nameWidth = 46

/** Renders how many items are in each class as adjacent bars. */
export function Histogram({ title, names, classes }: Props) {
  const { t } = useTranslation()
  const counts = classes.map(({ count }) => count)
  const geometryOf = (size: Size) => histogramGeometry(counts, size)
  const axis = (walk: Walk) => <ValueAxis {...geometryOf(walk)} rtl={walk.rtl} title={names.count} />
  return (
    <ChartFrame title={title} table={<HistogramTable {...{ title, names, classes }} />}>
      <KeyboardPlot
        label={t('chart.region')}
        places={classes.length}
        quarters={0}
        height={height}
        axis={{ size: histogramMargin.axis, draw: axis }}
        drawing={walk => (
          <>
            {axis(walk)}
            <Bars walk={walk} geometry={geometryOf(walk)} classes={classes} title={names.classes} />
          </>
        )}
        spanOf={(active, walk) => geometryOf(walk).columns[active]}
        tooltip={active => {
          const at = classes[active]
          return (
            at && (
              <>
                <div className={frame.tooltipTitle}>
                  <bdi className="fig">{at.name}</bdi>
                </div>
                <TooltipLine name={names.count}>
                  <Figure value={at.count} />
                </TooltipLine>
              </>
            )
          )
        }}
      />
    </ChartFrame>
  )
}

type BarsProps = {
  walk: Walk
  geometry: ReturnType<typeof histogramGeometry>
  classes: readonly HistogramClass[]
  title: string
}

function Bars({ walk, geometry, classes, title }: BarsProps) {
  const { plot, columns, bars } = geometry
  // Names that would touch each other are written below every second column.
  const every = (columns[0]?.width ?? 0) * walk.zoom < nameWidth ? 2 : 1
  return (
    <>
      <HighlightedColumn column={walk.active === null ? undefined : columns[walk.active]} plot={plot} />
      <GridLines {...geometry} />
      {bars.map(({ index, path }) => (
        <path key={index} d={path} className={frame.bar} />
      ))}
      <g className={frame.axes}>
        {columns.map(
          ({ centre }, index) =>
            index % every === 0 && (
              <text
                key={classes[index]?.name}
                x={centre}
                y={plot.bottom}
                dy="1.6em"
                textAnchor="middle"
                direction="ltr"
              >
                {classes[index]?.name}
              </text>
            ),
        )}
        <text
          x={(plot.left + plot.right) / 2}
          y={plot.bottom}
          dy="3.1em"
          textAnchor="middle"
          className={frame.axisTitle}
        >
          {title}
        </text>
      </g>
      <ColumnHitAreas {...walk} columns={columns} />
    </>
  )
}

function HistogramTable({ title, names, classes }: Props) {
  return (
    <FigureTable caption={title}>
      <thead>
        <tr>
          <th scope="col">{names.classes}</th>
          <th scope="col">{names.count}</th>
        </tr>
      </thead>
      <tbody>
        {classes.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">
              <bdi className="fig">{name}</bdi>
            </th>
            <td>
              <Figure value={count} />
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}
