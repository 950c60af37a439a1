import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { type Fact, FactsList } from '../../ui/facts-list.tsx'
import styles from './system.module.css'

/** A card of what is known about one part of the product, a line each. */
export function FactsCard({ title, facts, children }: Props) {
  return (
    <Card title={title} className={styles.card}>
      <FactsList facts={facts} />
      {children}
    </Card>
  )
}

type Props = { title: string; facts: readonly Fact[]; children?: ReactNode }
