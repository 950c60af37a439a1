import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { PlainCard } from '../../../shell/frame/plain-card.tsx'
import { useDocumentTitle } from '../../../shell/use-document-title.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './auth.module.css'
import { useExternalProvider } from './external-provider.ts'

type Props = { title: string; children(provider: string): ReactNode }

/** Renders its content once the provider is known, and a notice when no provider is configured. */
export function ExternalCard({ title, children }: Props) {
  const { t } = useTranslation(['common', 'auth'])
  useDocumentTitle(title)
  const provider = useExternalProvider()
  return (
    <PlainCard title={title}>
      {provider.state === 'loading' && <Skeleton height={44} />}
      {provider.state === 'failed' && (
        <ErrorCard reason={errorText(t, provider.error)} onRetry={provider.retry} />
      )}
      {provider.state === 'absent' && (
        <>
          <Banner title={t('empty.noData')}>{t('auth:external.none')}</Banner>
          <a href="/login" className={buttonClass('primary', false, true)}>
            {t('auth:reset.toSignIn')}
          </a>
        </>
      )}
      {provider.state === 'present' && children(provider.name)}
    </PlainCard>
  )
}

/** Requests the password of the account that has the same e-mail address, before linking the two. */
export function LinkForm({ busy, onLink }: { busy: boolean; onLink(password: string): Promise<void> }) {
  const { t } = useTranslation(['common', 'auth'])
  const [password, setPassword] = useState<string | null>(null)
  const [isValidated, setValidated] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setValidated(true)
    if (password === null) return document.getElementById('link-password')?.focus()
    if (!busy) void onLink(password)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p role="status">{t('errors.auth/link-password')}</p>
      <PasswordField
        id="link-password"
        label={t('field.password')}
        required
        autoComplete="current-password"
        value={password ?? ''}
        error={isValidated && password === null ? t('validation.required') : null}
        onChange={event => setPassword(event.currentTarget.value || null)}
      />
      <Button variant="primary" type="submit" fullWidth loading={busy}>
        {t('auth:external.link')}
      </Button>
    </form>
  )
}
