import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = { onStay(): void; onLeave(): void }

/**
 * Asks before what was typed is lost. It exists while it is asked: mounted earlier, the Esc that asks would also answer.
 */
export function LeaveQuestion({ onStay, onLeave }: Props) {
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
