import { IconRoute } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { tourStops } from '@trimestre/contract/tour'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../i18n/server-sentences.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { call } from '../api.ts'
import { guideKey, useGuide } from './tour-queries.ts'

const total = tourStops.length

/** Offers the tour of the first quarter, or what is left of it. It opens by a click only. */
export function TourLine({ gameId }: { gameId: number }) {
  const { t } = useTranslation(['tour', 'common'])
  const router = useRouter()
  const queries = useQueryClient()
  const guide = useGuide(gameId).data
  const button = useRef<HTMLButtonElement>(null)
  const [isLoading, setLoading] = useState(false)
  if (!guide) return null
  const { step, done } = guide
  const store = async (seen: number) => {
    await call('setGuide', { params: { id: gameId }, body: { step: seen } })
    await queries.invalidateQueries({ queryKey: guideKey(gameId) })
  }
  const start = async () => {
    setLoading(true)
    try {
      const { runTour } = await import('./run-tour.ts')
      await runTour({
        t,
        router,
        first: done ? 0 : Math.max(0, step - 1),
        seen: step,
        onSeen: seen => void store(seen).catch(error => notify.error(errorText(t, error))),
        button: button.current,
      })
    } catch {
      notify.error(t('loadFailed'))
    }
    setLoading(false)
  }
  return (
    <Button
      ref={button}
      variant="text"
      loading={isLoading}
      icon={<IconRoute size={20} aria-hidden="true" />}
      onClick={() => void start()}
    >
      {done ? t('again') : step > 0 ? t('resume', { stop: step, total }) : t('line')}
    </Button>
  )
}
