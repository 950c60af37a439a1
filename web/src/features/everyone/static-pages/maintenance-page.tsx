import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkServer } from '../../../domain/outage.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useDocumentTitle } from '../../../shell/use-document-title.ts'
import { Button } from '../../../ui/button.tsx'
import { MaintenanceCard } from './maintenance-card.tsx'

const everyMs = 30_000

/** Polls the platform every 30 seconds and returns the user to the page they came from. */
export default function MaintenancePage() {
  const { t } = useTranslation('auth')
  const format = useFormat()
  useDocumentTitle(t('maintenance.title'))
  const [query] = useState(() => new URLSearchParams(window.location.search))
  const [tries, setTries] = useState(0)
  const [asking, setAsking] = useState(false)
  const until = returnTime(query)

  const look = useCallback(async () => {
    setAsking(true)
    const isBack = await checkServer()
    setAsking(false)
    if (isBack) window.location.replace(returnAddress(query))
    else setTries(count => count + 1)
  }, [query])
  useEffect(() => {
    const timer = setInterval(() => void look(), everyMs)
    return () => clearInterval(timer)
  }, [look])
  return (
    <MaintenanceCard time={until && format.dateTime(until)}>
      <p role="status">{t(tries === 0 ? 'maintenance.checking' : 'maintenance.stillAway')}</p>
      <Button variant="primary" fullWidth loading={asking} onClick={() => void look()}>
        {t('maintenance.retry')}
      </Button>
    </MaintenanceCard>
  )
}

/** Returns the page to go back to: one of this application, or else the root page. */
function returnAddress(query: URLSearchParams): string {
  const next = query.get('next')
  if (!next?.startsWith('/') || /\/\/|\\/.test(next)) return '/'
  return next.startsWith('/maintenance') ? '/' : next
}

/** Returns the time at which the platform is available again, as an ISO instant, if the address contains it. */
function returnTime(query: URLSearchParams): string | null {
  const until = query.get('until')
  return until && !Number.isNaN(Date.parse(until)) ? until : null
}
