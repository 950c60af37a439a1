import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import type { EntryKind } from './entry-screen.tsx'

type Props = {
  kind: EntryKind
  title: string
  /** The consequences of deleting, or what prevents it. */
  children: ReactNode
  confirmDisabled?: boolean
  onDelete(): Promise<unknown>
  onClose(): void
}

/** Asks for confirmation, deletes an entry and reports the result; a refusal stays in the dialog. */
export function DeleteEntryDialog({ kind, title, children, confirmDisabled, onDelete, onClose }: Props) {
  const { t } = useTranslation(['common', 'super'])
  const remove = async () => {
    await onDelete()
    notify.success(t(`super:${kind}.deleted`))
  }
  return (
    <ConfirmDialog
      opened
      destructive
      title={title}
      onClose={onClose}
      onConfirm={remove}
      confirmDisabled={confirmDisabled}
      failureText={error => errorText(t, error)}
    >
      {children}
    </ConfirmDialog>
  )
}
