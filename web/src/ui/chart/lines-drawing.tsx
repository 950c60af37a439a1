import type { ChartLine, EndLabel, linesGeometry } from '@trimestre/chart/lines-geometry'
import type { ReactNode } from 'react'
import { ColumnHitAreas, GridLines, HighlightedColumn, QuarterLabels } from './column-parts.tsx'
import styles from './lines-chart.module.css'
import frame from './quarter-chart.module.css'
import type { Walk } from './walkable-plot.tsx'

type Props = {
  walk: Walk
  geometry: ReturnType<typeof linesGeometry>
  quarters: readonly number[]
  /** The number of the colours of a line, which stays when other lines are hidden. */
  lineOf(id: ChartLine['id']): number
  labelText(label: EndLabel): ReactNode
}

export function LinesDrawing({ geometry, quarters, walk, lineOf, labelText }: Props) {
  const { plot, columns } = geometry
  const { zoom, rtl } = walk
  return (
    <>
      <HighlightedColumn column={walk.active === null ? undefined : columns[walk.active]} plot={plot} />
      <GridLines {...geometry} />
      <QuarterLabels columns={columns} quarters={quarters} plot={plot} />
      {geometry.lines.map(line => (
        <g key={line.id} data-line={lineOf(line.id)}>
          <path d={line.path} className={styles.line} />
          {line.marks.map(mark => (
            <circle key={mark.key} cx={mark.x} cy={mark.y} r={4 / zoom} className={styles.mark} />
          ))}
        </g>
      ))}
      <g className={frame.axes}>
        {geometry.labels.map(label => (
          <text
            key={label.id}
            x={label.x + ((rtl ? -1 : 1) * 10) / zoom}
            y={label.y}
            dy="0.35em"
            textAnchor={rtl ? 'end' : 'start'}
            direction="ltr"
            className={styles.endLabel}
          >
            {labelText(label)}
          </text>
        ))}
      </g>
      <ColumnHitAreas columns={columns} {...walk} />
    </>
  )
}
