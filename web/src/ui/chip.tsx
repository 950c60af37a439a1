import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'
import type { Tone } from './tone.tsx'

type Props = { tone?: Tone | 'neutral' | 'primary'; icon?: ReactNode; children: ReactNode }

/** Renders a state in one or two words. */
export function Chip({ tone = 'neutral', icon, children }: Props) {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      {icon}
      {children}
    </span>
  )
}

/** Renders a count next to a menu entry or a tab; `label` says what is counted. */
export function Badge({ count, label }: { count: number; label: string }) {
  return (
    <span className={classNames(styles.chip, styles.badge, 'fig')}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
