import { useTranslation } from 'react-i18next'
import { forwardedQuery } from '../../../domain/navigation.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import styles from './auth.module.css'
import { ExternalCard, LinkForm } from './external-cards.tsx'
import { useExternalSignIn } from './use-external-sign-in.ts'

/** The `/login-firebase` and `/register-firebase` pages: sign-in with the identity provider of the school. */
export default function ExternalPage() {
  const { t } = useTranslation(['common', 'auth'])
  const isRegistration = window.location.pathname.startsWith('/register')
  const { isBusy, failure, dismiss, begin, mustLink, link } = useExternalSignIn(isRegistration)
  return (
    <ExternalCard title={t(isRegistration ? 'auth:register.title' : 'auth:login.title')}>
      {provider => (
        <>
          {failure && (
            <Banner focused tone="error" onClose={dismiss}>
              {failure}
            </Banner>
          )}
          {mustLink ? (
            <LinkForm busy={isBusy} onLink={link} />
          ) : (
            <>
              <p>{t('auth:external.lead', { provider })}</p>
              <Button variant="primary" fullWidth loading={isBusy} onClick={() => void begin()}>
                {t('auth:external.continueWith', { provider })}
              </Button>
            </>
          )}
          <p className={styles.aside}>
            <a href={`${isRegistration ? '/register' : '/login'}${forwardedQuery()}`}>
              {t('auth:external.withPassword')}
            </a>
          </p>
        </>
      )}
    </ExternalCard>
  )
}
