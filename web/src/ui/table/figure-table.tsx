import type { ReactNode } from 'react'
import styles from './figure-table.module.css'

/**
 * A table of figures written by hand (statements, two-column comparisons): labels at the start, figures at the end,
 * scrolling sideways with its first column fixed where there is no room. `data-total` on a row rules it off.
 */
export function FigureTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </section>
  )
}
