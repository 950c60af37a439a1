import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { useReturnFocus } from '../../ui/use-return-focus.ts'
import { useResetDemo } from './api.ts'
import styles from './delete-dialog.module.css'

/** Puts the demonstration back; what is lost by it is said first. */
export function ResetDialog({ game, onClose }: { game: Game; onClose(): void }) {
  useReturnFocus()
  const { t } = useTranslation(['common', 'super'])
  const { mutateAsync } = useResetDemo()
  const reset = async () => {
    await mutateAsync(game.id)
    notify.success(t('super:games.resetDone'))
  }
  return (
    <ConfirmDialog
      opened
      destructive
      title={t('super:games.resetTitle', { game: game.name })}
      onClose={onClose}
      onConfirm={reset}
      failureText={error => errorText(t, error)}
    >
      <div className={styles.consequence}>
        <p>{t('super:games.resetLost')}</p>
        <p>{t('super:games.resetMade')}</p>
      </div>
    </ConfirmDialog>
  )
}
