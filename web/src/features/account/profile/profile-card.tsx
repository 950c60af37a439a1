import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PendingEmail } from '../../../domain/pending-email.tsx'
import { roleOf } from '../../../domain/session.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import { LeaveDialog } from '../../../shell/leave-dialog.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { RequiredNote } from '../../../ui/field.tsx'
import { notify } from '../../../ui/notify.ts'
import { setServerErrors } from '../../../ui/refused-form.ts'
import { useCancelAddress, useSaveProfile } from './api.ts'
import { type ChosenPicture, PictureChoice } from './picture-choice.tsx'
import { fieldsOf, type ProfileFields } from './profile-fields.ts'
import { ProfileFormFields } from './profile-form-fields.tsx'
import styles from './profile-page.module.css'

const roleKeys = {
  ROLE_SUPER_ADMIN: 'role.superAdmin',
  ROLE_ADMIN: 'role.admin',
  ROLE_USER: 'role.user',
} as const

export function ProfileCard() {
  const { t } = useTranslation(['common', 'profile'])
  const session = useSignedIn()
  const { user } = session
  const form = useForm<ProfileFields>({ mode: 'onTouched', defaultValues: fieldsOf(user) })
  const [picture, setPicture] = useState<ChosenPicture | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const save = useSaveProfile()
  const cancelAddress = useCancelAddress()
  const isChanged = form.formState.isDirty || picture !== null

  const submit = async (fields: ProfileFields) => {
    setFailure(null)
    try {
      const changed = await save.mutateAsync({ fields, picture: picture?.blob ?? null })
      setPicture(null)
      form.reset(fieldsOf(changed))
      notify.success(t('ui.saved'))
    } catch (error) {
      setFailure(setServerErrors(t, form, error))
    }
  }
  const undo = () => {
    setFailure(null)
    setPicture(null)
    form.reset(fieldsOf(user))
  }
  return (
    <Card title={t('profile.title')} subtitle={t('profile:lead')}>
      <form className={styles.form} noValidate onSubmit={form.handleSubmit(submit)}>
        {failure && (
          <Banner focused tone="error" onClose={() => setFailure(null)}>
            {failure}
          </Banner>
        )}
        <div className={styles.who}>
          <Avatar src={picture?.address ?? form.watch('image')} size={96} />
          <div className={styles.whoText}>
            <span className={styles.name}>{user.displayName || user.username}</span>
            <Chip tone="primary">{t(roleKeys[roleOf(session)])}</Chip>
          </div>
        </div>
        <PictureChoice form={form} picture={picture} onChoose={setPicture} />
        <RequiredNote />
        <ProfileFormFields form={form} />
        <PendingEmail user={user} onCancel={() => cancelAddress.mutateAsync()} />
        <div className={styles.actions} data-screen-only>
          <Button variant="primary" type="submit" loading={form.formState.isSubmitting}>
            {t('ui.save')}
          </Button>
          {isChanged && (
            <Button variant="text" onClick={undo}>
              {t('profile:undo')}
            </Button>
          )}
        </div>
      </form>
      <LeaveDialog changed={isChanged && !form.formState.isSubmitting} />
    </Card>
  )
}
