import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { call } from '../api.ts'
import styles from './reset-demo-dialog.module.css'

type Props = { game: Pick<Game, 'id' | 'name'>; onClose(): void }

/**
 * Renders the dialog that resets the demonstration game, after a warning about what is lost. Used by administrators and
 * super administrators.
 */
export function ResetDemoDialog({ game, onClose }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: () => call('resetDemoGame', { params: { id: game.id } }),
    // Rounds, companies, results and criteria are replaced, so all cached data is outdated.
    onSuccess: () => client.invalidateQueries(),
  })
  const reset = async () => {
    await mutateAsync()
    notify.success(t('admin:demo.done'))
  }
  return (
    <ConfirmDialog
      opened
      destructive
      title={t('admin:demo.title', { game: game.name })}
      onClose={onClose}
      onConfirm={reset}
      failureText={error => errorText(t, error)}
    >
      <div className={styles.consequence}>
        <p>{t('admin:demo.lost')}</p>
        <p>{t('admin:demo.made')}</p>
      </div>
    </ConfirmDialog>
  )
}
