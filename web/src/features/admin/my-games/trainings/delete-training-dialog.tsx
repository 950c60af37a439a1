import type { Training } from '@trimestre/contract/trainings'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { useDeleteTraining } from './api.ts'

type Props = { training: Training; onClose(): void }

/** Deletes a training with the games of its players. */
export function DeleteTrainingDialog({ training, onClose }: Props) {
  const { t } = useTranslation(['trainings', 'common'])
  const { mutateAsync } = useDeleteTraining()
  const started = training.started ?? 0
  return (
    <ConfirmDialog
      opened
      destructive
      onClose={onClose}
      title={t('delete.title', { name: training.name })}
      onConfirm={async () => {
        await mutateAsync(training.id)
        notify.success(t('delete.done', { name: training.name }))
      }}
      failureText={error => errorText(t, error)}
    >
      <p>{started === 0 ? t('delete.unused') : t('delete.games', { count: started })}</p>
    </ConfirmDialog>
  )
}
