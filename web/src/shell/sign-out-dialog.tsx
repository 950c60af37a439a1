import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../domain/use-session.ts'
import { errorText } from '../i18n/server-sentences.ts'
import { Banner } from '../ui/banner.tsx'
import { CheckboxField } from '../ui/checkbox-field.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { hasDrafts, keepSignedIn, leaveApplication } from './sign-out.ts'

/**
 * Warns users without a password that they cannot come back by themselves, and asks about unsaved decisions on this
 * device: they stay there unless the user chooses to remove them.
 */
export default function SignOutDialog({ opened }: { opened: boolean }) {
  const { t } = useTranslation()
  const { user } = useSignedIn()
  const [withDrafts, setWithDrafts] = useState(false)
  return (
    <ConfirmDialog
      opened={opened}
      onClose={keepSignedIn}
      title={t('shell.signOut.title')}
      onConfirm={() => leaveApplication({ withDrafts })}
      failureText={error => errorText(t, error)}
      destructive={withDrafts || user.passwordless}
    >
      {user.passwordless && (
        <Banner tone="warning" title={t('shell.signOut.noReturn')}>
          <p>{t('shell.signOut.noPassword')}</p>
          <Link to="/app/user/profile" onClick={keepSignedIn}>
            {t('shell.signOut.choosePassword')}
          </Link>
        </Banner>
      )}
      {hasDrafts() && (
        <>
          <p>{t('shell.signOut.drafts')}</p>
          <CheckboxField
            label={t('shell.signOut.remove')}
            checked={withDrafts}
            onChange={event => setWithDrafts(event.currentTarget.checked)}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
