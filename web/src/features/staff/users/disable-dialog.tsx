import type { User } from '@trimestre/contract/users'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { useUpdateUser } from './api.ts'

/** Disables sign-in for an account. Enabling it again loses nothing and needs no confirmation. */
export function DisableDialog({ user, onClose }: { user: User; onClose(): void }) {
  const { t } = useTranslation(['common', 'admin'])
  const { mutateAsync } = useUpdateUser()
  const name = user.username
  const disable = async () => {
    await mutateAsync({ id: user.id, body: { enabled: false } })
    notify.success(t('admin:users.disabled'))
  }
  return (
    <ConfirmDialog
      opened
      title={t('admin:users.disableTitle', { name })}
      onClose={onClose}
      onConfirm={disable}
      failureText={error => errorText(t, error)}
    >
      {t('admin:users.disableBody', { name })}
    </ConfirmDialog>
  )
}
