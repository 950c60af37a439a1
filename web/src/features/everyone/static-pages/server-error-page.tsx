import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkServer } from '../../../domain/outage.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import styles from './server-error-page.module.css'

/** Shown when the server did not respond; once it responds again, returns the user to the page they came from. */
export default function ServerErrorPage() {
  const { t } = useTranslation(['common', 'auth'])
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const retry = async () => {
    setAsking(true)
    setFailure(null)
    const isBack = await checkServer()
    setAsking(false)
    if (!isBack) setFailure(t('errors.server/unreachable'))
    else if (window.history.length > 1) window.history.back()
    else void navigate({ to: '/app', replace: true })
  }
  return (
    <Card>
      <div className={styles.box}>
        <ServerErrorPicture />
        <h2 className={styles.code}>{t('auth:serverError.title')}</h2>
        <p className={styles.message}>{t('error.server')}</p>
        {failure && (
          <Banner focused tone="error" onClose={() => setFailure(null)}>
            {failure}
          </Banner>
        )}
        <Button variant="primary" loading={asking} onClick={() => void retry()}>
          {t('ui.retry')}
        </Button>
      </div>
    </Card>
  )
}

/** A picture of a server whose lights are off. */
function ServerErrorPicture() {
  return (
    <svg className="frame-picture" viewBox="0 0 220 120" fill="none" aria-hidden="true">
      <path d="M10 104h200" stroke="var(--divider)" strokeWidth="3" strokeLinecap="round" />
      <g stroke="var(--primary)" strokeWidth="2.5" fill="var(--paper)">
        <rect x="70" y="22" width="80" height="24" rx="6" />
        <rect x="70" y="51" width="80" height="24" rx="6" fill="var(--tint-strong)" strokeDasharray="6 6" />
        <rect x="70" y="80" width="80" height="24" rx="6" />
      </g>
      <g fill="var(--primary)">
        <circle cx="84" cy="34" r="3.5" />
        <circle cx="96" cy="34" r="3.5" />
        <circle cx="84" cy="92" r="3.5" />
        <circle cx="96" cy="92" r="3.5" />
      </g>
      <path d="m104 56 12 14m0-14-12 14" stroke="var(--primary)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M52 34H34m0 0-6-8m6 8-6 8M168 92h18m0 0 6-8m-6 8 6 8"
        stroke="var(--tint-strong)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
