import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import styles from './system.module.css'

export type Fact = [label: string, value: ReactNode]

/** A card of what is known about one part of the product, a line each. */
export function FactsCard({ title, facts, children }: Props) {
  return (
    <Card title={title} className={styles.card}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  )
}

type Props = { title: string; facts: readonly Fact[]; children?: ReactNode }
