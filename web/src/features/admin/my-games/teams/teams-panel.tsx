import type { Game } from '@trimestre/contract/games'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOver } from '../../../../domain/game-standing.ts'
import { Card } from '../../../../ui/card.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { PasteForm } from './paste-form.tsx'
import { RolesForm } from './roles-form.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SplitForm } from './split-form.tsx'
import styles from './teams.module.css'

type Props = {
  game: Game
  /** Called with whether there are unsaved changes. */
  onChanged(isChanged: boolean): void
}

/** Chooses whether a game is played in teams, and forms them. */
export default function TeamsPanel({ game, onChanged }: Props) {
  const { t } = useTranslation('seats')
  const [isSettingsChanged, setSettingsChanged] = useState(false)
  const [isRolesChanged, setRolesChanged] = useState(false)
  const isChanged = isSettingsChanged || isRolesChanged
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])
  const mayForm = game.teams !== null && !isOver(game)
  return (
    <Card title={t('teams.title')} subtitle={t('teams.lead')}>
      <div className={styles.parts}>
        <SettingsForm key={game.teams ? 'teams' : 'solo'} game={game} onChanged={setSettingsChanged} />
        {game.teams && (
          <Fold title={t('roles.title')}>
            <RolesForm game={game} onChanged={setRolesChanged} />
          </Fold>
        )}
        {mayForm && (
          <>
            <Fold title={t('split.title')}>
              <SplitForm game={game} />
            </Fold>
            <Fold title={t('paste.title')}>
              <PasteForm game={game} />
            </Fold>
          </>
        )}
      </div>
    </Card>
  )
}
