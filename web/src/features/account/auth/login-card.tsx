import { useTranslation } from 'react-i18next'
import { ScriptNotice } from '../../../shell/frame/outlines.tsx'
import { PlainCard } from '../../../shell/frame/plain-card.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './auth.module.css'

export type LoginCardProps = {
  /** The name of the identity provider of the school, if there is one. */
  provider?: string
  /** True when only the school creates accounts, so that visitors cannot register. */
  isRegistrationClosed?: boolean
}

/**
 * Renders the sign-in card once, in the build: the server puts it into `sign-in.html`, whose script (`sign-in/sign-in.ts`)
 * shows banners in `data-notices` and adds the query of the page to the links with `data-forwards-query`.
 */
export function LoginCard({ provider, isRegistrationClosed }: LoginCardProps) {
  const { t } = useTranslation('auth')
  return (
    <PlainCard title={t('login.title')} lead={t('login.lead')}>
      <ScriptNotice />
      <div data-notices style={{ display: 'contents' }} />
      <LoginForm />
      {provider && (
        <>
          <p className={styles.or}>{t('external.or')}</p>
          <a href="/login-firebase" data-forwards-query className={buttonClass('secondary', false, true)}>
            {t('external.continueWith', { provider })}
          </a>
        </>
      )}
      <p className={styles.code}>
        <a href="/join">{t('join.haveCode')}</a>
      </p>
      <p className={styles.aside}>
        {isRegistrationClosed ? (
          t('register.closed')
        ) : (
          <>
            {t('login.noAccount')}{' '}
            <a href="/register" data-forwards-query>
              {t('login.createAccount')}
            </a>
          </>
        )}
      </p>
    </PlainCard>
  )
}

function LoginForm() {
  const { t } = useTranslation(['common', 'auth'])
  return (
    // The browser submits this form itself only where no script runs; POST then keeps the values out of the address.
    <form className={styles.form} method="post" noValidate>
      <TextField
        id="username"
        name="username"
        required
        label={t('field.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles.password}>
        <PasswordField
          id="password"
          name="password"
          required
          label={t('field.password')}
          autoComplete="current-password"
        />
        <a href="/reset-password" data-forwards-query>
          {t('auth:login.forgot')}
        </a>
      </div>
      <Button variant="primary" type="submit" fullWidth>
        {t('auth.continue')}
      </Button>
    </form>
  )
}
