import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { useArchive } from './archiving.ts'

type Props = { game: Game; onClose(): void }

/** Asks before a game is put away, and says what that means for its players and its clocks. */
export function ArchiveGameDialog({ game, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common'])
  const { mutateAsync } = useArchive(game.id)
  const archive = async () => {
    await mutateAsync(true)
    notify.success(t('admin:lifecycle.archiveGameDone', { game: game.name }))
  }
  return (
    <ConfirmDialog
      opened
      title={t('admin:lifecycle.archiveTitle', { game: game.name })}
      onClose={onClose}
      onConfirm={archive}
      failureText={error => errorText(t, error)}
    >
      <p>{t('admin:lifecycle.archiveWhat')}</p>
      <p>{t('admin:lifecycle.archiveClocks')}</p>
      <p>{t('admin:lifecycle.archiveUndo')}</p>
    </ConfirmDialog>
  )
}
