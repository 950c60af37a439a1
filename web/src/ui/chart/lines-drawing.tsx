import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { chartHeight } from './geometry.ts'
import styles from './lines-chart.module.css'
import type { linesGeometry } from './lines-geometry.ts'
import frame from './quarter-chart.module.css'

type Props = {
  geometry: ReturnType<typeof linesGeometry>
  quarters: readonly number[]
  active: number | null
  rtl: boolean
  onPoint(index: number): void
}

export function LinesDrawing({ geometry, quarters, active, rtl, onPoint }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { plot, columns } = geometry
  const lit = active === null ? undefined : columns[active]
  return (
    <>
      {lit && (
        <rect className={frame.lit} x={lit.start} y={12} width={lit.width} height={plot.bottom - 12} rx={8} />
      )}
      <g className={frame.axes}>
        {geometry.ticks.map(tick => (
          <g key={tick.value}>
            <line x1={plot.left} x2={plot.right} y1={tick.at} y2={tick.at} className={frame.grid} />
            <text
              x={geometry.axisAt}
              y={tick.at}
              dy="0.35em"
              textAnchor={rtl ? 'start' : 'end'}
              direction="ltr"
            >
              {format.integer(tick.value)}
            </text>
          </g>
        ))}
        {columns.map(({ centre }, index) => (
          <text key={quarters[index]} x={centre} y={plot.bottom + 24} textAnchor="middle" direction="ltr">
            {t('ui.quarterShort', { quarter: quarters[index] ?? 0 })}
          </text>
        ))}
      </g>
      {geometry.lines.map((line, index) => (
        <g key={line.id} data-line={index}>
          <path d={line.path} className={styles.line} />
          {line.marks.map(mark => (
            <circle key={mark.key} cx={mark.x} cy={mark.y} r={4} className={styles.mark} />
          ))}
        </g>
      ))}
      {columns.map((column, index) => (
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
      ))}
    </>
  )
}
