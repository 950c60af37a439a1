import type { User } from '@trimestre/contract/users'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { useDeleteUser } from './api.ts'

/** Deletes an account for good; the companies of a player stay, without a name. */
export function DeleteDialog({ user, onClose }: { user: User; onClose(): void }) {
  const { t } = useTranslation(['common', 'admin'])
  const { mutateAsync } = useDeleteUser()
  const name = user.username
  const count = user.companies.length
  const remove = async () => {
    await mutateAsync(user.id)
    notify.success(t('admin:users.deleted'))
  }
  return (
    <ConfirmDialog
      opened
      destructive
      title={t('admin:users.deleteTitle', { name })}
      onClose={onClose}
      onConfirm={remove}
      failureText={error => errorText(t, error)}
    >
      {user.role.name !== 'ROLE_USER' && t('admin:users.deleteStaff', { name })}{' '}
      {count > 0 ? t('admin:users.deleteCompanies', { count }) : t('admin:users.deleteData')}{' '}
      {t('admin:users.deleteFinal')}
    </ConfirmDialog>
  )
}
