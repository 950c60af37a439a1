import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { joinFacts } from '../../../../i18n/i18n.ts'
import { FullScreenDialog } from '../../../../ui/full-screen-dialog.tsx'
import { UnsavedChangesDialog } from '../../../../ui/leave-question.tsx'
import TeamsPanel from '../teams/teams-panel.tsx'
import styles from './seats.module.css'
import SeatsPanel from './seats-panel.tsx'

type Props = { game: Game; onClose(): void }

/** Shows the seats of a game and its teams over the control room. */
export default function SeatsDialog({ game, onClose }: Props) {
  const { t } = useTranslation('seats')
  const [isChanged, setChanged] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <FullScreenDialog
      opened
      onClose={() => (isChanged ? setAsking(true) : onClose())}
      title={joinFacts([t('title'), game.name])}
    >
      <div className={styles.dialog}>
        <SeatsPanel game={game} />
        <TeamsPanel game={game} onChanged={setChanged} />
      </div>
      {isAsking && <UnsavedChangesDialog onStay={() => setAsking(false)} onLeave={onClose} />}
    </FullScreenDialog>
  )
}
