import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { go } from '../../../domain/navigation.ts'
import { checkServer } from '../../../domain/outage.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useDocumentTitle } from '../../../shell/use-document-title.ts'
import { Button } from '../../../ui/button.tsx'
import { returnAddress, returnTime } from './maintenance.ts'
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
    if (isBack) go(returnAddress(query), { replace: true })
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
