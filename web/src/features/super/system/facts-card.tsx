import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { type Fact, FactsList } from '../../../ui/facts-list.tsx'
import styles from './system.module.css'

/** A card with the facts about one part of the product, one per line. */
export function FactsCard({ title, facts, children }: Props) {
  return (
    <Card title={title} className={styles.card}>
      <FactsList facts={facts} />
      {children}
    </Card>
  )
}

type Props = { title: string; facts: readonly Fact[]; children?: ReactNode }
