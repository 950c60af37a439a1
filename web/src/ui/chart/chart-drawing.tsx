import { useFormat } from '../../i18n/format.ts'
import { ColumnHitAreas, HighlightedColumn, QuarterLabels, ValueAxis } from './column-parts.tsx'
import type { ChartGeometry } from './geometry.ts'
import styles from './quarter-chart.module.css'
import type { SeriesName } from './quarter-point.ts'
import type { Walk } from './walkable-plot.tsx'

type Props = Walk & { geometry: ChartGeometry; shown: readonly SeriesName[] }

export function ChartDrawing({ geometry, shown, active, rtl, onPoint }: Props) {
  const format = useFormat()
  const { plot, columns } = geometry
  const quarters = columns.map(({ point }) => point.quarter)
  return (
    <>
      <HighlightedColumn column={active === null ? undefined : columns[active]} bottom={plot.bottom} />
      <g className={styles.axes}>
        <ValueAxis {...geometry} rtl={rtl} text={format.integer} />
        <QuarterLabels columns={columns} quarters={quarters} bottom={plot.bottom} />
      </g>
      {shown.includes('stock') && (
        <>
          <path d={geometry.stock} className={styles.stockArea} />
          <path d={geometry.stockLine} className={styles.stockLine} />
        </>
      )}
      {shown.includes('production') &&
        geometry.bars.map(bar => <path key={bar.key} d={bar.path} className={styles.bar} />)}
      {shown.includes('demand') && <DemandLine geometry={geometry} />}
      <ColumnHitAreas columns={columns} quarters={quarters} onPoint={onPoint} />
    </>
  )
}

/**
 * Draws the line with a halo in the colour of the paper, because its colour is close in lightness to that of the bars.
 */
function DemandLine({ geometry }: { geometry: ChartGeometry }) {
  return (
    <>
      <path d={geometry.demand} className={styles.halo} />
      <path d={geometry.demand} className={styles.demand} />
      {geometry.demandMarks.map(mark => (
        <circle key={mark.key} cx={mark.x} cy={mark.y} r={5.5} className={styles.mark} />
      ))}
    </>
  )
}
