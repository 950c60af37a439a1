import type { ReactNode } from 'react'
import styles from './group-row.module.css'

/** Renders the heading of the rows below it, as the first row of their `tbody`. */
export const GroupRow = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tr className={styles.group}>
    <th scope="rowgroup" colSpan={columns}>
      {children}
    </th>
  </tr>
)
