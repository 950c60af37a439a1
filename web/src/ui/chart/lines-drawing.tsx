import { useFormat } from '../../i18n/format.ts'
import { ColumnHitAreas, HighlightedColumn, QuarterLabels, ValueAxis } from './column-parts.tsx'
import styles from './lines-chart.module.css'
import type { linesGeometry } from './lines-geometry.ts'
import frame from './quarter-chart.module.css'
import type { Walk } from './walkable-plot.tsx'

type Props = Walk & { geometry: ReturnType<typeof linesGeometry>; quarters: readonly number[] }

export function LinesDrawing({ geometry, quarters, active, rtl, onPoint }: Props) {
  const format = useFormat()
  const { plot, columns } = geometry
  return (
    <>
      <HighlightedColumn column={active === null ? undefined : columns[active]} bottom={plot.bottom} />
      <g className={frame.axes}>
        <ValueAxis {...geometry} rtl={rtl} text={format.integer} />
        <QuarterLabels columns={columns} quarters={quarters} bottom={plot.bottom} />
      </g>
      {geometry.lines.map((line, index) => (
        <g key={line.id} data-line={index}>
          <path d={line.path} className={styles.line} />
          {line.marks.map(mark => (
            <circle key={mark.key} cx={mark.x} cy={mark.y} r={4} className={styles.mark} />
          ))}
        </g>
      ))}
      <ColumnHitAreas columns={columns} quarters={quarters} onPoint={onPoint} />
    </>
  )
}
