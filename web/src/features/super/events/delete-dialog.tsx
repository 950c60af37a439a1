import { useTranslation } from 'react-i18next'
import { eventText } from '../../../domain/catalogue-text.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { type CatalogueEvent, useDeleteEvent, useGamesWith } from './api.ts'

/** Deletes an event. The server refuses while a game uses it, and the dialog names those games. */
export function DeleteDialog({ event, onClose }: { event: CatalogueEvent; onClose(): void }) {
  useReturnFocus()
  const { t } = useTranslation(['common', 'super'])
  const { mutateAsync } = useDeleteEvent()
  const names = useGamesWith(event.id)
    .data?.map(game => game.name)
    .join(', ')
  const remove = async () => {
    await mutateAsync(event.id)
    notify.success(t('super:events.deleted'))
  }
  return (
    <ConfirmDialog
      opened
      destructive
      title={t('super:events.deleteTitle', { event: eventText(t, event).name })}
      onClose={onClose}
      onConfirm={remove}
      failureText={error => errorText(t, error)}
    >
      {names ? t('super:events.usedBy', { names }) : t('super:events.deleteBody')}
    </ConfirmDialog>
  )
}
