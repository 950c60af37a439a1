import type { CallAnswer } from '@trimestre/contract/client'
import type { AuditEntry } from '@trimestre/contract/system'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { DataColumn } from '../../../ui/table/data-table.tsx'
import { PagedTable } from '../../../ui/table/paged-table.tsx'
import { type AuditView, auditPageSizes, isNarrowed } from './audit-address.ts'
import { AuditEntryDetails } from './audit-entry-details.tsx'
import { auditedCallText } from './audited-call-text.ts'
import styles from './system.module.css'

type Props = {
  view: AuditView
  page: CallAnswer<'listAudit'> | undefined
  isBusy: boolean
  failure: { reason: string; onRetry(): void } | null
  onChange(part: Partial<AuditView>): void
}

export function AuditTable({ view, page, isBusy, failure, onChange }: Props) {
  const { t } = useTranslation('system')
  const columns = useColumns()
  return (
    <PagedTable
      caption={t('journal.title')}
      columns={columns}
      rows={page?.['hydra:member']}
      rowId={entry => entry.id}
      failure={failure}
      empty={<EmptyState>{isNarrowed(view) ? t('journal.noMatch') : t('journal.empty')}</EmptyState>}
      page={view.page}
      size={view.size}
      total={page?.['hydra:totalItems'] ?? 0}
      sizes={auditPageSizes}
      isBusy={isBusy}
      onPage={target => onChange({ page: target })}
      onSize={size => onChange({ size: auditPageSizes.find(choice => choice === size) ?? view.size })}
    />
  )
}

function useColumns(): DataColumn<AuditEntry>[] {
  const { t } = useTranslation(['system', 'common'])
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'at',
        header: t('journal.when'),
        sortable: false,
        value: entry => entry.at,
        cell: entry => (
          <time className={styles.when} dateTime={entry.at}>
            {format.instant(entry.at)}
          </time>
        ),
      },
      {
        id: 'act',
        header: t('journal.act'),
        sortable: false,
        value: entry => auditedCallText(t, entry.call),
      },
      {
        id: 'who',
        header: t('journal.who'),
        sortable: false,
        value: entry => entry.username,
        cell: entry => (
          <bdi>{nameOf(entry, t('journal.product'), t('journal.gone', { id: entry.userId }))}</bdi>
        ),
      },
      {
        id: 'game',
        header: t('journal.game'),
        sortable: false,
        value: entry => entry.game?.name,
        cell: entry => (entry.game ? <bdi>{entry.game.name}</bdi> : '–'),
      },
      {
        id: 'details',
        header: t('journal.details'),
        sortable: false,
        value: entry => entry.requestId,
        cell: entry => <AuditEntryDetails entry={entry} />,
      },
    ],
    [t, format],
  )
}

/** Returns the name of the user; the product also acts on its own, with user id 0. */
const nameOf = ({ username, userId }: AuditEntry, product: string, gone: string): string =>
  username ?? (userId === 0 ? product : gone)
