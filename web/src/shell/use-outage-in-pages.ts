import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { currentAddress, openHere } from '../domain/navigation.ts'
import { onRecovery } from '../domain/outage.ts'
import { queryClient } from '../domain/query-client.ts'
import { useOutage } from '../domain/use-outage.ts'
import { notify } from '../ui/notify.ts'

/** Milliseconds over which the pages of a class send their requests again once the server is back. */
const spread = 1000

/**
 * Handles an outage of the server: a page with data keeps it, together with unsaved input, and requests it again once
 * the server is back; a page without data waits on the maintenance page.
 */
export function useOutageInPages(): void {
  const { t } = useTranslation()
  const outage = useOutage()
  useEffect(() => {
    if (!outage || !hasNothingToShow()) return
    const query = new URLSearchParams({
      next: currentAddress(),
      ...(outage.until !== null && { until: outage.until }),
    })
    // In this document: the server may not be able to answer with another.
    openHere(`/maintenance?${query}`)
  }, [outage])
  useEffect(
    () =>
      onRecovery(() => {
        notify.success(t('shell.outage.over'), 3000)
        setTimeout(() => void queryClient.invalidateQueries(), Math.random() * spread)
      }),
    [t],
  )
}

/** Whether every active query of the page has failed to load any data, whatever the frame around it shows. */
function hasNothingToShow(): boolean {
  const active = queryClient.getQueryCache().findAll({ type: 'active' })
  const awaited = active.filter(({ meta }) => meta?.isOfFrame !== true)
  return awaited.length > 0 && awaited.every(query => query.state.data === undefined)
}
