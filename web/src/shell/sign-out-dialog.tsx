import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../i18n/server-sentences.ts'
import { CheckboxField } from '../ui/checkbox-field.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { keepSignedIn, leaveApplication } from './sign-out.ts'

/** Asks about unsaved decisions on this device: they stay there unless the user chooses to remove them. */
export default function SignOutDialog({ opened }: { opened: boolean }) {
  const { t } = useTranslation()
  const [withDrafts, setWithDrafts] = useState(false)
  return (
    <ConfirmDialog
      opened={opened}
      onClose={keepSignedIn}
      title={t('shell.signOut.title')}
      onConfirm={() => leaveApplication({ withDrafts })}
      failureText={error => errorText(t, error)}
      destructive={withDrafts}
    >
      <p>{t('shell.signOut.drafts')}</p>
      <CheckboxField
        label={t('shell.signOut.remove')}
        checked={withDrafts}
        onChange={event => setWithDrafts(event.currentTarget.checked)}
      />
    </ConfirmDialog>
  )
}
