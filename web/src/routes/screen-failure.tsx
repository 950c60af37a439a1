import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { errorText } from '../i18n/server-sentences.ts'
import { Card } from '../ui/card.tsx'
import { ErrorCard } from '../ui/error-card.tsx'

/** Renders the error of a screen that failed or could not be loaded. */
export function ScreenFailure({ error, reset }: { error: unknown; reset(): void }) {
  const { t } = useTranslation()
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Card>
      <ErrorCard reason={errorText(t, error)} onRetry={retry} />
    </Card>
  )
}
