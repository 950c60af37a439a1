import { useTranslation } from 'react-i18next'
import { chartHeight } from './geometry.ts'
import styles from './quarter-chart.module.css'

/** The area of one quarter in a chart, in pixels. */
export type Column = { centre: number; start: number; width: number }

type AxisProps = {
  ticks: readonly { value: number; at: number }[]
  /** `axisAt` is where the texts are; `plot` is where the lines start and end. */
  axisAt: number
  plot: { left: number; right: number }
  rtl: boolean
  text(value: number): string
}

/** Draws the values of the vertical axis with their horizontal grid lines; the line of zero is stronger. */
export function ValueAxis({ ticks, axisAt, plot, rtl, text }: AxisProps) {
  return ticks.map(tick => (
    <g key={tick.value}>
      <line
        x1={plot.left}
        x2={plot.right}
        y1={tick.at}
        y2={tick.at}
        className={tick.value === 0 ? styles.zero : styles.grid}
      />
      <text x={axisAt} y={tick.at} dy="0.35em" textAnchor={rtl ? 'start' : 'end'} direction="ltr">
        {text(tick.value)}
      </text>
    </g>
  ))
}

type ColumnsProps = { columns: readonly Column[]; quarters: readonly number[] }

/** Draws the names of the quarters below their columns. */
export function QuarterLabels({ columns, quarters, bottom }: ColumnsProps & { bottom: number }) {
  const { t } = useTranslation()
  return columns.map(({ centre }, index) => (
    <text key={quarters[index]} x={centre} y={bottom + 24} textAnchor="middle" direction="ltr">
      {t('ui.quarterShort', { quarter: quarters[index] ?? 0 })}
    </text>
  ))
}

/** Highlights, behind the chart, the column whose figures are shown. */
export function HighlightedColumn({ column, bottom }: { column: Column | undefined; bottom: number }) {
  if (!column) return null
  return (
    <rect className={styles.lit} x={column.start} y={12} width={column.width} height={bottom - 12} rx={8} />
  )
}

type TargetsProps = ColumnsProps & { onPoint(index: number): void }

/** Draws transparent pointer targets over the chart, each as large as a whole column. */
export function ColumnHitAreas({ columns, quarters, onPoint }: TargetsProps) {
  return columns.map((column, index) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows of the keyboard do the same
    <rect
      key={quarters[index]}
      x={column.start}
      y={0}
      width={column.width}
      height={chartHeight}
      fill="transparent"
      onMouseEnter={() => onPoint(index)}
      onPointerDown={() => onPoint(index)}
    />
  ))
}
