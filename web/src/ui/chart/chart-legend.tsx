import { type ReactNode, useState } from 'react'
import styles from './quarter-chart.module.css'

/** `line` is the number of its colours and dashes, for series without colours of their own. */
export type LegendItem<K> = { key: K; name: ReactNode; mark: ReactNode; line?: number }

type Props<K> = { items: readonly LegendItem<K>[]; hidden: readonly K[]; onToggle(key: K): void }

/** Renders the names of the series as buttons that show or hide them. */
export function ChartLegend<K extends string | number>({ items, hidden, onToggle }: Props<K>) {
  return (
    <div className={styles.legend}>
      {items.map(({ key, name, mark, line }) => (
        <button
          key={key}
          type="button"
          className={styles.legendButton}
          data-line={line}
          aria-pressed={!hidden.includes(key)}
          onClick={() => onToggle(key)}
        >
          {mark}
          {name}
        </button>
      ))}
    </div>
  )
}

/** Returns the series that the user has hidden, and the function that hides or shows one. */
export function useHiddenSeries<K>(): [hidden: readonly K[], toggle: (key: K) => void] {
  const [hidden, setHidden] = useState<readonly K[]>([])
  const toggle = (key: K) =>
    setHidden(hidden.includes(key) ? hidden.filter(other => other !== key) : [...hidden, key])
  return [hidden, toggle]
}
