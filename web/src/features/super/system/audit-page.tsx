import { IconHeartbeat } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { PageActions } from '../../../shell/page-actions.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useAuditLog } from './api.ts'
import { useAuditView } from './audit-address.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import styles from './system.module.css'

/** The audit log of administrators and super administrators, with the latest entry first. */
export default function AuditPage() {
  const { t } = useTranslation(['common', 'system'])
  const [view, change] = useAuditView()
  const audit = useAuditLog(view)
  return (
    <>
      <PageActions>
        <Link to="/app/super_admin/system" className={buttonClass('secondary')}>
          <IconHeartbeat size={18} aria-hidden="true" />
          {t('system:open')}
        </Link>
      </PageActions>
      <div className={styles.page}>
        <Card title={t('system:journal.filters')} screenOnly>
          <AuditFilters view={view} onChange={change} />
        </Card>
        <Card title={t('system:journal.title')} subtitle={t('system:journal.lead')} flush>
          <AuditTable
            view={view}
            page={audit.data}
            isBusy={audit.isPlaceholderData}
            failure={
              audit.error && {
                reason: errorText(t, audit.error),
                onRetry: () => audit.refetch(),
              }
            }
            onChange={change}
          />
        </Card>
      </div>
    </>
  )
}
