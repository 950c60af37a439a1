import { type HistoryPoint, historyGeometry } from '@trimestre/chart/history-geometry'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { useReadingDirection } from '../../i18n/i18n.ts'
import { Change } from '../change.tsx'
import { Figure, type FigureKind } from '../figure.tsx'
import { PlainTable } from '../table/plain-table.tsx'
import { useElementWidth } from '../use-element-width.ts'
import styles from './history-chart.module.css'

type Props = {
  caption: string
  kind: FigureKind
  points: readonly HistoryPoint[]
  /** The quarter that the reader is viewing. */
  current?: number
  /** Whether the figure is a rank, with the first rank on top. */
  falling?: boolean
}

/**
 * Renders one figure over the quarters: a small line chart, and a table of the values and their changes, newest first.
 */
export function HistoryChart({ caption, kind, points, current, falling }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.history}>
      {points.length > 1 && (
        <HistoryDrawing points={points} current={current} falling={falling} kind={kind} />
      )}
      <PlainTable caption={caption} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('chart.quarter')}</th>
            <th scope="col">{t('chart.value')}</th>
            <th scope="col">{t('chart.change')}</th>
          </tr>
        </thead>
        <tbody>
          {points
            .map(({ quarter, value }, index) => {
              const before = points[index - 1]
              return (
                <tr key={quarter} aria-current={quarter === current || undefined}>
                  <th scope="row">
                    <bdi className="fig">{t('ui.quarterShort', { quarter })}</bdi>
                  </th>
                  <td>
                    <Figure value={value} kind={kind} />
                  </td>
                  <td>
                    {before && (
                      <Change delta={Number((value - before.value).toFixed(4))} kind={kind} rise={null} />
                    )}
                  </td>
                </tr>
              )
            })
            .reverse()}
        </tbody>
      </PlainTable>
    </div>
  )
}

function HistoryDrawing({ points, current, falling, kind }: Omit<Props, 'caption'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const rtl = useReadingDirection() === 'rtl'
  const { ref, width } = useElementWidth()
  const drawn = Math.max(width, 240)
  const drawing = historyGeometry(points, drawn, { rtl, falling, whole: kind === 'integer' })
  const isNamed = (index: number) => (points.length - 1 - index) % drawing.nameEvery === 0
  return (
    <div ref={ref} className={styles.measure}>
      <svg className={styles.drawing} viewBox={`0 0 ${drawn} 180`} aria-hidden="true">
        {drawing.ticks.map(({ value, at }) => (
          <g key={value}>
            <line x1={drawing.left} x2={drawing.right} y1={at} y2={at} className={styles.grid} />
            <text x={drawing.axisAt} y={at} dy="0.35em" textAnchor={rtl ? 'start' : 'end'} direction="ltr">
              {kind === 'percent'
                ? format.percent(value, drawing.digits)
                : format.decimal(value, drawing.digits)}
            </text>
          </g>
        ))}
        <path d={drawing.path} className={styles.line} />
        {drawing.marks.map(({ quarter, x, y }, index) => (
          <g key={quarter}>
            <circle cx={x} cy={y} r={quarter === current ? 6 : 4} className={styles.mark} />
            {isNamed(index) && (
              <text x={x} y={drawing.bottom + 22} textAnchor="middle" direction="ltr">
                {t('ui.quarterShort', { quarter })}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  )
}
