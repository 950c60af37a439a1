import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

/** Asks before a changed form is left for another page, or with the page itself. */
export function LeaveDialog({ changed }: { changed: boolean }) {
  const { t } = useTranslation()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => changed && current.pathname !== next.pathname,
    enableBeforeUnload: () => changed,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      opened
      onClose={blocker.reset}
      title={t('ui.leaveTitle')}
      onConfirm={blocker.proceed}
      failureText={String}
      destructive
    >
      {t('ui.leaveBody')}
    </ConfirmDialog>
  )
}
