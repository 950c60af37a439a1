import type { ReactNode } from 'react'
import styles from './facts-list.module.css'

export type Fact = [label: string, value: ReactNode]

/** Renders a list of facts about something: one line each, with its name on one side and its value on the other. */
export function FactsList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
