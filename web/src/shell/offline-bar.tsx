import { IconWifiOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { lastKnownSince, subscribeToLastKnown } from '../domain/last-known.ts'
import { useOutage } from '../domain/use-outage.ts'
import { useFormat } from '../i18n/format.ts'
import styles from './shell.module.css'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/**
 * Renders a bar until the connection is back; on a page that opened without one, it tells since when its figures are
 * known.
 */
export function OfflineBar() {
  const { t } = useTranslation()
  const format = useFormat()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const since = useSyncExternalStore(subscribeToLastKnown, lastKnownSince)
  const isAway = useOutage() !== null
  const isShown = !isOnline || (isAway && since !== null)
  return (
    <div role="status" data-screen-only>
      {isShown && (
        <div className={styles.offline}>
          <IconWifiOff size={20} aria-hidden="true" />
          {since === null ? t('shell.offline') : t('shell.offlineSince', { time: format.time(since) })}
        </div>
      )}
    </div>
  )
}
