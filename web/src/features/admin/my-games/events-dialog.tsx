import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ArchivedNotice } from '../../../domain/staff/archived-notice.tsx'
import { joinFacts } from '../../../i18n/i18n.ts'
import { Banner } from '../../../ui/banner.tsx'
import { ContentDialog } from '../../../ui/content-dialog.tsx'
import { AdvisedEvents } from './advised-events-form.tsx'
import { AssociationForm } from './association-form.tsx'
import { quartersLeft } from './event-form.ts'
import styles from './events-dialog.module.css'
import { GameEventsTable } from './game-events-table.tsx'

type Props = { game: Game; onClose(): void }

/** Shows the events of a game, associates an event with quarters, or removes one from a quarter. */
export function EventsDialog({ game, onClose }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const [isChanged, setChanged] = useState(false)
  const isOpen = quartersLeft(game).length > 0 && !game.archived
  return (
    <ContentDialog
      title={joinFacts([t('myGames.events'), game.name])}
      onClose={onClose}
      changed={isChanged && isOpen}
    >
      <div className={styles.part}>
        <ArchivedNotice game={game} />
        {!game.archived && <AdvisedEvents game={game} />}
        {isOpen ? (
          <AssociationForm key={game.currentTrimestre} game={game} onChanged={setChanged} />
        ) : (
          !game.archived && (
            <Banner>{t(game.finished ? 'admin:events.finished' : 'admin:pass.toConfigure')}</Banner>
          )
        )}
      </div>
      <GameEventsTable game={game} />
    </ContentDialog>
  )
}
