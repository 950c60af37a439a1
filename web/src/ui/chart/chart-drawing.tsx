import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { type ChartGeometry, chartHeight } from './geometry.ts'
import styles from './quarter-chart.module.css'
import type { SeriesName } from './quarter-point.ts'

type Props = {
  geometry: ChartGeometry
  shown: readonly SeriesName[]
  active: number | null
  rtl: boolean
  onPoint(index: number): void
}

export function ChartDrawing({ geometry, shown, active, rtl, onPoint }: Props) {
  const { plot, columns } = geometry
  const lit = active === null ? undefined : columns[active]
  return (
    <>
      {lit && (
        <rect
          className={styles.lit}
          x={lit.start}
          y={12}
          width={lit.width}
          height={plot.bottom - 12}
          rx={8}
        />
      )}
      <Axes geometry={geometry} rtl={rtl} />
      {shown.includes('stock') && (
        <>
          <path d={geometry.stock} className={styles.stockArea} />
          <path d={geometry.stockLine} className={styles.stockLine} />
        </>
      )}
      {shown.includes('production') &&
        geometry.bars.map(bar => <path key={bar.key} d={bar.path} className={styles.bar} />)}
      {shown.includes('demand') && <DemandLine geometry={geometry} />}
      {columns.map((column, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrows of the keyboard do the same
        <rect
          key={column.point.quarter}
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

function Axes({ geometry, rtl }: { geometry: ChartGeometry; rtl: boolean }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { plot } = geometry
  return (
    <g className={styles.axes}>
      {geometry.ticks.map(tick => (
        <g key={tick.value}>
          <line
            x1={plot.start}
            x2={plot.end}
            y1={tick.at}
            y2={tick.at}
            className={tick.value === 0 ? styles.zero : styles.grid}
          />
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
      {geometry.columns.map(({ point, centre }) => (
        <text key={point.quarter} x={centre} y={plot.bottom + 24} textAnchor="middle" direction="ltr">
          {t('ui.quarterShort', { quarter: point.quarter })}
        </text>
      ))}
    </g>
  )
}

/** The line has a halo of paper: its colour is close in lightness to the bars'. */
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
