import { type ReactNode, useCallback } from 'react'
import { useFormat } from '../i18n/format.ts'
import { type FigureKind, figureText } from './figure.tsx'
import styles from './stat-tile.module.css'
import { useCounter } from './use-counter.ts'

type Props = {
  label: string
  value: number
  kind?: FigureKind
  /** Appended to the figure: « / 12 ». */
  suffix?: string
  /** The whole amount where the tile shows thousands; also the accessible value. */
  full?: string
  change?: ReactNode
  icon?: ReactNode
}

/** Renders one indicator: its name, its figure counting up, and the change since the last quarter. */
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
        <CountingFigure value={value} kind={kind} unit={suffix} />
        <span className="visually-hidden">{full ?? final}</span>
      </dd>
      <dd className={styles.foot}>{change}</dd>
    </dl>
  )
}

/** Renders the figure that counts up, hidden from screen readers, which read the final figure. */
function CountingFigure({ value, kind, unit }: { value: number; kind: FigureKind; unit?: string }) {
  const format = useFormat()
  const write = useCallback(
    (shown: number) => {
      const text = figureText(format, kind === 'integer' ? Math.round(shown) : shown, kind)
      return unit ? `${text}\u00a0${unit}` : text
    },
    [format, kind, unit],
  )
  return (
    <span className={styles.figure} aria-hidden="true">
      <bdi ref={useCounter(value, write)} className="fig" />
    </span>
  )
}
