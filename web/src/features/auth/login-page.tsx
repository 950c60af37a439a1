import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../app/api.ts'
import { PublicCard } from '../../app/public-frame.tsx'
import { PublicLink } from '../../app/public-link.tsx'
import { hasSessionExpired, startSession } from '../../app/session.ts'
import { useDocumentTitle } from '../../app/shell/use-document-title.ts'
import { errorText } from '../../i18n/server-sentences.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './auth.module.css'
import { missingAsNull } from './rules.ts'

type Fields = { username: string | null; password: string | null }

export default function LoginPage() {
  const { t } = useTranslation(['common', 'auth'])
  useDocumentTitle(t('auth:login.title'))
  const [failure, setFailure] = useState<string | null>(null)
  const [isExpired, setExpired] = useState(hasSessionExpired)
  const { register, handleSubmit, formState } = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { username: null, password: null },
  })
  const rule = { setValueAs: missingAsNull, required: t('validation.required') }

  const signIn = async (fields: Fields) => {
    setFailure(null)
    setExpired(false)
    try {
      const { username, password } = fields
      // The session decides where to go next: see `decideArea`.
      startSession(await call('login', { body: { username: username ?? '', password: password ?? '' } }))
    } catch (error) {
      setFailure(errorText(t, error))
    }
  }
  const { errors, isSubmitting } = formState
  return (
    <PublicCard title={t('auth:login.title')} lead={t('auth:login.lead')}>
      {isExpired && !failure && <Banner tone="info">{t('auth:login.sessionExpired')}</Banner>}
      {failure && (
        <Banner focused tone="error" onClose={() => setFailure(null)}>
          {failure}
        </Banner>
      )}
      <form className={styles.form} noValidate onSubmit={handleSubmit(signIn)}>
        <TextField
          {...register('username', rule)}
          id="username"
          label={t('field.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.username?.message}
        />
        <PasswordField
          {...register('password', rule)}
          id="password"
          label={t('field.password')}
          autoComplete="current-password"
          required
          error={errors.password?.message}
        />
        <Button variant="primary" type="submit" fullWidth loading={isSubmitting}>
          {t('auth.continue')}
        </Button>
      </form>
      <p className={styles.aside}>
        {t('auth:login.noAccount')}{' '}
        <PublicLink href={`/register${window.location.search}`}>{t('auth:login.createAccount')}</PublicLink>
      </p>
    </PublicCard>
  )
}
