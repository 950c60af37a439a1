import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../domain/api.ts'
import { forwardedQuery } from '../../../domain/navigation.ts'
import { hasSessionExpired, startSession } from '../../../domain/session.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { PublicLink } from '../../../shell/public-link.tsx'
import { useDocumentTitle } from '../../../shell/use-document-title.ts'
import { Banner } from '../../../ui/banner.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import styles from './auth.module.css'
import { type ExternalProvider, isRegistrationClosed, useExternalProvider } from './external-provider.ts'
import { LoginCard } from './login-card.tsx'

export default function LoginPage() {
  const { t } = useTranslation(['common', 'auth'])
  useDocumentTitle(t('auth:login.title'))
  const provider = useExternalProvider()
  const [failure, setFailure] = useState<string | null>(null)
  const [isExpired, setExpired] = useState(hasSessionExpired)
  const [hasChangedPassword] = useState(() => new URLSearchParams(window.location.search).has('changed'))

  const signIn = async (username: string, password: string) => {
    setFailure(null)
    setExpired(false)
    try {
      // The session decides where the user goes next: see `decideArea`.
      await startSession(call('login', { body: { username, password } }))
    } catch (error) {
      setFailure(errorText(t, error))
    }
  }
  return (
    <LoginCard
      onSignIn={signIn}
      query={forwardedQuery()}
      otherWay={<ExternalChoice provider={provider} />}
      isRegistrationClosed={isRegistrationClosed(provider)}
      notice={
        <>
          {isExpired && !failure && <Banner tone="info">{t('auth:login.sessionExpired')}</Banner>}
          {failure && (
            <Banner focused tone="error" onClose={() => setFailure(null)}>
              {failure}
            </Banner>
          )}
          {hasChangedPassword && !failure && <Banner tone="success">{t('auth:login.changed')}</Banner>}
        </>
      }
    />
  )
}

/** Offers the identity provider of the school when one is configured. */
function ExternalChoice({ provider }: { provider: ExternalProvider }) {
  const { t } = useTranslation('auth')
  if (provider.state !== 'present') return null
  return (
    <>
      <p className={styles.or}>{t('external.or')}</p>
      <PublicLink
        href={`/login-firebase${forwardedQuery()}`}
        className={buttonClass('secondary', false, true)}
      >
        {t('external.continueWith', { provider: provider.name })}
      </PublicLink>
    </>
  )
}
