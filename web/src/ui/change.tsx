import { useTranslation } from 'react-i18next'
import styles from './change.module.css'
import { classNames } from './class-names.ts'
import { Figure, type FigureKind } from './figure.tsx'

type Props = {
  /** The new figure minus the old one. */
  delta: number | null | undefined
  kind?: FigureKind
  unit?: string
  /** Whether a rise is good news; a rising cost is not. `null` means neither, and the change has no colour. */
  rise?: 'good' | 'bad' | null
}

const shapes = { up: 'M6 2 11 10H1z', down: 'M6 10 1 2h10z', same: 'M1 3.5h10v1.8H1zM1 7h10v1.8H1z' }

/**
 * Renders a change: ▲▼= show the direction, the colour shows whether it is good, and hidden words tell screen readers
 * the direction.
 */
export function Change({ delta, kind = 'integer', unit, rise = 'good' }: Props) {
  const { t } = useTranslation()
  if (delta === null || delta === undefined || Number.isNaN(delta)) return null
  const direction = delta > 0 ? 'up' : delta < 0 ? 'down' : 'same'
  const isGood = rise && direction !== 'same' ? (direction === 'up') === (rise === 'good') : null
  const colour = isGood === null ? null : isGood ? styles.good : styles.bad
  return (
    <span className={classNames(styles.change, colour)}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path d={shapes[direction]} fill="currentColor" />
      </svg>
      <span className="visually-hidden">{t(`ui.${direction}`)} </span>
      {direction !== 'same' && <Figure value={Math.abs(delta)} kind={kind} unit={unit} />}
    </span>
  )
}
