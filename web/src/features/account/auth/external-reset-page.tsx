import { useTranslation } from 'react-i18next'
import { forwardedQuery } from '../../../domain/navigation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import styles from './auth.module.css'
import { ExternalCard } from './external-cards.tsx'

/** The `/reset-firebase` page: explains that this application cannot replace the password of an external account. */
export default function ExternalResetPage() {
  const { t } = useTranslation('auth')
  return (
    <ExternalCard title={t('reset.title')}>
      {provider => (
        <>
          <p>{t('external.managed', { provider })}</p>
          <a href={`/login-firebase${forwardedQuery()}`} className={buttonClass('primary', false, true)}>
            {t('external.continueWith', { provider })}
          </a>
          <p className={styles.aside}>
            <a href={`/reset-password${forwardedQuery()}`}>{t('external.ownPassword')}</a>
          </p>
        </>
      )}
    </ExternalCard>
  )
}
