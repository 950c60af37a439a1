import { IconHeartbeat } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageActions } from '../../app/shell/page-actions.tsx'
import { errorText } from '../../i18n/server-sentences.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useJournal } from './api.ts'
import { useJournalView } from './journal-address.ts'
import { JournalFilters } from './journal-filters.tsx'
import { JournalTable } from './journal-table.tsx'
import styles from './system.module.css'

/** The audit log of administrators and super administrators, with the latest entry first. */
export default function JournalPage() {
  const { t } = useTranslation(['common', 'system'])
  const [view, change] = useJournalView()
  const journal = useJournal(view)
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
          <JournalFilters view={view} onChange={change} />
        </Card>
        <Card title={t('system:journal.title')} subtitle={t('system:journal.lead')} flush>
          <JournalTable
            view={view}
            page={journal.data}
            isBusy={journal.isPlaceholderData}
            failure={
              journal.error && {
                reason: errorText(t, journal.error),
                onRetry: () => journal.refetch(),
              }
            }
            onChange={change}
          />
        </Card>
      </div>
    </>
  )
}
