import type { ReactNode } from 'react'
import { Chip } from '../../../ui/chip.tsx'
import styles from './assessment-item.module.css'

type Props = {
  title: string
  /** What it is about, and until when. */
  facts: string | null
  isOpen: boolean
  state: string
  /** How the person stands with it. */
  standing: ReactNode
  /** The link to it, where there is something to do or to read. */
  action: ReactNode
}

/** Renders a quiz or a peer evaluation in a list. */
export function AssessmentItem({ title, facts, isOpen, state, standing, action }: Props) {
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <p className={styles.title}>
          <bdi>{title}</bdi>
        </p>
        {facts !== null && <p className={styles.quiet}>{facts}</p>}
        <p className={styles.marks}>
          <Chip tone={isOpen ? 'info' : 'neutral'}>{state}</Chip>
          {standing}
        </p>
      </div>
      {action}
    </li>
  )
}
