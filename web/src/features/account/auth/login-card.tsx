import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainCard } from '../../../shell/frame/plain-card.tsx'
import { PublicLink } from '../../../shell/public-link.tsx'
import styles from './auth.module.css'
import { LoginForm } from './login-form.tsx'

type Props = {
  /** The banners above the form. */
  notice: ReactNode
  /** An alternative way to sign in, rendered below the form. */
  otherWay?: ReactNode
  /** The query string of the page, with its question mark; it carries the requested page over to the registration. */
  query?: string
  /** True when only the school creates accounts, so that visitors cannot register. */
  isRegistrationClosed?: boolean
  onSignIn(username: string, password: string): Promise<void>
}

/** The sign-in card with a password. The server also renders it, before any script loads: see `static-frames.tsx`. */
export function LoginCard({ notice, otherWay, query = '', isRegistrationClosed, onSignIn }: Props) {
  const { t } = useTranslation('auth')
  return (
    <PlainCard title={t('login.title')} lead={t('login.lead')}>
      {notice}
      <LoginForm query={query} onSignIn={onSignIn} />
      {otherWay}
      <p className={styles.aside}>
        {isRegistrationClosed ? (
          t('register.closed')
        ) : (
          <>
            {t('login.noAccount')}{' '}
            <PublicLink href={`/register${query}`}>{t('login.createAccount')}</PublicLink>
          </>
        )}
      </p>
    </PlainCard>
  )
}
