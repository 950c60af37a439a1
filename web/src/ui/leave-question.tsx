import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = { onStay(): void; onLeave(): void }

/**
 * Asks for confirmation before unsaved input is lost. It is mounted only while it asks: mounted earlier, the Esc key
 * that opens the question would also answer it.
 */
export function UnsavedChangesDialog({ onStay, onLeave }: Props) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      opened
      onClose={onStay}
      title={t('ui.leaveTitle')}
      onConfirm={onLeave}
      failureText={String}
      destructive
    >
      {t('ui.leaveBody')}
    </ConfirmDialog>
  )
}
