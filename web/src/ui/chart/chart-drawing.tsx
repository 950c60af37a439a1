import type { ChartGeometry } from '@trimestre/chart/quarter-geometry'
import type { SeriesName } from '@trimestre/chart/quarter-point'
import { ColumnHitAreas, GridLines, HighlightedColumn, QuarterLabels } from './column-parts.tsx'
import styles from './quarter-chart.module.css'
import type { Walk } from './walkable-plot.tsx'

type Props = { walk: Walk; geometry: ChartGeometry; shown: readonly SeriesName[] }

export function ChartDrawing({ geometry, shown, walk }: Props) {
  const { plot, columns } = geometry
  return (
    <>
      <HighlightedColumn column={walk.active === null ? undefined : columns[walk.active]} plot={plot} />
      <GridLines {...geometry} />
      <QuarterLabels columns={columns} quarters={columns.map(({ point }) => point.quarter)} plot={plot} />
      {shown.includes('stock') && <path d={geometry.stock} className={styles.stockArea} />}
      {shown.includes('production') &&
        geometry.bars.map(bar => <path key={bar.key} d={bar.path} className={styles.bar} />)}
      {/* The line of the stock is in front of the bars, which can be higher or lower. */}
      {shown.includes('stock') && (
        <>
          <path d={geometry.stockLine} className={styles.halo} />
          <path d={geometry.stockLine} className={styles.stockLine} />
        </>
      )}
      {shown.includes('demand') && <DemandLine geometry={geometry} zoom={walk.zoom} />}
      <ColumnHitAreas columns={columns} {...walk} />
    </>
  )
}

/**
 * Draws the line with a halo in the colour of the paper, because its colour is close in lightness to that of the bars.
 */
function DemandLine({ geometry, zoom }: { geometry: ChartGeometry; zoom: number }) {
  return (
    <>
      <path d={geometry.demand} className={styles.halo} />
      <path d={geometry.demand} className={styles.demand} />
      {geometry.demandMarks.map(mark => (
        <circle key={mark.key} cx={mark.x} cy={mark.y} r={5.5 / zoom} className={styles.mark} />
      ))}
    </>
  )
}
