import { useTranslation } from 'react-i18next'
import { useGame } from '../domain/use-game.ts'
import { Banner } from '../ui/banner.tsx'

/** Tells players that the game is paused, with the message of staff; nothing while it goes on or is archived. */
export function PauseBanner({ gameId }: { gameId: number }) {
  const { t } = useTranslation()
  const game = useGame(gameId).data
  if (!game?.pause || game.archived) return null
  const { pause } = game
  return (
    <Banner tone="warning" title={t('pause.now')}>
      {pause.message === '' ? t('pause.what') : <bdi>{pause.message}</bdi>}
    </Banner>
  )
}
