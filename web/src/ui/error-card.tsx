import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import styles from './state.module.css'
import { StatePicture } from './state-picture.tsx'

type Props = {
  /** For example « Impossible de charger les jeux ». */
  title?: string
  /** The reason, from the failed request. */
  reason?: string
  onRetry?(): void
  retrying?: boolean
}

/** Renders a failed load: its title, its reason and a button to retry. */
export function ErrorCard({ title, reason, onRetry, retrying }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.state} role="alert">
      <StatePicture name="unreachable" className={styles.picture} />
      <p className={styles.title}>{title ?? t('ui.loadFailed')}</p>
      {reason && <p className={styles.text}>{reason}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button icon={<IconRefresh size={18} aria-hidden="true" />} onClick={onRetry} loading={retrying}>
            {t('ui.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
