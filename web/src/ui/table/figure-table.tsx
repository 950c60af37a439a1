import type { ReactNode } from 'react'
import styles from './figure-table.module.css'

/**
 * Renders a table of figures whose rows are passed as children (statements, two-column comparisons): labels at the
 * start, figures at the end. Where space is short, it scrolls sideways with its first column fixed. `data-total` marks
 * a row as a total, with a rule.
 */
export function FigureTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
    <div className={styles.scroll} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </div>
  )
}
