import { IconChartBar, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Training } from '@trimestre/contract/trainings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTrainings } from '../../../../domain/solo/queries.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { PageActions } from '../../../../shell/page-actions.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { DataTable, type RowAction } from '../../../../ui/table/data-table.tsx'
import { DeleteTrainingDialog } from './delete-training-dialog.tsx'
import { TrainingDialog } from './training-dialog.tsx'
import { TrainingResults } from './training-results.tsx'
import { useTrainingColumns } from './trainings-columns.tsx'

type Opened = { dialog: 'create' } | { dialog: 'edit' | 'delete'; training: Training } | null

/** The trainings of an administrator, or with `?training=` the results of one of them. */
export default function TrainingsPage() {
  const chosen = useSearch({ strict: false, select: (search: { training?: unknown }) => search.training })
  return typeof chosen === 'number' ? <TrainingResults key={chosen} id={chosen} /> : <TrainingsList />
}

function TrainingsList() {
  const { t } = useTranslation(['trainings', 'common'])
  const navigate = useNavigate()
  const trainings = useTrainings()
  const [opened, setOpened] = useState<Opened>(null)
  const columns = useTrainingColumns()
  const close = () => setOpened(null)
  const create = (
    <Button
      variant="primary"
      icon={<IconPlus size={18} aria-hidden="true" />}
      onClick={() => setOpened({ dialog: 'create' })}
    >
      {t('create')}
    </Button>
  )
  const actionsOf = (training: Training): RowAction[] => [
    {
      id: 'results',
      label: t('results.action'),
      icon: <IconChartBar size={18} aria-hidden="true" />,
      onSelect: () =>
        void navigate({ to: '/app/admin/trainings', search: { training: training.id } as never }),
    },
    {
      id: 'edit',
      label: t('common:ui.edit'),
      icon: <IconPencil size={18} aria-hidden="true" />,
      onSelect: () => setOpened({ dialog: 'edit', training }),
    },
    {
      id: 'delete',
      label: t('common:ui.delete'),
      icon: <IconTrash size={18} aria-hidden="true" />,
      danger: true,
      onSelect: () => setOpened({ dialog: 'delete', training }),
    },
  ]
  return (
    <>
      <PageActions>{create}</PageActions>
      <Card flush title={t('title')} subtitle={t('lead')}>
        <DataTable
          caption={t('title')}
          columns={columns}
          rows={trainings.data}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          failure={
            trainings.error && { reason: errorText(t, trainings.error), onRetry: () => trainings.refetch() }
          }
          empty={<EmptyState picture="games">{t('empty')}</EmptyState>}
          filterable
          newestFirst
          actions={actionsOf}
        />
      </Card>
      {opened?.dialog === 'create' && <TrainingDialog onClose={close} />}
      {opened?.dialog === 'edit' && <TrainingDialog training={opened.training} onClose={close} />}
      {opened?.dialog === 'delete' && <DeleteTrainingDialog training={opened.training} onClose={close} />}
    </>
  )
}
