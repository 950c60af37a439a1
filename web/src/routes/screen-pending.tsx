import { useTranslation } from 'react-i18next'
import styles from '../shell/shell.module.css'
import { Spinner } from '../ui/spinner.tsx'

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
