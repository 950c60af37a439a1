import type { SeriesName } from '@trimestre/chart/quarter-point'
import styles from './quarter-chart.module.css'

/** Renders the symbol of a series: an area, a bar, or a line with its mark. */
export function SeriesMark({ name }: { name: SeriesName }) {
  return (
    <svg width="22" height="14" viewBox="0 0 22 14" aria-hidden="true">
      {name === 'stock' && (
        <>
          <path d="M1 13V8h10V4h10v9Z" className={styles.stockArea} />
          <path d="M1 8h10V4h10" className={styles.stockLine} />
        </>
      )}
      {name === 'production' && <rect x="6" y="1" width="10" height="12" rx="2" className={styles.bar} />}
      {name === 'demand' && (
        <>
          <path d="M1 7h20" className={styles.demand} />
          <circle cx="11" cy="7" r="4" className={styles.mark} />
        </>
      )}
    </svg>
  )
}
