import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { call } from '../api.ts'

type Props = { game: Game; onClose(): void }

/** Asks before a game is ended before its last quarter, and says what that means. */
export function EndGameDialog({ game, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common'])
  const client = useQueryClient()
  const passed = game.currentTrimestre - 1
  const { mutateAsync } = useMutation({
    mutationFn: () => call('endGame', { params: { id: game.id }, query: { expected: game.rounds.length } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['games'] }),
  })
  const end = async () => {
    await mutateAsync()
    notify.success(t('admin:lifecycle.endGameDone', { game: game.name }))
  }
  return (
    <ConfirmDialog
      opened
      title={t('admin:lifecycle.endTitle', { game: game.name })}
      onClose={onClose}
      onConfirm={end}
      failureText={error => errorText(t, error)}
    >
      <p>{t('admin:lifecycle.endWhat', { passed, open: game.currentTrimestre })}</p>
      <p>{t('admin:lifecycle.endUndo')}</p>
    </ConfirmDialog>
  )
}
