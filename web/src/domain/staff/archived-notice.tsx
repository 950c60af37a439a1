import { IconArchiveOff } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../i18n/server-sentences.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { useArchive } from './archiving.ts'

/** Tells staff that a game is archived, and takes it out of the archive; nothing for a game in use. */
export function ArchivedNotice({ game }: { game: Game }) {
  return game.archived && <Notice game={game} />
}

function Notice({ game }: { game: Game }) {
  const { t } = useTranslation(['admin', 'common'])
  const { mutate, isPending } = useArchive(game.id)
  const unarchive = () =>
    mutate(false, {
      onSuccess: () => notify.success(t('admin:lifecycle.unarchiveGameDone', { game: game.name })),
      onError: error => notify.error(errorText(t, error)),
    })
  return (
    <Banner
      tone="info"
      title={t('common:archived.now')}
      action={
        <Button
          small
          loading={isPending}
          icon={<IconArchiveOff size={18} aria-hidden="true" />}
          onClick={unarchive}
        >
          {t('admin:lifecycle.unarchiveGame')}
        </Button>
      }
    >
      {t('common:archived.what')}
    </Banner>
  )
}
