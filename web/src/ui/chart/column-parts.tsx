import type { Column, PlotFrame } from '@trimestre/chart/plot-frame'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { tickText } from './axis-text.ts'
import styles from './quarter-chart.module.css'
import type { Walk } from './walkable-plot.tsx'

export type Ticks = { ticks: readonly { value: number; at: number }[]; digits: number }

type AxisProps = Ticks & { plot: PlotFrame; rtl: boolean; title: string | undefined }

/** Draws the values of the vertical axis and, above them, its title, which names the unit. */
export function ValueAxis({ ticks, digits, plot, rtl, title }: AxisProps) {
  const format = useFormat()
  return (
    <g className={styles.axes}>
      {ticks.map(tick => (
        <text
          key={tick.value}
          x={plot.axisAt}
          y={tick.at}
          dy="0.35em"
          textAnchor={rtl ? 'start' : 'end'}
          direction="ltr"
        >
          {tickText(format, tick.value, digits)}
        </text>
      ))}
      {/* The direction of the text decides which end `start` is. */}
      <text x={plot.titleAt} y={plot.top} dy="-1em" textAnchor="start" className={styles.axisTitle}>
        {title}
      </text>
    </g>
  )
}

/** Draws the horizontal grid lines; the line of zero is stronger. */
export function GridLines({ ticks, plot }: Pick<AxisProps, 'ticks' | 'plot'>) {
  return ticks.map(tick => (
    <line
      key={tick.value}
      x1={plot.left}
      x2={plot.right}
      y1={tick.at}
      y2={tick.at}
      className={tick.value === 0 ? styles.zero : styles.grid}
    />
  ))
}

type ColumnsProps = { columns: readonly Column[]; quarters: readonly number[] }

/** Draws the names of the quarters below their columns, and the title of the axis. */
export function QuarterLabels({ columns, quarters, plot }: ColumnsProps & { plot: PlotFrame }) {
  const { t } = useTranslation()
  return (
    <g className={styles.axes}>
      {columns.map(({ centre }, index) => (
        <text key={quarters[index]} x={centre} y={plot.bottom} dy="1.6em" textAnchor="middle" direction="ltr">
          {t('ui.quarterShort', { quarter: quarters[index] ?? 0 })}
        </text>
      ))}
      <text
        x={(plot.left + plot.right) / 2}
        y={plot.bottom}
        dy="3.1em"
        textAnchor="middle"
        className={styles.axisTitle}
      >
        {t('chart.quarter')}
      </text>
    </g>
  )
}

/** Highlights, behind the chart, the column whose figures are shown. */
export function HighlightedColumn({ column, plot }: { column: Column | undefined; plot: PlotFrame }) {
  if (!column) return null
  return (
    <rect
      className={styles.lit}
      x={column.start}
      y={plot.top}
      width={column.width}
      height={plot.bottom - plot.top}
      rx={8}
    />
  )
}

type TargetsProps = Pick<Walk, 'height' | 'onPoint' | 'onChoose'> & { columns: readonly Column[] }

/** Draws transparent pointer targets over the chart, each as large as a whole column. */
export function ColumnHitAreas({ columns, height, onPoint, onChoose }: TargetsProps) {
  return columns.map((column, index) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows of the keyboard and Enter do the same
    <rect
      key={column.start}
      x={column.start}
      y={0}
      width={column.width}
      height={height}
      className={onChoose ? styles.choosable : styles.target}
      onMouseEnter={() => onPoint(index)}
      onPointerDown={() => onPoint(index)}
      onClick={() => onChoose?.(index)}
    />
  ))
}
