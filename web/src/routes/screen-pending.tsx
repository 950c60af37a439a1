import { useTranslation } from 'react-i18next'
import { Spinner } from '../ui/spinner.tsx'
import styles from '../shell/shell.module.css'

/** Shown when a screen takes more than half a second to load. */
export function ScreenPending() {
  const { t } = useTranslation()
  return (
    <div className={styles.pending} role="status" aria-busy="true">
      <Spinner size={40} />
      <span className="visually-hidden">{t('ui.loading')}</span>
    </div>
  )
}
