import {
  type InOutPoint,
  type InOutSeries,
  inOutGeometry,
  inOutMargin,
  inOutSeries,
} from '@trimestre/chart/in-out-geometry'
import type { Size } from '@trimestre/chart/plot-frame'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Figure } from '../figure.tsx'
import { FigureTable } from '../table/figure-table.tsx'
import { unitOf } from './axis-text.ts'
import { ChartFrame } from './chart-frame.tsx'
import { ChartLegend, useHiddenSeries } from './chart-legend.tsx'
import { QuarterTitle, TooltipLine } from './chart-tooltip.tsx'
import { ColumnHitAreas, GridLines, HighlightedColumn, QuarterLabels, ValueAxis } from './column-parts.tsx'
import styles from './in-out-chart.module.css'
import frame from './quarter-chart.module.css'
import { KeyboardPlot, type Walk } from './walkable-plot.tsx'

type Names = { received: string; paid: string; level?: string }

/** Amounts are in BA. The levels are shown if they have a name. */
type Props = { title: string; hint?: string; names: Names; points: readonly InOutPoint[] }

/** Renders receipts upwards and payments downwards by quarter, with the level that results as a line. */
export function InOutChart(props: Props) {
  const { title, hint, names } = props
  const [hidden, toggle] = useHiddenSeries<InOutSeries>()
  const series = inOutSeries.filter(name => names[name] !== undefined)
  return (
    <ChartFrame title={title} hint={hint} table={<InOutTable {...props} series={series} />}>
      <InOutPlot {...props} shown={series.filter(name => !hidden.includes(name))} />
      <ChartLegend
        items={series.map(name => ({ key: name, name: names[name], mark: <SeriesSample name={name} /> }))}
        hidden={hidden}
        onToggle={toggle}
      />
    </ChartFrame>
  )
}

function SeriesSample({ name }: { name: InOutSeries }) {
  return (
    <svg width="22" height="14" viewBox="0 0 22 14" aria-hidden="true">
      {name === 'level' ? (
        <>
          <path d="M1 7h20" className={styles.line} />
          <circle cx="11" cy="7" r="4" className={styles.mark} />
        </>
      ) : (
        <rect x="6" y="1" width="10" height="12" rx="2" className={styles[name]} />
      )}
    </svg>
  )
}

function InOutPlot({ points, names, shown }: Props & { shown: readonly InOutSeries[] }) {
  const { t } = useTranslation()
  const geometryOf = (size: Size) => inOutGeometry(points, shown, size)
  const axis = (walk: Walk) => <ValueAxis {...geometryOf(walk)} rtl={walk.rtl} title={unitOf(t, 'amount')} />
  return (
    <KeyboardPlot
      label={t('chart.region')}
      places={points.length}
      quarters={points.length}
      axis={{ size: inOutMargin.axis, draw: axis }}
      drawing={walk => (
        <>
          {axis(walk)}
          <InOutDrawing walk={walk} geometry={geometryOf(walk)} points={points} />
        </>
      )}
      spanOf={(active, walk) => geometryOf(walk).columns[active]}
      tooltipWidth={230}
      tooltip={active => {
        const point = points[active]
        return (
          point && (
            <>
              <QuarterTitle quarter={point.quarter} />
              {shown.map(name => (
                <TooltipLine key={name} mark={<SeriesSample name={name} />} name={names[name]}>
                  <Figure value={point[name]} kind="amount" />
                </TooltipLine>
              ))}
            </>
          )
        )
      }}
    />
  )
}

type DrawingProps = {
  walk: Walk
  geometry: ReturnType<typeof inOutGeometry>
  points: readonly InOutPoint[]
}

function InOutDrawing({ walk, geometry, points }: DrawingProps) {
  const format = useFormat()
  const { plot, columns, bars, level } = geometry
  const { zoom, rtl } = walk
  const end = level.at(-1)
  return (
    <>
      <HighlightedColumn column={walk.active === null ? undefined : columns[walk.active]} plot={plot} />
      <GridLines {...geometry} />
      {bars.map(bar => (
        <path key={bar.key} d={bar.path} className={styles[bar.name]} />
      ))}
      <QuarterLabels columns={columns} quarters={points.map(({ quarter }) => quarter)} plot={plot} />
      <path d={geometry.levelPath} className={frame.halo} />
      <path d={geometry.levelPath} className={styles.line} />
      {level.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={4 / zoom} className={styles.mark} />
      ))}
      {end && (
        <g className={frame.axes}>
          <text
            x={end[0] + ((rtl ? -1 : 1) * 10) / zoom}
            y={end[1]}
            dy="0.35em"
            textAnchor={rtl ? 'end' : 'start'}
            direction="ltr"
            className={styles.endLabel}
          >
            {format.integer(points.at(-1)?.level ?? 0)}
          </text>
        </g>
      )}
      <ColumnHitAreas columns={columns} {...walk} />
    </>
  )
}

function InOutTable({ title, points, names, series }: Props & { series: readonly InOutSeries[] }) {
  const { t } = useTranslation()
  return (
    <FigureTable caption={title}>
      <thead>
        <tr>
          <th scope="col">{t('chart.quarter')}</th>
          {series.map(name => (
            <th key={name} scope="col">
              {names[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(point => (
          <tr key={point.quarter}>
            <th scope="row">{t('ui.quarterShort', { quarter: point.quarter })}</th>
            {series.map(name => (
              <td key={name}>
                <Figure value={point[name]} kind="amount" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}
