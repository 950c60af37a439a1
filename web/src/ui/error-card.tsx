import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import styles from './state.module.css'
import { accent, line, StatePicture, sheet } from './state-picture.tsx'

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
      <UnpluggedPicture />
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

/** Draws a plug next to its socket. */
function UnpluggedPicture() {
  return (
    <StatePicture name="unreachable" className={styles.picture}>
      <path d="M20 78c10 0 8-14 18-14" {...line} strokeWidth="3" />
      <path d="M38 54h8a10 10 0 0 1 0 20h-8Z" {...accent} />
      <path d="M56 59h7m-7 10h7" {...line} strokeWidth="3" />
      <rect x="78" y="48" width="22" height="32" rx="7" {...sheet} />
      <path d="M86 59h.1m-.1 10h.1" {...line} strokeWidth="4" />
      <path d="M70 46v-8m-6 10-5-6m17 6 5-6M70 82v8m-6-10-5 6m17-6 5 6" {...line} opacity=".6" />
    </StatePicture>
  )
}
