import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainCard } from '../../app/frame/plain-card.tsx'
import { PublicLink } from '../../app/public-link.tsx'
import styles from './auth.module.css'
import { LoginForm } from './login-form.tsx'

type Props = {
  /** What is to be said above the form. */
  notice: ReactNode
  /** Another way in, below the form. */
  otherWay?: ReactNode
  /** Of the address, with its question mark: the page asked for goes along to the registration. */
  query?: string
  /** The school makes all accounts: none is opened here. */
  isRegistrationClosed?: boolean
  onSignIn(username: string, password: string): Promise<void>
}

/** The way in with a password. The server draws it too, before any script has come: see `static-frames.tsx`. */
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
