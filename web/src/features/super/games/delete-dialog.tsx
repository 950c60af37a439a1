import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { useDeleteGame } from './api.ts'
import styles from './delete-dialog.module.css'

type Props = { game: Game; onClose(): void }

/** Deletes a game. Once the game has results, the user must type its name first. */
export function DeleteDialog({ game, onClose }: Props) {
  useReturnFocus()
  const { t } = useTranslation(['common', 'super'])
  const [typed, setTyped] = useState('')
  const { mutateAsync } = useDeleteGame()
  const companies = game.companies.length
  const quarters = game.currentTrimestre - 1
  const mustType = companies > 0 && quarters > 0
  const remove = async () => {
    await mutateAsync(game.id)
    notify.success(t('super:games.deleted'))
  }
  return (
    <ConfirmDialog
      opened
      destructive
      title={t('super:games.deleteTitle', { game: game.name })}
      onClose={onClose}
      onConfirm={remove}
      confirmDisabled={mustType && typed.trim() !== game.name}
      failureText={error => errorText(t, error)}
    >
      <div className={styles.consequence}>
        {companies === 0 && <p>{t('super:games.deleteEmpty')}</p>}
        {companies > 0 && (
          <p>
            {t('super:games.deleteCompanies', { count: companies })}{' '}
            {quarters > 0 && t('super:games.deleteQuarters', { count: quarters })}{' '}
            {t('super:games.deleteFinal')}
          </p>
        )}
        {mustType && (
          <TextField
            label={t('super:games.typeName', { game: game.name })}
            value={typed}
            autoComplete="off"
            onChange={event => setTyped(event.currentTarget.value)}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
