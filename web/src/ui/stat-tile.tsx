import type { ReactNode } from 'react'
import { useFormat } from '../i18n/format.ts'
import { Figure, type FigureKind, figureText } from './figure.tsx'
import styles from './stat-tile.module.css'
import { useCounter } from './use-counter.ts'

type Props = {
  label: string
  value: number
  kind?: FigureKind
  /** After the figure: « / 12 ». */
  suffix?: string
  /** The whole amount where the tile shows thousands; also the accessible value. */
  full?: string
  change?: ReactNode
  icon?: ReactNode
}

/** One indicator: its name, its figure counting up, and what changed since last quarter. */
export function StatTile({ label, value, kind = 'integer', suffix, full, change, icon }: Props) {
  const format = useFormat()
  const final = `${figureText(format, value, kind)}${suffix ? `\u00a0${suffix}` : ''}`
  return (
    <dl className={styles.tile} title={full}>
      <dt className={styles.label}>
        {label}
        {icon}
      </dt>
      <dd className={styles.value}>
        <span aria-hidden="true">
          <CountingFigure value={value} kind={kind} unit={suffix} />
        </span>
        <span className="visually-hidden">{full ?? final}</span>
      </dd>
      <dd className={styles.foot}>{change}</dd>
    </dl>
  )
}

/** Apart from its tile, so that nothing else is drawn again while it counts. */
function CountingFigure({ value, kind, unit }: { value: number; kind: FigureKind; unit?: string }) {
  const shown = useCounter(value)
  return <Figure value={kind === 'integer' ? Math.round(shown) : shown} kind={kind} unit={unit} />
}
