import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/text-field.tsx'
import { DeleteEntryDialog } from '../shared/delete-entry-dialog.tsx'
import { useDeleteGame } from './api.ts'
import styles from './delete-game-dialog.module.css'

type Props = { game: Game; onClose(): void }

/** Deletes a game. Once the game has results, the user must type its name first. */
export function DeleteGameDialog({ game, onClose }: Props) {
  const { t } = useTranslation('super')
  const [typed, setTyped] = useState('')
  const { mutateAsync } = useDeleteGame()
  const companies = game.companies.length
  const quarters = game.currentTrimestre - 1
  const mustType = companies > 0 && quarters > 0
  return (
    <DeleteEntryDialog
      kind="games"
      title={t('games.deleteTitle', { game: game.name })}
      confirmDisabled={mustType && typed.trim() !== game.name}
      onDelete={() => mutateAsync(game.id)}
      onClose={onClose}
    >
      <div className={styles.consequence}>
        {companies === 0 && <p>{t('games.deleteEmpty')}</p>}
        {companies > 0 && (
          <p>
            {t('games.deleteCompanies', { count: companies })}{' '}
            {quarters > 0 && t('games.deleteQuarters', { count: quarters })} {t('games.deleteFinal')}
          </p>
        )}
        {mustType && (
          <TextField
            label={t('games.typeName', { game: game.name })}
            value={typed}
            autoComplete="off"
            onChange={event => setTyped(event.currentTarget.value)}
          />
        )}
      </div>
    </DeleteEntryDialog>
  )
}
