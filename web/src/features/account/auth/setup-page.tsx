import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainCard } from '../../../shell/frame/plain-card.tsx'
import { useDocumentTitle } from '../../../shell/use-document-title.ts'
import { Banner } from '../../../ui/banner.tsx'
import styles from './auth.module.css'
import type { DeadLink } from './setup.ts'
import { SetUpForm } from './setup-form.tsx'

/** The page of the one-time link of a first start: creates the account of the first super administrator. */
export default function SetUpPage() {
  const { t } = useTranslation(['common', 'auth'])
  useDocumentTitle(t('auth:setUp.title'))
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token'))
  const [dead, setDead] = useState<DeadLink | null>(token ? null : 'missing')
  if (dead || !token) return <DeadLinkCard reason={dead ?? 'missing'} />
  return (
    <PlainCard title={t('auth:setUp.title')} lead={t('auth:setUp.lead')}>
      <SetUpForm token={token} onDeadLink={setDead} />
    </PlainCard>
  )
}

function DeadLinkCard({ reason }: { reason: DeadLink }) {
  const { t } = useTranslation('auth')
  return (
    <PlainCard title={t('setUp.title')}>
      <Banner focused={reason !== 'missing'} tone={reason === 'closed' ? 'info' : 'error'}>
        {t(`setUp.dead.${reason}`)}
      </Banner>
      <p className={styles.aside}>
        <a href="/login">{t('setUp.toSignIn')}</a>
      </p>
    </PlainCard>
  )
}
