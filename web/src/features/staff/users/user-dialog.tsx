import type { User } from '@trimestre/contract/users'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PendingEmail } from '../../../domain/pending-email.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { RequiredNote } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { setServerErrors } from '../../../ui/refused-form.ts'
import { useCreateUser, useUpdateUser } from './api.ts'
import { changeOf, emptyUser, fieldsOf, newUserOf, type UserFields } from './user-fields.ts'
import { UserFormFields } from './user-form-fields.tsx'

type Props = {
  /** Undefined for a new user. */
  user?: User
  /** Whether a new user may get another role than that of a player. */
  mayChooseRole: boolean
  onClose(): void
}

export function UserDialog({ user, mayChooseRole, onClose }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<UserFields>({
    mode: 'onTouched',
    defaultValues: user ? fieldsOf(user) : emptyUser,
  })
  const create = useCreateUser()
  const update = useUpdateUser()

  const save = async (fields: UserFields) => {
    setFailure(null)
    try {
      if (user) await update.mutateAsync({ id: user.id, body: changeOf(fields, mayChooseRole) })
      else await create.mutateAsync(newUserOf(fields))
      notify.success(t(user ? 'admin:users.updated' : 'admin:users.created'))
      onClose()
    } catch (error) {
      setFailure(setServerErrors(t, form, error))
    }
  }
  const newTitle = t(mayChooseRole ? 'admin:users.create' : 'admin:users.createPlayer')
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={user ? t('admin:users.edit', { name: user.username }) : newTitle}
      submitLabel={user ? undefined : t('ui.create')}
      onSubmit={form.handleSubmit(save)}
      submitting={form.formState.isSubmitting}
      changed={form.formState.isDirty}
      size={520}
    >
      <RequiredNote />
      {failure && <Banner tone="error">{failure}</Banner>}
      {user && (
        <PendingEmail
          user={user}
          onCancel={() => update.mutateAsync({ id: user.id, body: { pendingEmail: null } })}
        />
      )}
      <UserFormFields form={form} isNew={!user} mayChooseRole={mayChooseRole} />
    </FormDialog>
  )
}
