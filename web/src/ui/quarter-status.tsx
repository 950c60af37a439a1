import { useTranslation } from 'react-i18next'
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
  /** Whether the quarters are practice. */
  practice?: boolean
}

/** Renders the progress of a game: quarter n of N with its bar, finished, or not set up. */
export function QuarterStatus({ current, total, finished, unsetLabel, finishedLabel, practice }: Props) {
  const { t } = useTranslation()
  if (total === null) return <Chip tone="warning">{unsetLabel}</Chip>
  return (
    <span className={styles.status}>
      <QuarterProgress current={current} total={total} />
      {practice && <Chip tone="warning">{t('practice')}</Chip>}
      {finished && <Chip tone="success">{finishedLabel}</Chip>}
    </span>
  )
}
