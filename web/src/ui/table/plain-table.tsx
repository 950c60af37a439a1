import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './plain-table.module.css'

type Props = { caption: string; className?: string; children: ReactNode }

/** Renders a short native table that reaches the edges of its card, without sorting or pages. */
export function PlainTable({ caption, className, children }: Props) {
  return (
    <div className={styles.scroll}>
      <table className={classNames(styles.table, className)}>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </div>
  )
}
