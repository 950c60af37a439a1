import type { SystemStatus } from '@trimestre/contract/system'
import { useTranslation } from 'react-i18next'
import { alertsOf, type SystemAlert } from '../../../domain/staff/system-status.ts'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import styles from './system.module.css'

type Props = {
  status: SystemStatus
  /** The error of the last poll; the status from before is still shown. */
  failure: unknown
}

/** Lists the alerts that need attention, the most serious first. */
export function StatusAlerts({ status, failure }: Props) {
  const { t } = useTranslation(['common', 'system'])
  const alerts = alertsOf(status, Date.now())
  return (
    <div className={styles.alerts}>
      {failure !== null && failure !== undefined && (
        <Banner tone="error" title={t('ui.loadFailed')}>
          {errorText(t, failure)}
        </Banner>
      )}
      {alerts.map(alert => (
        <Alert key={alert.kind} alert={alert} status={status} />
      ))}
      {alerts.length === 0 && <Banner tone="success">{t('system:alerts.none')}</Banner>}
    </div>
  )
}

function Alert({ alert: { kind, tone }, status }: { alert: SystemAlert; status: SystemStatus }) {
  const { t } = useTranslation('system')
  const format = useFormat()
  const { lastVerification, storage, queue } = status
  const counts = {
    mismatch: lastVerification?.mismatchCount,
    mails: queue.mailsFailed,
    passes: queue.passesDue,
  }
  const count = kind in counts ? counts[kind as keyof typeof counts] : undefined
  const size = format.bytes(storage.freeBytes ?? 0)
  return (
    <Banner tone={tone} title={t(`alerts.${kind}`, { count: count ?? 0, size })}>
      {t(`alerts.${kind}Why`)}
      {kind === 'fault' && (
        <div className={styles.small} dir="ltr">
          {lastVerification?.fault}
        </div>
      )}
    </Banner>
  )
}
