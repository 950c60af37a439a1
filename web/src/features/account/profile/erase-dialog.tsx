import { ApiError } from '@trimestre/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveFarewell, roleOf } from '../../../domain/session.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import { errorText, violationText } from '../../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useEraseAccount, useHasProvider } from './api.ts'
import styles from './data-card.module.css'

/** Erases the user's own account, after they have typed its name and their password. */
export function EraseDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation(['common', 'profile'])
  const { user } = useSignedIn()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const { mutateAsync } = useEraseAccount()
  const erase = async () => {
    await mutateAsync(password)
    leaveFarewell(t('profile:data.erased'))
  }
  const failureText = (error: unknown) => {
    const violation = error instanceof ApiError ? error.violations[0] : undefined
    return violation ? violationText(t, violation) : errorText(t, error)
  }
  return (
    <ConfirmDialog
      opened
      destructive
      title={t('profile:data.eraseTitle')}
      onClose={onClose}
      onConfirm={erase}
      confirmDisabled={typed.trim() !== user.username || (password === '' && !user.passwordless)}
      failureText={failureText}
    >
      <Consequences />
      <div className={styles.proof}>
        <TextField
          label={t('profile:data.typeName', { name: user.username })}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={event => setTyped(event.currentTarget.value)}
        />
        {!user.passwordless && (
          <PasswordField
            label={t('profile:password.current')}
            value={password}
            autoComplete="current-password"
            hint={<WithoutPassword />}
            onChange={event => setPassword(event.currentTarget.value)}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}

function Consequences() {
  const { t } = useTranslation(['common', 'profile'])
  const role = roleOf(useSignedIn())
  return (
    <ul className={styles.consequences}>
      <li>{t('profile:data.identity')}</li>
      {role === 'ROLE_USER' && <li>{t('profile:data.companies')}</li>}
      {role === 'ROLE_ADMIN' && <li>{t('profile:data.games')}</li>}
      <li>{t('profile:data.devices')}</li>
      <li>{t('profile:data.final')}</li>
    </ul>
  )
}

/** Explains that an account created by an identity provider has no password until the user chooses one. */
function WithoutPassword() {
  const { t } = useTranslation(['common', 'profile'])
  if (!useHasProvider()) return null
  return (
    <>
      {t('profile:data.withoutPassword')} <a href="/reset-password">{t('profile:data.choosePassword')}</a>
    </>
  )
}
