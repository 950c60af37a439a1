import { IconPlayerPlay } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { ArchivedNotice } from '../../../../domain/staff/archived-notice.tsx'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/notify.ts'
import { useResume } from './game-acts-api.ts'

/** Tells that a game is archived or paused, or that its quarters are practice. */
export function GameBanners({ game }: { game: Game }) {
  const { t } = useTranslation('control')
  return (
    <>
      <ArchivedNotice game={game} />
      {game.pause && !game.archived && <PausedBanner game={game} message={game.pause.message} />}
      {game.practice && (
        <Banner tone="info" title={t('practice.now')}>
          {t('practice.what')}
        </Banner>
      )}
    </>
  )
}

function PausedBanner({ game, message }: { game: Game; message: string }) {
  const { t } = useTranslation(['control', 'common'])
  const { mutate, isPending } = useResume(game.id)
  return (
    <Banner
      tone="warning"
      title={t('control:pause.now')}
      action={
        <Button
          small
          loading={isPending}
          icon={<IconPlayerPlay className="flip" size={18} aria-hidden="true" />}
          onClick={() => mutate(undefined, { onError: error => notify.error(errorText(t, error)) })}
        >
          {t('control:pause.end')}
        </Button>
      }
    >
      <bdi>{message}</bdi>
    </Banner>
  )
}
