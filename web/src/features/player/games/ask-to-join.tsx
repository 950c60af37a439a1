import { IconHandStop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { notify } from '../../../ui/notify.ts'
import { useJoinRequest, useRequestToJoin } from './api.ts'
import styles from './game-actions.module.css'

/** Replaces the page of a game that the player may not see: they can ask to be let in, or enter a class code. */
export function PrivateGame({ gameId }: { gameId: number }) {
  const { t } = useTranslation('player')
  return (
    <Card>
      <EmptyState picture="games" title={t('request.title')} action={<AskToJoin gameId={gameId} />}>
        {t('request.why')}
      </EmptyState>
      <p className={styles.haveCode}>
        <a href="/join">{t('games.haveCode')}</a>
      </p>
    </Card>
  )
}

/** Asks the administrators to be let in, and tells what became of it. */
export function AskToJoin({ gameId }: { gameId: number }) {
  const { t } = useTranslation(['player', 'common'])
  const { data: state } = useJoinRequest(gameId)
  const { mutate, isPending } = useRequestToJoin(gameId)
  if (state === 'pending') return <Banner tone="info">{t('request.pending')}</Banner>
  if (state === 'declined') return <Banner tone="warning">{t('request.declined')}</Banner>
  return (
    <Button
      variant="primary"
      icon={<IconHandStop size={18} aria-hidden="true" />}
      loading={isPending || state === 'accepted'}
      disabled={state === undefined}
      onClick={() => mutate(undefined, { onError: error => notify.error(errorText(t, error)) })}
    >
      {t('request.ask')}
    </Button>
  )
}
