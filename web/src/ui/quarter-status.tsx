import { Chip } from './chip.tsx'
import { QuarterProgress } from './progress-bar.tsx'
import styles from './quarter-status.module.css'

type Props = {
  current: number
  /** null means that it is not chosen yet. */
  total: number | null
  finished: boolean
  unsetLabel: string
  finishedLabel: string
}

/** Renders the progress of a game: quarter n of N with its bar, finished, or not set up. */
export function QuarterStatus({ current, total, finished, unsetLabel, finishedLabel }: Props) {
  if (total === null) return <Chip tone="warning">{unsetLabel}</Chip>
  return (
    <span className={styles.status}>
      <QuarterProgress current={current} total={total} />
      {finished && <Chip tone="success">{finishedLabel}</Chip>}
    </span>
  )
}
