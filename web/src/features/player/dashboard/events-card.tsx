import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { announcedEvents } from '../../../domain/announced-events.ts'
import { AnnouncedList } from '../../../domain/announced-list.tsx'
import { Card } from '../../../ui/card.tsx'
import styles from './events-card.module.css'

/** Lists the public events of the current quarter and the quarters after it. */
export function EventsCard({ game, quarter }: { game: Game; quarter: number }) {
  const { t } = useTranslation('player')
  const events = announcedEvents(game.eventGames).filter(({ to }) => to >= quarter)
  return (
    <Card title={t('dashboard.events')} late={80}>
      {events.length === 0 ? (
        <p className={styles.none}>{t('dashboard.noEvent')}</p>
      ) : (
        <AnnouncedList events={events} quarter={quarter} />
      )}
    </Card>
  )
}
