import type { ChartLine } from '@trimestre/chart/lines-geometry'
import { smallGeometry, smallSize } from '@trimestre/chart/small-geometry'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { useReadingDirection } from '../../i18n/i18n.ts'
import { Figure, type FigureKind, figureText } from '../figure.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { LinesTable } from './lines-chart.tsx'
import styles from './small-multiples.module.css'

type Props = {
  title: string
  quarters: readonly number[]
  lines: readonly ChartLine[]
  kind: FigureKind
  /** Whether small values are on top, for ranks. */
  falling?: boolean
}

/** Renders one figure of each of many companies as a small line, all on one scale, with its last value. */
export function SmallMultiples(props: Props) {
  const { title, quarters, lines, kind, falling } = props
  const { t } = useTranslation()
  const format = useFormat()
  const rtl = useReadingDirection() === 'rtl'
  const { drawn, low, high } = smallGeometry(lines, quarters.length, { rtl, falling })
  const hint = t('chart.sameScale', {
    low: figureText(format, low, kind),
    high: figureText(format, high, kind),
  })
  return (
    <ChartFrame title={title} hint={hint} table={<LinesTable {...props} />}>
      <ul className={styles.grid}>
        {drawn.map(({ id, name, last, path, end }) => (
          <li key={id} className={styles.cell}>
            <div className={styles.head}>
              <bdi className={styles.name}>{name}</bdi>
              <Figure value={last} kind={kind} />
            </div>
            <svg
              viewBox={`0 0 ${smallSize.width} ${smallSize.height}`}
              className={styles.svg}
              aria-hidden="true"
            >
              <path d={path} className={styles.line} />
              {end && <circle cx={end[0]} cy={end[1]} r={3.5} className={styles.mark} />}
            </svg>
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}
